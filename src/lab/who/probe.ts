// Loads the file of a bot in a thread first, where it can hang, end all or take all memory without harm: the thread that says so
// must be another one than hangs. What it throws is left to whoever then loads it.
import { Worker } from 'node:worker_threads';
import { bundleFolder } from '../text/installed.ts';
import { endedWords, stillLoading, WHILE_LOADED } from './ended.ts';

/** Seconds. Ours take a tenth of one. */
export const LOADING_PATIENCE = 10;
/** Milliseconds. Ticks are counted, so that time in which the process stands still is nobody's. */
const TICK = 250;

const program = new URL('probe-thread.js', bundleFolder);

/** By file; what was loaded once is not tried again. */
const probed = new Map<string, Promise<void>>();

/** Over when the file has come to its end, well or not. `shown` is how messages call it. */
export function probe(file: URL, shown: string): Promise<void> {
  const known = probed.get(file.href);
  if (known !== undefined) return known;
  const fresh = load(file, shown);
  probed.set(file.href, fresh);
  return fresh;
}

/** A thread for each: what one leaves behind must not be blamed on the next. */
async function load(file: URL, shown: string): Promise<void> {
  // What a bot prints, it prints when it is loaded in earnest.
  const thread = new Worker(program, { workerData: file.href, stdout: true, stderr: true });
  const wrong = await outcome(thread);
  void thread.terminate();
  if (wrong !== null) throw new Error(`${shown}: ${wrong}`);
}

/** What is wrong, or null. */
function outcome(thread: Worker): Promise<string | null> {
  return new Promise<string | null>((resolve) => {
    let ticks = 0;
    const watch = setInterval(() => {
      if (++ticks * TICK > LOADING_PATIENCE * 1000) end(stillLoading(LOADING_PATIENCE));
    }, TICK);
    const end = (wrong: string | null) => {
      clearInterval(watch);
      resolve(wrong);
    };
    let thrown: unknown;
    thread.on('message', () => end(null));
    thread.on('error', (error) => {
      thrown = error;
    });
    thread.on('exit', (code) => end(endedWords(code, thrown, WHILE_LOADED)));
  });
}
