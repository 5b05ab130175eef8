// The files of a run made of shards.
import { closeSync, createReadStream, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Box } from '../../core/contract.ts';
import { setSize } from '../contest/tally.ts';
import { gameName } from '../matchup.ts';
import { draftOf, writeAll } from './atomic-file.ts';
import { finishRun } from './finish.ts';
import { inOrder, type Part } from './merge.ts';
import { RAW } from './raw-file.ts';
import { RAW_SCHEMA, rawHeader } from './raw-rows.ts';
import type { Range, Run } from './run.ts';
import { RunError } from './run-error.ts';
import { createRun } from './run-folder.ts';

/** The folder of the whole run, with every file, in one move: it cannot be half a merge. */
export async function writeMerged(box: Box, folder: string, run: Run, parts: readonly Part[]): Promise<void> {
  const draft = draftOf(folder);
  try {
    createRun(draft, run);
    if (run.raw !== null) await mergeRaw(parts, rawHeader(box, run.config), join(draft, RAW));
    finishRun(box, draft, run);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The rows of all parts in the order of the scenario: one per game of a set. */
async function mergeRaw(parts: readonly Part[], header: string, path: string): Promise<void> {
  const readers = new Map(parts.map((part) => [part.folder, linesOf(part)]));
  for (const lines of readers.values()) await lines.next();
  const file = openSync(path, 'w');
  try {
    writeAll(file, header);
    for (const at of parts[0]?.run.matchups.keys() ?? []) {
      for (const { part, range, matchup } of inOrder(parts, at)) {
        const games = setSize(matchup.tally);
        await copyRows(part, readers.get(part.folder), `${RAW_SCHEMA},${at + 1},`, range, games, file);
      }
    }
  } finally {
    closeSync(file);
  }
  for (const part of parts) await checkEnd(part, readers.get(part.folder));
}

/** Rows written at once. */
const BATCH = 4096;

async function copyRows(
  part: Part,
  lines: Lines,
  start: string,
  [from, to]: Range,
  games: number,
  file: number,
): Promise<void> {
  let batch = '';
  for (let row = games * from; row < games * to; row++) {
    const next = await lines?.next();
    const line = next === undefined || next.done ? '' : next.value;
    const set = Math.floor(row / games);
    if (!line.startsWith(`${start}${set},${gameName(row % games)},`)) throw damaged(part, `${start}${set}`);
    batch += `${line}\n`;
    if (row % BATCH === 0) {
      writeAll(file, batch);
      batch = '';
    }
  }
  writeAll(file, batch);
}

type Lines = AsyncIterator<string> | undefined;

function linesOf({ folder }: Part): AsyncIterator<string> {
  return createInterface({ input: createReadStream(join(folder, RAW)) })[Symbol.asyncIterator]();
}

async function checkEnd(part: Part, lines: Lines): Promise<void> {
  const next = await lines?.next();
  if (!next?.done) throw damaged(part, 'its end');
}

function damaged({ folder }: Part, where: string): RunError {
  return new RunError(`${join(folder, RAW)}: damaged: expected ${where} where it has something else`);
}
