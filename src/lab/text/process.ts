// A process as others can tell whether it still lives: by its number alone they cannot, because numbers are given again.
import { readFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

export interface Process {
  readonly host: string;
  readonly pid: number;
  /** Which start of the machine, and when in it the process began, as Linux counts. Elsewhere Node does not know: null. */
  readonly boot: string | null;
  readonly started: string | null;
  /** When this was written, as ISO text. */
  readonly since: string;
}

export function thisProcess(): Process {
  const { pid } = process;
  const started = startOf(pid)?.started ?? null;
  return { host: hostname(), pid, boot: bootId(), started, since: new Date().toISOString() };
}

export function isProcess(value: unknown): value is Process {
  if (value === null || typeof value !== 'object') return false;
  const { host, pid, boot, started, since } = value as Partial<Process>;
  const isTextOrNull = (text: unknown) => text === null || typeof text === 'string';
  const isNumbered = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0;
  return isNumbered && typeof host === 'string' && typeof since === 'string' && isTextOrNull(boot) && isTextOrNull(started);
}

/** Null: it is one of another machine, where nobody can look from here. */
export function isGone({ host, pid, boot, started, since }: Process): boolean | null {
  if (host !== hostname()) return null;
  if (boot !== null && boot !== bootId()) return true;
  if (boot === null && Date.parse(since) < machineStart()) return true;
  if (!isThere(pid)) return true;
  const now = startOf(pid);
  return started !== null && now !== null && (now.started !== started || now.isDead);
}

/** Some process of that number is. */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's is there, and not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Milliseconds, with a minute's room for a clock that was set. */
function machineStart(): number {
  return Date.now() - 1000 * (uptime() + 60);
}

function bootId(): string | null {
  return readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

/** Fields 3 and 22. Dead and waiting for its parent to notice: still a number, no longer a process. */
function startOf(pid: number): { readonly started: string; readonly isDead: boolean } | null {
  // The second field is a name in brackets, which may hold anything.
  const fields = readIfThere(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s*/s, '')
    .split(' ');
  return fields === undefined ? null : { started: fields[19] ?? '', isDead: fields[0] === 'Z' || fields[0] === 'X' };
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
