// What a run is, as data and in words: who played what, and what was changed. Every output says it, so that a changed run and an
// unchanged one cannot be mistaken for one another.
import type { Box, DataSource, Setup } from '../../core/contract.ts';
import { type Arm, botsOf } from '../contest/resolved.ts';
import type { Tally } from '../contest/tally.ts';
import { expectedSets } from '../contest/until.ts';
import { setWord } from '../who/matchup.ts';
import type { AnyRun } from './results.ts';
import { namesTables, tableNames } from './tables.ts';

/** A printed number that is another one here. */
export interface Change {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** A point of the rules that is not read as by default. */
export interface ChosenOption {
  readonly name: string;
  readonly value: string;
  readonly default: string;
}

/** What of a version of the game is not as in base. */
export interface AboutArm {
  readonly name: string;
  readonly about: string;
  /** `from` is that of base. */
  readonly changes: readonly Change[];
  readonly options: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

export interface AboutRun {
  readonly game: string;
  /** The question that the scenario asks. */
  readonly about: string;
  /** Where some matchup is not of the game's first. */
  readonly modes?: readonly string[];
  readonly settings?: readonly string[];
  readonly seed: string;
  /** Where they are not the default. */
  readonly design?: 'independent';
  readonly luck?: 'shared';
  readonly sets: number;
  readonly until?: string;
  readonly changes: readonly Change[];
  readonly options: readonly ChosenOption[];
  /** Versions of the game beside that, each with what is other than there; absent where there are none. */
  readonly arms?: readonly AboutArm[];
  /** What they play, by hash; null where nobody has looked. */
  readonly engine: string | null;
  readonly bots: Readonly<Record<string, string | null>>;
  /** Of the data that are not as printed. */
  readonly sources: readonly DataSource[];
}

export function aboutRun(box: Box, { config, signatures }: Pick<AnyRun, 'config' | 'signatures'>): AboutRun {
  const { game, about, seed, design, luck, sets, until, matchups, arms } = config;
  const signed = botsOf(config).map((bot) => [bot, signatures?.bots[bot] ?? null]);
  return {
    ...{ game, about },
    ...(namesTables(matchups) ? tablesOf(box, config) : {}),
    seed,
    ...(design === 'paired' ? {} : { design }),
    ...(luck === undefined ? {} : { luck }),
    sets,
    ...(until === undefined ? {} : { until }),
    ...changedFacts(box, config),
    ...(arms === undefined ? {} : { arms: arms.map((arm) => aboutArm(box, config, arm)) }),
    engine: signatures?.engine ?? null,
    bots: Object.fromEntries(signed),
    sources: box.sources.filter(({ kind }) => kind !== 'printed'),
  };
}

function tablesOf(box: Box, { matchups }: AnyRun['config']): Pick<AboutRun, 'modes' | 'settings'> {
  const named = matchups.map((matchup) => tableNames(matchup, box));
  const each = (what: 'mode' | 'setting') => [...new Set(named.map((names) => names[what]!))];
  return { modes: each('mode'), ...(box.settings === undefined ? {} : { settings: each('setting') }) };
}

/** What of a setup is not as printed, numbers in the order of the printed ones. */
export function changedFacts(box: Box, setup: Pick<Setup, 'change' | 'options'>): Pick<AboutRun, 'changes' | 'options'> {
  return { changes: changesOf(box, setup), options: optionsOf(box, setup) };
}

function changesOf(box: Box, { change = {} }: Pick<Setup, 'change'>): Change[] {
  return box.numbers().flatMap(({ path, value: from }) => {
    const to = change[path];
    return to === undefined || to === from ? [] : [{ path, from, to }];
  });
}

function optionsOf(box: Box, { options = {} }: Pick<Setup, 'options'>): ChosenOption[] {
  return box.options.flatMap(({ name, default: usual, parse }) => {
    const value = options[name];
    return value === undefined || parse(value) === parse(usual) ? [] : [{ name, value, default: usual }];
  });
}

/** The same in words, one line each: `red-riding-hood.crack-shot.damage 2 → 3`, `turn-cap 300 → 30`. */
export function changedWords(box: Box, setup: Pick<Setup, 'change' | 'options'>): string[] {
  return [
    ...changesOf(box, setup).map(({ path, from, to }) => `${path} ${from} → ${to}`),
    ...optionsOf(box, setup).map(({ name, value, default: usual }) => `${name} ${usual} → ${value}`),
  ];
}

/** Of an arm all that differs from base, whatever is printed. */
export function aboutArm(box: Box, base: Pick<Arm, 'change' | 'options'>, arm: Arm): AboutArm {
  const { name, about, change, options } = arm;
  return {
    ...{ name, about },
    changes: box.numbers().flatMap(({ path, value }) => {
      const [from, to] = [base.change[path] ?? value, change[path] ?? value];
      return from === to ? [] : [{ path, from, to }];
    }),
    options: box.options.flatMap(({ name: option, default: usual, parse }) => {
      const [from, to] = [base.options[option] ?? usual, options[option] ?? usual];
      return parse(from) === parse(to) ? [] : [{ name: option, from, to }];
    }),
  };
}

/** The same in words: `red-riding-hood.crack-shot.damage 2 → 3`. */
export function armWords({ changes, options }: AboutArm): string {
  const paths = [...changes, ...options.map(({ name: path, from, to }) => ({ path, from, to }))];
  return paths.length === 0 ? 'nothing' : paths.map(({ path, from, to }) => `${path} ${from} → ${to}`).join(', ');
}

/** A rate on data that are not printed is a statement about those data. */
export function sourceWords({ sources }: Box): string[] {
  const own = sources.filter(({ kind }) => kind !== 'printed');
  return own.map(({ name, kind, about }) => `Not as printed, but ${kind}: ${name}, ${about}.`);
}

/** Said first wherever numbers are shown of a run that is not complete; null of one that is. */
export function unfinishedWords({ config, matchups, complete, stopped }: AnyRun): string | null {
  if (complete !== false) return null;
  const sum = (of: (tally: Tally) => number) => matchups.reduce((all, { tally }) => all + of(tally), 0);
  const done = sum(({ sets, leftOut }) => sets + leftOut);
  const planned = matchups.reduce((all, matchup) => all + expectedSets(config, matchup), 0);
  const all = `${config.until === undefined ? '' : 'about '}${planned} ${setWord(config.matchups)}s`;
  return `Unfinished${stopped === 'clock' ? ', stopped by the clock' : ''}: ${done} of ${all} are played, and the numbers are those so far.`;
}

/** `arm buff: red-riding-hood.crack-shot.damage 2 → 3 (Crack Shot hits harder)` */
export function armLine(arm: AboutArm): string {
  return `arm ${arm.name}: ${armWords(arm)}${arm.about === '' ? '' : ` (${arm.about})`}`;
}

/** One line each. */
export function aboutWords(box: Box, run: Pick<AnyRun, 'config' | 'signatures'>): string[] {
  const { about, modes, settings, seed, design, luck, sets, until, engine, bots, arms = [] } = aboutRun(box, run);
  const word = setWord(run.config.matchups);
  const hash = (signature: string | null) => (signature === null ? '' : ` ${signature}`);
  return [
    ...(about === '' ? [] : [about]),
    `${box.title}, seed ${seed}, ${until === undefined ? '' : 'at most '}${sets} ${word}s a matchup`,
    ...changedWords(box, run.config),
    ...arms.map(armLine),
    ...(modes === undefined ? [] : [`modes: ${modes.join(', ')}`]),
    ...(settings === undefined ? [] : [`settings: ${settings.join(', ')}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(design === undefined ? [] : [`design: ${design}`]),
    ...(luck === undefined ? [] : [`luck: ${luck}`]),
    ...Object.entries(bots).map(([bot, signature]) => `bot ${bot}${hash(signature)}`),
    ...(engine === null ? [] : [`engine ${engine}`]),
    ...sourceWords(box),
  ];
}
