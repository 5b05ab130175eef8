// The program as people start it: a process of its own, and how it ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly err: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Where the program is, and what it is started with. */
export interface Program {
  readonly cli: string;
  /** For `--require`: makes the disk of the process refuse what the environment says. */
  readonly hook: string;
}

/** Nobody wants to wait longer, whatever the weather. */
const PATIENCE = 120_000;

export function start({ cli, hook }: Program, words: readonly string[], env: Readonly<Record<string, string>>): Started {
  const { npm_lifecycle_event: _, ...alone } = process.env;
  const child = spawn(process.execPath, ['--require', hook, cli, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...alone, ...env },
  });
  let err = '';
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(tooLong);
      resolve({ code, signal, err });
    });
  });
  return { child, ended };
}

/** A run that is there is gone on with, else it is begun. */
export function wordsFor(what: readonly string[], folder: string, jobs: number): string[] {
  const words = existsSync(folder) ? ['resume', folder] : ['sweep', ...what, '--out', folder];
  return [...words, '--jobs', String(jobs), '--progress', 'none', '--quiet'];
}
