// A folder of what was played before, by key. It is a help and no more: what cannot be read or written is as if it had never been there,
// and what is damaged is not believed. Knows nothing of what it keeps.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../text/atomic-file.ts';
import { DiskError } from '../text/run-error.ts';

interface File {
  readonly key: string;
  /** Of the JSON of what is kept. */
  readonly sha256: string;
  readonly kept: unknown;
}

/** Milliseconds after which nobody will ask again. */
const OLD = 30 * 24 * 60 * 60 * 1000;

const PART = /^[0-9a-f]{2}$/;
/** A killed process may leave a draft. */
const FILE = /^[0-9a-f]{62}\.json(\.draft-\d+)?$/;

export class KeptFolder {
  constructor(private readonly folder: string) {}

  /** What was kept under a key, or null. */
  read(key: string): unknown {
    const path = this.pathOf(key);
    try {
      const { key: of, sha256, kept } = JSON.parse(readFileSync(path, 'utf8')) as File;
      if (of !== key || sha256 !== hashOf(JSON.stringify(kept))) return null;
      touch(path);
      return kept;
    } catch {
      // Not there, not to be read, or no JSON.
      return null;
    }
  }

  write(key: string, kept: unknown): void {
    const path = this.pathOf(key);
    const text = JSON.stringify(kept);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeWhole(path, `{"key":"${key}","sha256":"${hashOf(text)}","kept":${text}}\n`);
    } catch (error) {
      if (!isOfTheDisk(error)) throw error;
    }
  }

  /** Forgets what nobody has read or written for long. */
  forgetOld(now: number): void {
    for (const part of namesIn(this.folder, PART)) {
      for (const name of namesIn(join(this.folder, part), FILE)) removeIfOlder(join(this.folder, part, name), now - OLD);
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), `${key.slice(2)}.json`);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Somebody still asks for it. A folder that only lets itself be read has no use for that. */
function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {}
}

function namesIn(folder: string, form: RegExp): string[] {
  try {
    return readdirSync(folder).filter((name) => form.test(name));
  } catch {
    return [];
  }
}

function removeIfOlder(path: string, time: number): void {
  try {
    if (statSync(path).mtimeMs < time) rmSync(path);
  } catch {
    // Somebody else was as quick, or it is not ours to remove.
  }
}

function isOfTheDisk(error: unknown): boolean {
  return error instanceof DiskError || (error instanceof Error && 'errno' in error);
}
