// A disk that refuses: the calls of node:fs that the lab makes, in this process or in one that is started with a hook.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { constants } from 'node:os';

export interface Fault {
  readonly call: 'writeSync' | 'openSync' | 'fsyncSync' | 'renameSync' | 'mkdirSync' | 'readFileSync' | 'writeFileSync';
  /** Part of the path that it is about. */
  readonly path: string;
  /** Not thrown, but only half is written: a short write. */
  readonly code: string | 'short';
  /** Half of what is written arrives before. */
  readonly half?: boolean;
  /** The first such calls that fail, and how many; else all. */
  readonly after?: number;
  readonly times?: number;
}

type Call = (...args: unknown[]) => unknown;
type Fs = Record<Fault['call'] | 'closeSync', Call>;

/** Knows nothing of what is around it: its text is run in other processes. Returns what was there before. */
function install(fs: Fs, faults: readonly Fault[], errno: Readonly<Record<string, number>>): () => void {
  const before: [Fault['call'], Call][] = [];
  const paths = new Map<unknown, string>();
  const { openSync } = fs;
  const opened = (path: unknown, ...rest: unknown[]) => {
    const file = openSync(path, ...rest);
    paths.set(file, String(path));
    return file;
  };
  fs.openSync = opened;
  for (const fault of faults) {
    const call = fs[fault.call];
    let seen = 0;
    before.unshift([fault.call, call]);
    fs[fault.call] = (file, ...rest) => {
      const path = paths.get(file) ?? String(file);
      const at = path.includes(fault.path) ? seen++ - (fault.after ?? 0) : -1;
      if (at < 0 || at >= (fault.times ?? Number.POSITIVE_INFINITY)) return call(file, ...rest);
      if (fault.code === 'short' || fault.half === true) {
        const [bytes, from = 0, length, place] = rest as [Uint8Array, number?, number?, number?];
        const half = Math.max(1, Math.floor((length ?? bytes.length - from) / 2));
        const written = call(file, bytes, from, half, place);
        if (fault.code === 'short') return written;
      }
      throw Object.assign(new Error(`${fault.code}: made up`), { code: fault.code, errno: -(errno[fault.code] ?? 0), path });
    };
  }
  return () => {
    for (const [name, call] of before) fs[name] = call;
    fs.openSync = openSync;
  };
}

const require = createRequire(import.meta.url);

/** Until the returned function is called. */
export function breakDisk(...faults: readonly Fault[]): () => void {
  const restore = install(require('node:fs') as Fs, faults, constants.errno);
  syncBuiltinESMExports();
  return () => {
    restore();
    syncBuiltinESMExports();
  };
}

/** For `node --require`, with the faults in the environment. */
export const diskHook = `
const { isMainThread } = require('node:worker_threads');
if (isMainThread && process.env.DISK_FAULTS) {
  (${install.toString()})(require('node:fs'), JSON.parse(process.env.DISK_FAULTS), require('node:os').constants.errno);
  require('node:module').syncBuiltinESMExports();
}
`;
