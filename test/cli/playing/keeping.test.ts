// Where what was played is kept, and what becomes of it there.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptFolder, withKept } from '../../../src/cli/playing/keeping.ts';
import { newTally } from '../../../src/lab/contest/tally.ts';
import type { Crew } from '../../../src/lab/crew/crew.ts';
import { KeptFolder } from '../../../src/lab/crew/kept-folder.ts';
import { orderOf } from '../../../src/lab/run/run.ts';
import { quickScenario } from '../../../src/lab/scenario/read.ts';
import { loadBox } from '../../../src/lab/who/games.ts';
import { at, home } from '../../lab/run/runs.ts';

mkdirSync(home, { recursive: true });
const box = await loadBox('twisted-fables');
const config = await quickScenario({ game: box.name, entrants: 'alice,mulan', bots: 'random', pairs: '600' });
const order = orderOf(box, config, false);
const MONTH = 31 * 24 * 60 * 60 * 1000;

function crewOf() {
  const asked = { plays: 0 };
  const nothing = { failures: [], arms: [], rows: '', sets: null, scores: null, fault: null, milliseconds: 60 };
  const crew: Crew = {
    hands: 1,
    sign: async () => ({ engine: 'e', bots: {}, unsteady: [] }),
    play: async () => {
      asked.plays++;
      return { ...nothing, tally: newTally(box) };
    },
    close: async () => {},
  };
  return { crew, asked };
}

describe('where it is', () => {
  test('is under the current directory, where the environment says, or nowhere', () => {
    expect(keptFolder({ env: {} })).toBe(join(process.cwd(), '.fablelab', 'kept'));
    expect(keptFolder({ env: { FABLELAB_KEPT: '/cache/kept' } })).toBe('/cache/kept');
    expect(keptFolder({ env: { FABLELAB_KEPT: '' } })).toBeNull();
  });

  test('nowhere, the crew is worked with as it is', async () => {
    const { crew } = crewOf();
    const { crew: worked, reused } = await withKept(box, order, crew, null, { now: Date.now }, async (keeping) => keeping);
    expect([worked, reused()]).toEqual([crew, 0]);
  });
});

test('what was kept is told, and what is old is forgotten, whatever happens', async () => {
  const [folder, { crew, asked }] = [at('told'), crewOf()];
  const old = '1'.repeat(64);
  new KeptFolder(folder).write(old, {});
  const work = withKept(box, order, crew, folder, { now: () => Date.now() + MONTH }, async (keeping) => {
    for (let time = 0; time < 2; time++) await keeping.crew.play({ matchup: 0, from: 0, to: 256 });
    expect([asked.plays, keeping.reused()]).toEqual([1, 256]);
    expect(new KeptFolder(folder).read(old)).toEqual({});
    throw new Error('interrupted');
  });
  await expect(work).rejects.toThrow('interrupted');
  expect(new KeptFolder(folder).read(old)).toBeNull();
});
