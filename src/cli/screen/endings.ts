// What asks a program to come to an end: Ctrl-C, a signal to end, a terminal that hangs up, and npm that is gone.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A terminal and npm may both deliver the same Ctrl-C: only later ones mean it again. */
const SAME_PRESS = 500;
/** How often to look for npm, in milliseconds. */
const LOOK = 500;

const SHELLS = ['sh', 'dash', 'bash', 'ash', 'zsh', 'ksh', 'busybox'];

/** Calls `stop` on the first of them, with the reason where it was not Ctrl-C; who asks again gets the end at once. */
export function onEnding(stop: (why?: string) => void, npmIsGone: () => boolean): () => void {
  let first = 0;
  const ask = (why?: string) => {
    if (first === 0) {
      first = Date.now();
      stop(why);
    } else if (Date.now() - first > SAME_PRESS) process.exit(130);
  };
  const hears: [NodeJS.Signals, () => void][] = [
    ['SIGINT', () => ask()],
    ['SIGTERM', () => ask('asked to end')],
    // What nobody heard ends the program: so it is heard, and forgotten.
    ['SIGHUP', () => void (isNohup() || ask('the terminal is gone'))],
  ];
  for (const [signal, hear] of hears) process.on(signal, hear);
  const watch = setInterval(() => void (first === 0 && npmIsGone() && ask('npm is gone')), LOOK);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const [signal, hear] of hears) process.off(signal, hear);
  };
}

/**
 * Whether whoever started this process for npm is gone. npm starts a shell that starts this: the shell outlives npm, so that where
 * one can look (Linux) its parent is watched too. Without npm nobody is watched: what is started by itself goes on alone.
 */
export function npmWatch(env: Readonly<Record<string, string | undefined>>): () => boolean {
  if (env.npm_lifecycle_event === undefined) return () => false;
  const parent = process.ppid;
  const { name, parent: npm } = lookAt(parent);
  const isShell = SHELLS.includes(name);
  return () => process.ppid !== parent || (isShell && lookAt(parent).parent !== npm);
}

function lookAt(pid: number): { readonly name: string; readonly parent: string | undefined } {
  const [, name = '', , parent] = /\((.*)\)\s+(\S+)\s+(\d+)/s.exec(read(`/proc/${pid}/stat`)) ?? [];
  return { name, parent };
}

/**
 * Node forgets on its way up that hang-ups are to be ignored. What is left of nohup is the name of the command that the shell
 * started, and, where there was a terminal, a standard input that can only be written (Linux).
 */
function isNohup(): boolean {
  const [, flags = '0'] = /^flags:\s*(\d+)/m.exec(read('/proc/self/fdinfo/0')) ?? [];
  const WRITE_ONLY = 1;
  return basename(process.env._ ?? '') === 'nohup' || (Number.parseInt(flags, 8) & 3) === WRITE_ONLY;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
