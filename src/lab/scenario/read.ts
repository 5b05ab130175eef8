// Scenarios from files and from flags: text in, what a run is a pure function of out.
import type { Box } from '../../core/contract.ts';
import type { Resolved } from '../contest/resolved.ts';
import { setsNumber } from '../text/changed-number.ts';
import { nearest } from '../text/did-you-mean.ts';
import { quoted } from '../text/quote.ts';
import { asWords, foundText, Mistake, oneOf, readSource, type Source } from '../text/source.ts';
import { botNames } from '../who/bots.ts';
import { gameNames, loadBox } from '../who/games.ts';
import { applyOverride, flagPlace, inFull, type Override, parseSets } from './override.ts';
import { resolve } from './resolve.ts';
import { scenarioKeys } from './schema.ts';
import { asScenarioError, without } from './tree.ts';
import type { Variant } from './variant.ts';

export interface ScenarioFile {
  /** As it is called in messages. */
  readonly file: string;
  readonly text: string;
}

/** Which games there are, and which bots play them; other than ours for tests. */
export interface Library {
  readonly games: readonly string[];
  load(game: string): Promise<Box>;
  bots(game: string): readonly string[];
}

const library: Library = {
  get games() {
    return gameNames();
  },
  load: loadBox,
  bots: botNames,
};

/** Flags that change a scenario, as they were typed. */
export interface ScenarioFlags {
  readonly seed?: string | undefined;
  readonly pairs?: string | undefined;
  readonly sets?: string | undefined;
  readonly until?: string | undefined;
  readonly luck?: string | undefined;
  /** Versions of the game beside those that it names. */
  readonly patches?: readonly ScenarioFile[] | undefined;
  /** `path=value` each; a later one wins. */
  readonly set?: readonly string[] | undefined;
}

/** Throws a ScenarioError with every mistake in it. */
export async function readScenario(
  { file, text }: ScenarioFile,
  flags: ScenarioFlags = {},
  from: Library = library,
): Promise<Resolved> {
  return withPlaces(async () => {
    const source = withoutSets(readSource(file, text), flags);
    return resolveWith(flags, from, source, () => source);
  });
}

export interface QuickFlags extends ScenarioFlags {
  readonly game: string;
  /** `a,b,c`; all where none are named. */
  readonly entrants?: string | undefined;
  /** Whom each of the entrants meets, in a duel; all others of them if not given. */
  readonly against?: string | undefined;
  readonly bots: string;
}

/** A scenario without a file: a round robin, or some against others. */
export async function quickScenario(
  { game, entrants = '*', against, bots, ...flags }: QuickFlags,
  from: Library = library,
): Promise<Resolved> {
  return withPlaces(async () => {
    const empty: Source = { is: 'map', entries: [], at: flagPlace('sweep') };
    const named = putAll(empty, [{ from: '--game', path: 'game', value: game }]);
    return resolveWith(flags, from, named, ({ noun }) =>
      against === undefined
        ? roundRobin(named, noun.many, entrants, bots)
        : seats(named, noun.one, [entrants, against], bots),
    );
  });
}

function roundRobin(source: Source, many: string, entrants: string, bots: string): Source {
  return putAll(source, [
    { from: '--entrants', path: `entrants.${many}`, value: entrants },
    { from: '--bots', path: 'entrants.bots', value: bots },
  ]);
}

function seats(source: Source, one: string, [first, second]: readonly [string, string], bots: string): Source {
  return putAll(source, [
    { from: '--against', path: 'seats', value: '[{}, {}]' },
    { from: '--entrants', path: `seats.0.${one}`, value: first },
    { from: '--bots', path: 'seats.0.bot', value: bots },
    { from: '--against', path: `seats.1.${one}`, value: second },
    { from: '--bots', path: 'seats.1.bot', value: bots },
  ]);
}

function putAll(source: Source, overrides: readonly Override[]): Source {
  return overrides.reduce(applyOverride, source);
}

/** `source` has the game's name; `whole` is all that it says, in the words of that game. */
async function resolveWith(
  flags: ScenarioFlags,
  { games, load, bots }: Library,
  source: Source,
  whole: (box: Box) => Source,
): Promise<Resolved> {
  const set = parseSets(flags.set ?? []);
  const another = set.filter(({ path }) => path === 'game');
  const game = gameOf(putAll(source, another), games);
  const box = await load(game);
  const keys = scenarioKeys(box, bots(game));
  const kind = 'a key of the scenario, a printed number by its path or an option, see list numbers, list options';
  // In the order of their weight: `--set` comes last and wins.
  const overrides = [...namedOf(flags), ...set.map((one) => inFull(one, box, keys, kind))];
  return resolve(putAll(whole(box), overrides), box, bots(game), flags.patches);
}

/** `--until` asks for as many sets as that takes, in the place of the number that the file has. */
function withoutSets(source: Source, { until }: ScenarioFlags): Source {
  return until === undefined ? source : without(source, 'sets', 'pairs');
}

/** The flags that stand for one key each. */
function namedOf({ seed, pairs, sets, until, luck }: ScenarioFlags): Override[] {
  return Object.entries({ seed, pairs, sets, until, luck }).flatMap(([path, value]) => {
    return value === undefined ? [] : [{ from: `--${path}`, path, value }];
  });
}

/** A resolved scenario as a file says it: read again it means the same. */
export function spelledOut(box: Box, { arms, ...config }: Resolved): object {
  const named = arms?.map(({ name, ...arm }) => [name, { ...arm, ...onTop(box, config, arm) }] as const);
  return {
    ...config,
    change: spelledNumbers(config.change),
    ...(named === undefined ? {} : { arms: Object.fromEntries(named) }),
  };
}

/** What an arm has as printed though base changes it must be said, for it is read on top of base. */
function onTop(box: Box, base: Variant, { options, change }: Variant): object {
  const printed = box.numbers().filter(({ path }) => base.change[path] !== undefined);
  const usual = box.options.filter(({ name }) => base.options[name] !== undefined);
  return {
    options: { ...Object.fromEntries(usual.map((option) => [option.name, option.default])), ...options },
    change: spelledNumbers({ ...Object.fromEntries(printed.map(({ path, value }) => [path, value])), ...change }),
  };
}

function spelledNumbers(change: Variant['change']): object {
  return Object.fromEntries(Object.entries(change).map(([path, value]) => [path, setsNumber(value)]));
}

/** The game comes first: it has the names that all else is checked against. */
function gameOf(source: Source, games: readonly string[]): string {
  if (source.is !== 'map') {
    throw new Mistake(source.at, `scenario: found ${foundText(source)}, expected a map with game, sets, entrants or sides…`);
  }
  const entry = source.entries.find(({ key }) => key === 'game');
  if (entry === undefined) {
    const near = source.entries.find(({ key }) => nearest(key, ['game']) !== undefined);
    const meant = near === undefined ? '' : `; did you mean "game" by ${quoted(near.key)}?`;
    throw new Mistake(near?.at ?? source.at, `game: found none, expected one of ${games.join(', ')}${meant}`);
  }
  return oneOf(entry.value.at, 'game', asWords(entry.value, 'game'), games, '');
}

async function withPlaces<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw asScenarioError(error);
  }
}
