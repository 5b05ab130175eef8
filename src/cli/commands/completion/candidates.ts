// What could stand in a place of a line: names that are there. Asked for at every press of a key, so it opens no file, and loads a
// game only where its roster or its numbers are asked for.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstLook } from '../../../games/index.ts';
import { scenarioNames } from '../../../lab/scenario/names.ts';
import { botNames } from '../../../lab/who/bots.ts';
import { gameNames, loadBox } from '../../../lab/who/games.ts';
import type { Command } from '../../command.ts';
import { aliasesOf, readLine, type Typed } from './line.ts';

/** `word`, or what follows the last comma of it. */
type Source = (game: string, word: string) => readonly string[] | Promise<readonly string[]>;

const entrants: Source = async (game) => (await loadBox(game)).roster.map(({ id }) => id);
const options: Source = async (game) => (await loadBox(game)).options.map(({ name }) => `${name}=`);

/** By the name of a flag or of a place; of one command alone where its name stands before it. */
const sources: Readonly<Record<string, Source>> = {
  game: gameNames,
  mode: async (game) => (await loadBox(game)).modes.map(({ name }) => name),
  setting: async (game) => ((await loadBox(game)).settings ?? []).map(({ name }) => name),
  bot: botNames,
  bots: botNames,
  entrant: entrants,
  entrants,
  against: entrants,
  'train against': botNames,
  'check scenario': () => [...gameNames().flatMap(scenarioNames), ...runs(`${HOME}/`)],
  'baseline from': (_, word) => [...runs(word), ...baselines()],
  'baseline file': baselines,
  'check baseline': baselines,
  scenario: () => gameNames().flatMap(scenarioNames),
  run: (_, word) => runs(word),
  runs: (_, word) => runs(word),
  what: (_, word) => [...gameNames().flatMap(scenarioNames), ...runs(word)],
  scan: (game, word) => numbers(game, word),
  set: async (game, word) => [...(await numbers(game, word)), ...(await options(game, word))],
  option: options,
};

/** Several names with commas between them. */
const lists = ['bots', 'entrants', 'against', 'report entrant'];

/** `isSplit`: for this shell an equals sign ends a word, so that of `--flag=value` the value is to be completed alone. */
export async function candidates(line: string, commands: readonly Command[], isSplit: boolean): Promise<string[]> {
  const typed = readLine(line, commands);
  const { current, before } = typed;
  // A flag that waits for its value takes what looks like a flag too, but nobody means that.
  if (current.startsWith('-')) return flagsOf(typed).filter((flag) => flag.startsWith(current));
  const names = typed.isFirst && typed.slot === null ? commandsOf(commands) : await fitting(typed, commands);
  return names.filter((name) => name.startsWith(current)).map((name) => (isSplit ? name : `${before}${name}`));
}

function commandsOf(commands: readonly Command[]): string[] {
  return commands.map(({ name }) => name).filter((name) => name !== '');
}

/** `--name` of all that the command has, and of what all have. */
function flagsOf({ command }: Typed): string[] {
  const own = Object.entries(command?.options ?? {}).flatMap(([name, means]) => {
    const isOn = means.type === 'boolean' && 'default' in means && means.default === true;
    return [isOn ? `no-${name}` : name, ...aliasesOf(means)];
  });
  return [...own, 'help', 'version'].map((name) => `--${name}`);
}

async function fitting(typed: Typed, commands: readonly Command[]): Promise<readonly string[]> {
  const { command, slot, current, given } = typed;
  if (slot === null) return [];
  const own = `${command?.name} ${slot.name}`;
  if (own === 'help command') return commandsOf(commands);
  if (slot.means.choices !== undefined) return slot.means.choices.map(String);
  const source = sources[own] ?? sources[slot.name];
  const { game = firstLook.game } = given;
  if (source === undefined || !gameNames().includes(game)) return [];
  if (!lists.includes(own) && !lists.includes(slot.name)) return source(game, current);
  const before = current.slice(0, current.lastIndexOf(',') + 1);
  const taken = before.split(',');
  const names = await source(game, current.slice(before.length));
  return names.filter((name) => !taken.includes(name)).map((name) => `${before}${name}`);
}

/** Part by part: `alice.` before the numbers of her cards. */
async function numbers(game: string, word: string): Promise<string[]> {
  const paths = (await loadBox(game)).numbers().map(({ path }) => `${path}=`);
  const parts = paths
    .filter((path) => path.startsWith(word))
    .map((path) => path.slice(0, path.indexOf('.', word.length) + 1 || undefined));
  return [...new Set(parts)];
}

const HOME = 'reports';
const BASELINES = 'baselines';

/** By name, or by folder for those who begin with that. */
function runs(word: string): string[] {
  const found = existsSync(HOME) ? readdirSync(HOME).filter((name) => existsSync(join(HOME, name, 'tallies.json'))) : [];
  return word.startsWith(`${HOME}/`) ? found.map((name) => `${HOME}/${name}`) : found;
}

function baselines(): string[] {
  const found = existsSync(BASELINES) ? readdirSync(BASELINES).filter((name) => name.endsWith('.json')) : [];
  return found.map((name) => `${BASELINES}/${name}`);
}
