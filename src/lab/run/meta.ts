// run.meta.json: when and where a run was made. The only file of a run that differs when all else is equal.
import { readFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../text/atomic-file.ts';
import { canonical } from '../text/canonical.ts';
import { ifThere } from '../text/disk.ts';

const META = 'run.meta.json';

/** One start of the program. Times as ISO text. */
export interface Session {
  readonly did: 'sweep' | 'resume' | 'merge';
  readonly started: string;
  readonly ended: string | null;
  readonly jobs: number;
  readonly version: string;
}

/** Adds a session, or puts the ended one in the place of the begun one. */
export function writeSession(folder: string, session: Session): void {
  const machine = {
    node: process.version,
    platform: platform(),
    arch: arch(),
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
  };
  const before = sessionsOf(folder).filter(({ started }) => started !== session.started);
  const sessions = [...before, { ...session, machine }];
  writeWhole(join(folder, META), canonical({ schema: 'fablelab-run-meta/1', sessions }));
}

/** Games a second of a run that played so many; null where that is not known: merged, or a session of it was killed. */
export function paceOf(folder: string, games: number): number | null {
  const sessions = sessionsOf(folder);
  if (sessions.length === 0 || sessions.some(({ did, ended }) => did === 'merge' || ended === null)) return null;
  const times = sessions.map(({ started, ended }) => Date.parse(ended ?? started) - Date.parse(started));
  const milliseconds = times.reduce((sum, time) => sum + time, 0);
  return milliseconds > 0 ? (1000 * games) / milliseconds : null;
}

/** Nothing depends on them: what cannot be read is forgotten. */
function sessionsOf(folder: string): Session[] {
  const path = join(folder, META);
  const text = ifThere(path, () => readFileSync(path, 'utf8')) ?? '';
  try {
    const { sessions } = JSON.parse(text) as { sessions?: unknown };
    return Array.isArray(sessions) ? sessions.filter(isSession) : [];
  } catch {
    return [];
  }
}

function isSession(value: unknown): value is Session {
  if (value === null || typeof value !== 'object') return false;
  const { did, started, ended } = value as Partial<Session>;
  return typeof did === 'string' && typeof started === 'string' && (ended === null || typeof ended === 'string');
}
