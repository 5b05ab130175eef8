// A scenario as written, checked against its game, with every default filled in.
import type { Box, Mode } from '../../core/contract.ts';
import { modeOf } from '../../core/modes.ts';
import type { Expected } from '../contest/expected.ts';
import { type Arm, canPool, type Resolved } from '../contest/resolved.ts';
import { gamesOfSet } from '../contest/seating.ts';
import { mostSets, parseUntil, untilText } from '../contest/until.ts';
import { otherWords, pooledWords, reportWords, studiedWords } from '../report/list.ts';
import { Mistake, type Source } from '../text/source.ts';
import type { Matchup } from '../who/matchup.ts';
import { armsOf } from './arms.ts';
import { expectOf } from './expect.ts';
import { explain, type Keys, PLAYER } from './explain.ts';
import { MatchupError } from './matchup-error.ts';
import { matchupsOf } from './matchups.ts';
import type { ScenarioFile } from './read.ts';
import { complaintOf, firstOf, ScenarioError } from './scenario-error.ts';
import { scenarioSchema, type Written } from './schema.ts';
import { placeAt, plainOf, sourceAt, without } from './tree.ts';
import { changesOf, openTable, optionsOf, type Variant, variantKeys } from './variant.ts';

/** `patches` are versions of the game beside those that the scenario names. */
export function resolve(source: Source, box: Box, bots: readonly string[], patches: readonly ScenarioFile[] = []): Resolved {
  const schema = scenarioSchema(box, bots);
  const { change, mistakes } = changesOf(source, box);
  // Each arm is read on top of what the scenario changes, as a patch is.
  const parsed = schema.safeParse(plainOf(without(source, 'change', 'arms', 'expect')));
  if (!parsed.success || mistakes.length > 0) {
    const explained = explain(parsed.error?.issues ?? [], source, 'scenario', keysOf(schema, box));
    throw firstOf([...explained, ...mistakes.map(complaintOf)]);
  }
  const written = parsed.data;
  const options = optionsOf(written.options, source, box);
  const arms = armsOf(source, box, { options, change }, patches);
  const matchups = placed(source, () => matchupsOf(written, box, bots));
  checkTables(matchups, [{ options, change }, ...arms], box, source);
  const modes = [...new Set(matchups.map(({ mode }) => mode))];
  const expect = expectOf(sourceAt(source, ['expect']), { box, matchups });
  const luck = written.luck === 'own' ? {} : { luck: written.luck };
  return {
    game: box.name,
    about: written.about ?? '',
    seed: String(written.seed),
    design: written.design,
    ...luck,
    options,
    change,
    ...(arms.length === 0 ? {} : { arms }),
    matchups,
    ...placed(source, () =>
      setsOf(
        written,
        modes.map((mode) => modeOf(box, mode)),
        arms,
        expect,
      ),
    ),
    ...(expect.length === 0 ? {} : { expect }),
    ...(written['keep-sets'] ? {} : { 'keep-sets': false as const }),
    ...studiesOf(
      written,
      expect,
      placed(source, () =>
        reportsOf(written, box, sourceAt(source, ['reports']) !== undefined, canPool({ ...luck, matchups })),
      ),
    ),
  };
}

function checkTables(matchups: readonly Matchup[], versions: readonly Variant[], box: Box, source: Source): void {
  const modes = [...new Set(matchups.map(({ mode }) => mode))];
  const settings = [...new Set(matchups.map(({ setting }) => setting))];
  const setups = modes.flatMap((mode) => settings.map((setting) => ({ mode, setting })));
  for (const { options, change } of versions) {
    for (const setup of setups) openTable(box, { ...setup, options, change }, source);
  }
}

function keysOf({ shape }: ReturnType<typeof scenarioSchema>, box: Box): Keys {
  const player = [...new Set([box.noun.one, 'party', 'bot'])];
  return {
    '': Object.keys(shape),
    entrants: Object.keys(shape.entrants.unwrap().shape),
    seats: player,
    sides: player,
    matchups: ['mode', ...(box.settings === undefined ? [] : ['setting']), 'sides'],
    [PLAYER]: player,
    ...variantKeys(box),
  };
}

/** Studies that no report wants leave no trace. */
function studiesOf(
  { studies }: Written,
  expect: readonly Expected[],
  reports: readonly string[],
): Pick<Resolved, 'reports' | 'studies'> {
  const isWanted = reports.some((word) => studiedWords.includes(word)) || expect.some(({ figure }) => figure.is === 'card');
  return { reports, ...(isWanted ? { studies } : {}) };
}

/** Sets if none are given. */
const SETS = 1000;

function setsOf(
  written: Written,
  modes: readonly Mode[],
  arms: readonly Arm[],
  expect: readonly Expected[],
): Pick<Resolved, 'sets' | 'until'> {
  const { sets, pairs, until } = written;
  checkPairs(written, modes);
  const width = until === undefined ? null : parseUntil(until);
  const asked = sets ?? pairs;
  if (width === null) return { sets: asked ?? SETS };
  if (width.of === 'decided' && expect.length === 0)
    throw new MatchupError(['expect'], 'expect: found none, expected lines that a check can decide; see docs/ci.md');
  if (width.of === 'diff' && arms.length === 0)
    throw new MatchupError(
      ['until'],
      `until: found ${untilText(width)} without arms, expected a scenario with arms, or a patch`,
    );
  return { sets: asked ?? mostSets(width), until: untilText(width) };
}

/** Pairs are sets of two games. */
function checkPairs({ sets, pairs }: Written, modes: readonly Mode[]): void {
  if (pairs === undefined) return;
  if (sets !== undefined) throw new MatchupError(['pairs'], 'scenario: found both sets and pairs, expected one of them');
  const other = modes.find((mode) => gamesOfSet(mode) !== 2);
  if (other === undefined) return;
  const games = gamesOfSet(other) === 1 ? '1 game' : `${gamesOfSet(other)} games`;
  throw new MatchupError(['pairs'], `scenario: found pairs, expected sets: one of ${other.name} has ${games}`);
}

/** Those of nothing but figures that cannot be given are left out; whoever names one is told. */
function reportsOf({ reports: written }: Written, box: Box, areNamed: boolean, pooled: boolean): string[] {
  const others = otherWords(box);
  const reports = written.map((word) => others[word] ?? word);
  const asked = reportWords.filter((word) => reports.includes(word));
  if (pooled) return asked;
  const odd = reports.findIndex((name) => pooledWords.includes(name));
  if (areNamed && odd >= 0) {
    const found = `reports: found "${written[odd]}" with luck: shared, expected luck: own`;
    throw new MatchupError(['reports', odd], `${found}: it takes matchups together, which must then have luck of their own`);
  }
  return asked.filter((name) => !pooledWords.includes(name));
}

function placed<T>(source: Source, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof MatchupError) throw new ScenarioError([new Mistake(placeAt(source, error.path), error.message)]);
    throw error;
  }
}
