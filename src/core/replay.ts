// (setup, parties, key, answers) → the same game, step by step.
import { type Box, NOBODY } from './contract.ts';
import { Match } from './match.ts';
import { parseParties, refusal } from './modes.ts';
import { type Key, parseKey } from './rng.ts';
import { parseTape } from './tape.ts';

export interface Recording {
  readonly game: string;
  /** The mode's name; undefined: the game's first. */
  readonly mode: string | undefined;
  /** The setting's name; undefined: the game's first, or none. */
  readonly setting: string | undefined;
  /** Ids of the roster, by seat. */
  readonly parties: readonly (readonly string[])[];
  readonly options: Readonly<Record<string, string>>;
  /** Changed numbers, by path; paths have a dot in them, options have none. */
  readonly change: Readonly<Record<string, number>>;
  readonly key: Key;
  readonly answers: readonly number[];
}

/** Reads what `match.line()` wrote: `game party,party [mode=…] [setting=…] [option=value…] [path.to.number=n…] key=… tape=…`. */
export function parseLine(line: string): Recording {
  const [game = '', parties = '', ...fields] = line.trim().split(/\s+/);
  const found = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf('=');
    if (at < 1) throw new Error(`line: found "${field}", expected name=value`);
    const name = field.slice(0, at);
    if (found.has(name)) throw new Error(`line: found ${name} twice`);
    found.set(name, field.slice(at + 1));
  }
  const key = found.get('key');
  const tape = found.get('tape');
  if (key === undefined || tape === undefined) throw new Error('line: expected key=… and tape=…');
  const [mode, setting] = [found.get('mode'), found.get('setting')];
  for (const name of ['key', 'tape', 'mode', 'setting']) found.delete(name);
  const options = Object.fromEntries([...found].filter(([name]) => !name.includes('.')));
  const numbers = [...found].filter(([name]) => name.includes('.')).map(([path, value]) => [path, Number(value)] as const);
  const change = Object.fromEntries(numbers);
  const rest = { options, change, key: parseKey(key), answers: parseTape(tape) };
  return { game, mode, setting, parties: parseParties(parties), ...rest };
}

/** Options and changed numbers as the line writes them. */
export function setupText(options: Readonly<Record<string, string>>, change: Readonly<Record<string, number>> = {}): string {
  return [...Object.entries(options), ...Object.entries(change)].map(([name, value]) => `${name}=${value}`).join(' ');
}

export function entrantIndices(box: Box, ids: readonly string[]): number[] {
  return ids.map((id) => {
    const index = box.roster.findIndex((entrant) => entrant.id === id);
    if (index < 0) {
      throw new Error(`${box.name}: found "${id}", expected one of ${box.roster.map((entrant) => entrant.id).join(', ')}`);
    }
    return index;
  });
}

export function openMatch(box: Box, recording: Recording): Match {
  const { mode, setting, parties, options, change } = recording;
  const game = box.open({ mode, setting, options, change });
  const match = new Match(game, setupText(options, change));
  const members = parties.map((party) => entrantIndices(box, party));
  const refused = refusal(box, game.mode, members);
  if (refused !== null) throw new Error(`${box.name}: ${refused}`);
  match.begin(recording.key, members);
  return match;
}

/** Gives the recorded answers, calling `before` ahead of each; stops where the tape ends. Returns true if the game is over. */
export function replay(match: Match, answers: readonly number[], before?: (match: Match, index: number) => void): boolean {
  for (const index of answers) {
    const q = match.next();
    if (q === null) throw match.fault(`the game is over, the tape goes on`);
    if (index >= q.count) throw match.fault(`the tape answers ${index} of ${q.count} options`);
    before?.(match, index);
    match.answer(index);
  }
  return match.next() === null && match.game.decider() === NOBODY;
}
