// list: what the engine knows, from its own data.

import { stringify } from 'csv-stringify/sync';
import type { Box } from '../../../core/contract.ts';
import { modeOf } from '../../../core/modes.ts';
import { nouns } from '../../../games/index.ts';
import { gamesOfSet } from '../../../lab/contest/seating.ts';
import { changedFacts } from '../../../lab/report/about.ts';
import { namedScenario } from '../../../lab/scenario/files.ts';
import { scenarioNames } from '../../../lab/scenario/names.ts';
import { readScenario } from '../../../lab/scenario/read.ts';
import type { Variant } from '../../../lab/scenario/variant.ts';
import { aboutBot, botNames } from '../../../lab/who/bots.ts';
import { gameNames, loadBox } from '../../../lab/who/games.ts';
import { chooseBox } from '../../choose/box.ts';
import { known } from '../../choose/names.ts';
import { chooseVariant } from '../../choose/variant.ts';
import type { ArgsOf } from '../../command.ts';
import { OK, UsageError } from '../../errors.ts';
import { changedLine } from '../../screen/changed.ts';
import { jsonText } from '../../screen/json-text.ts';
import { wrapProse } from '../../screen/prose.ts';
import { drawTable } from '../../screen/table.ts';
import type { Terminal } from '../../screen/terminal.ts';
import type { list } from './command.ts';

type ListRow = Readonly<Record<string, string | number | null>>;

/** The columns are named apart from the rows, so that a list without rows has them too. */
interface Listing {
  readonly columns: readonly string[];
  readonly rows: readonly ListRow[];
}

type ListArgs = ArgsOf<typeof list>;
type Noun = (typeof nouns)[number]['many'];

export async function run(args: ListArgs, terminal: Terminal): Promise<number> {
  const { what, game, json, csv } = args;
  checkFlags(args);
  const box = await chooseBox(game);
  const variant = chooseVariant(box, args);
  const { columns, rows } = await listing(args, box, variant);
  const changed = changedLine(box, variant).trimStart();
  if (json) {
    terminal.out(jsonText({ schema: 'fablelab-list/2', what, ...changedFacts(box, variant), rows }));
  } else if (csv) {
    if (changed !== '') terminal.err(`${changed}\n`);
    terminal.out(stringify([...rows], { header: true, columns: [...columns] }));
  } else {
    if (changed !== '') terminal.out(`${wrapProse(changed, terminal)}\n\n`);
    const cells = rows.map((row) => columns.map((column) => row[column] ?? null));
    terminal.out(
      drawTable(
        columns.map((head) => ({ head, align: rows.some((row) => typeof row[head] === 'number') ? 'right' : 'left' })),
        cells,
        terminal,
      ),
    );
  }
  return OK;
}

/** What is about the numbers of the game goes with lists that show some. */
function checkFlags({ what, entrant, set, patch }: ListArgs): void {
  if (what === 'cards' || what === 'numbers') return;
  const [odd] = Object.entries({ entrant, set, patch }).find(([, value]) => value !== undefined) ?? [];
  if (odd !== undefined) throw new UsageError(`--${odd}: found with "${what}", expected with "cards" or "numbers"`);
}

async function listing({ what, entrant }: ListArgs, box: Box, { change }: Variant): Promise<Listing> {
  if (what === 'games') return games();
  if (entrant !== undefined)
    known(
      '--entrant',
      entrant,
      box.roster.map(({ id }) => id),
    );
  if (isRoster(what))
    return { columns: ['id', 'name', 'about'], rows: box.roster.map(({ id, name, about }) => ({ id, name, about })) };
  switch (what) {
    case 'cards':
      return cards(box, entrant, change);
    case 'bots':
      return { columns: ['name', 'about'], rows: await botRows(box) };
    case 'scenarios':
      return { columns: ['name', 'matchups', 'games', 'about'], rows: await scenarioRows(box) };
    case 'settings': {
      const rows = (box.settings ?? []).map(({ name, about }) => ({ name, about }));
      return { columns: ['name', 'about'], rows };
    }
    case 'numbers':
      return { columns: ['path', 'value', 'from', 'to'], rows: numberRows(box, entrant, change) };
    case 'options': {
      const rows = box.options.map((option) => {
        const { name, values, about } = option;
        return { name, values, default: option.default, about };
      });
      return { columns: ['name', 'values', 'default', 'about'], rows };
    }
  }
}

/** By that word, or as a game calls them. */
function isRoster(what: ListArgs['what']): what is 'entrants' | Noun {
  return what === 'entrants' || nouns.some(({ many }) => many === what);
}

/** Settings have a column where some game has them. */
async function games(): Promise<Listing> {
  const boxes = await Promise.all(gameNames().map(loadBox));
  const hasSettings = boxes.some(({ settings }) => settings !== undefined);
  const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join(', ');
  return {
    columns: ['name', 'title', 'modes', ...(hasSettings ? ['settings'] : []), 'about'],
    rows: boxes.map(({ name, title, modes, settings = [], about }) => {
      const own = hasSettings ? { settings: namesOf(settings) } : {};
      return { name, title, modes: namesOf(modes), ...own, about };
    }),
  };
}

async function botRows(box: Box): Promise<ListRow[]> {
  return Promise.all(botNames(box.name).map(async (name) => ({ name, about: await aboutBot(box.name, name) })));
}

async function scenarioRows(box: Box): Promise<ListRow[]> {
  const rows = scenarioNames(box.name).map(async (name) => {
    const { matchups, sets, about } = await readScenario(namedScenario(box.name, name));
    const games = matchups.reduce((sum, { mode }) => sum + gamesOfSet(modeOf(box, mode)), 0) * sets;
    return { name, matchups: matchups.length, games, about };
  });
  return Promise.all(rows);
}

/** Their own; those of cards that all share belong to nobody. */
function numberRows(box: Box, entrant: string | undefined, change: Variant['change']): ListRow[] {
  const own = box.numbers().filter(({ path }) => entrant === undefined || path.startsWith(`${entrant}.`));
  return own.map(({ path, value, from, to }) => ({ path, value: change[path] ?? value, from, to }));
}

/** What every card has. */
const CARD_COLUMNS = ['number', 'id', 'entrant', 'name', 'copies', 'effect'];

/** Their own; cards that all share belong to nobody. */
function cards(box: Box, named: string | undefined, change: Variant['change']): Listing {
  const columns = box.cardColumns ?? CARD_COLUMNS;
  const own = box.cards(change).filter((card) => named === undefined || card.entrant === named);
  const rows = own.map(({ own: more, ...card }) => {
    const row: ListRow = { ...card, ...more };
    return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
  });
  return { columns, rows };
}
