// Whatever is printed for programs is as `schema` says: read back from what it prints, strict in every field.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Command } from '../../../src/cli/command.ts';
import type { Terminal } from '../../../src/cli/screen/terminal.ts';
import { withTinyGames } from '../../lab/tiny-games.ts';
import { run } from '../fake-terminal.ts';

const home = mkdtempSync(join(tmpdir(), 'fablelab-schema-'));
const before = process.cwd();
beforeAll(async () => {
  process.chdir(home);
  await run(`sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --out duel --quiet`);
  await run(`sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --shard 1/2 --out part --quiet`);
  await run(`sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --shard 2/2 --out rest --quiet`);
  writeFileSync('expects.yaml', expecting);
  writeFileSync('good.yaml', situation('{ alice: { hp: 3 } }'));
  writeFileSync('bad.yaml', situation('{ alice: { hp: 4 } }'));
  writeFileSync('wrong.yaml', situation('{ alice: { hpp: 4 } }'));
});
afterAll(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});
withTinyGames(home);

const situation = (expected: string) => `- title: A shot
  fables: { alice: { hp: 3 }, mulan: {} }
  do: []
  expect: ${expected}
`;

const expecting = `game: twisted-fables
entrants: { fables: [alice, mulan], bots: [random] }
pairs: 8
expect: { length.p50: { max: 5 }, matchup.*.rate: { between: [1, 99] } }
`;

const interrupt = {
  onInterrupt: (press: () => void) => {
    press();
    return () => {};
  },
};

async function printed(name: string) {
  const { code, out } = await run(`schema ${name}`);
  expect(code).toBe(0);
  const schema = JSON.parse(out);
  return { schema, check: (value: unknown) => z.fromJSONSchema(schema).safeParse(value).error?.message ?? 'fits' };
}

const line = 'replay --line "twisted-fables alice,mulan key=0123456789abcdef tape=AAB"';

type Case = readonly [schema: string, command: string, more?: Partial<Terminal>];

const given: readonly Case[] = [
  ...['games', 'entrants', 'cards', 'bots', 'options', 'numbers'].map((what) => ['list', `list ${what} --json`] as const),
  ['list', 'list settings --game doom --json'],
  ['list', 'list cards --set alice.hp=+1 --set stacking=highest --json'],
  ['runs', 'runs --in . --json'],
  ['runs', 'runs --in nowhere --json'],
  ['prune', 'runs --prune --yes --in nowhere --json'],
  ['report', '--pairs 1 --json'],
  ['report', 'sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --json --out swept'],
  ['report', 'sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --json --out changed --set change.alice.hp=20'],
  ['report', 'sweep --entrants alice,mulan --bots random --json --out until --until ci<=5pp'],
  ['report', 'sweep --game bidding --bots random,last --set mirrors=true --sets 4 --json --out bids'],
  ['report', 'sweep --game doom --bots random --sets 4 --luck shared --set setting=crypt,tower --json --out doom'],
  ['report', 'sweep --entrants alice,mulan --bots random --pairs 4000 --for 0.001s --json --out timed'],
  ['prune', 'runs --prune --yes --in . --json'],
  ['report', 'resume duel --json'],
  ['report', 'report duel --json'],
  ['check', 'check expects.yaml --jobs 1 --json --out checked'],
  ['check', 'check checked --json'],
  ['report', 'check checked --json'],
  ['report', 'sweep expects.yaml --pairs 4 --json --out expecting'],
  ['baseline', 'baseline accept duel before.json --json'],
  ['baseline', 'baseline show before.json --json'],
  ['report', 'merge part rest --out whole --json'],
  ['report', 'diff --entrants alice,mulan --bots random --pairs 4 --seed 1 --set alice.hp=+9 --json --out changes'],
  ['report', 'diff --entrants alice,mulan --bots random --pairs 4 --seed 1 --scan alice.hp=20,40 --json --out scan'],
  ['report', 'diff changes --json'],
  ['comparison', 'diff swept changed --json'],
  ['dry-run', 'diff --entrants alice,mulan --bots random --pairs 4 --set alice.hp=+9 --dry-run --json'],
  ['shard', 'sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --shard 2/2 --json --out other'],
  ['shard', 'resume part --json'],
  ['dry-run', 'sweep --entrants alice,mulan --bots random --pairs 4 --seed 1 --dry-run --json'],
  ['ladder', 'ladder --entrants alice,mulan --bots random,greedy --pairs 1 --json'],
  ['ladder', 'ladder --entrants alice,mulan --bots random,greedy --pairs 1 --json', interrupt],
  ['ladder', 'ladder --game relay --pairs 2 --bots random,first --json'],
  ['ladder', 'ladder --game bidding --pairs 2 --bots random,first,last --json --no-speed'],
  ['ladder', 'ladder --game doom --pairs 4 --bots random,first --json'],
  ['ladder', 'ladder --game doom --mode 4-heroes --setting tower --pairs 4 --bots random,first --json', interrupt],
  ['ladder', 'ladder --entrants alice,mulan --new random --old greedy --sprt 0,10 --json'],
  ['ladder', 'ladder --entrants alice,mulan --new random --old greedy --sprt 0,10 --json', interrupt],
  ['ladder', 'ladder --game relay --mode 1v1 --new random --old first --sprt=-5,5 --pairs 4 --json'],
  ['power', 'power --detect 1pp --json'],
  ['power', 'power --half-width 1pp --run duel --json'],
  ['situations', 'situation good.yaml bad.yaml wrong.yaml --json'],
  ['situations', 'situation good.yaml bad.yaml --options --json'],
  ['verify', 'verify random --games 2 --json'],
  ['story', 'watch --seed 7 --bots random --jsonl'],
  ['story', 'replay duel 1#0a --jsonl'],
  ['story', `${line} --jsonl`],
  ['error', 'list nothing --json'],
  ['error', 'report nothing --json'],
  ['error', 'merge duel --out duel --json'],
  ['error', 'sweep --entrants alice,mulan --bots random --pairs 4000 --json --out cut', interrupt],
  ['error', '--pairs none --json'],
  ['error', 'watch --seed none --jsonl'],
];
const cases = given.map(([schema, command, more = {}]) => [schema, command, more] as const);

const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

describe('what is printed for programs', () => {
  test.each(cases)('%s: %s', async (name, command, more) => {
    const { out } = await run(wordsOf(command), more);
    const texts = command.includes('--jsonl') ? out.trimEnd().split('\n') : [out];
    const { check } = await printed(name);
    for (const text of texts) expect(check(JSON.parse(text))).toBe('fits');
  });

  test('is checked for every command that has a flag for it', async () => {
    const folder = new URL('../../../src/cli/commands/', import.meta.url);
    const all = await Promise.all(
      readdirSync(folder).map(async (name) => Object.values(await import(`${folder.href}${name}/command.ts`))[0] as Command),
    );
    const flagged = all.filter(({ options }) => 'json' in options || 'jsonl' in options).map(({ name }) => name);
    const checked = cases.map(([, command]) => (command.startsWith('-') ? '' : command.split(' ')[0]));
    expect(flagged.filter((name) => !checked.includes(name))).toEqual([]);
  });

  test('a field more or less, or of another type, does not fit', async () => {
    const { check } = await printed('list');
    const object = JSON.parse((await run('list bots --json')).out);
    expect(check(object)).toBe('fits');
    const { what: _, ...less } = object;
    for (const wrong of [less, { ...object, more: 1 }, { ...object, rows: 1 }, { ...object, schema: 'fablelab-list/1' }])
      expect(check(wrong)).not.toBe('fits');
  });

  test('every schema has a title, and the schema of the schemas', async () => {
    for (const name of new Set(cases.map(([schema]) => schema))) {
      const { schema } = await printed(name);
      expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', title: `fablelab: ${name}` });
    }
  });
});
