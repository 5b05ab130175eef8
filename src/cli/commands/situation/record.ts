// situation --record: writes a situation from a game of a run, or from the line that an error printed.
import { existsSync } from 'node:fs';
import type { Bot } from '../../../core/contract.ts';
import { parseParties } from '../../../core/modes.ts';
import { entrantIndices, openMatch, parseLine, type Recording } from '../../../core/replay.ts';
import { gameOfRun } from '../../../lab/run/game-of-run.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { changeSince } from '../../../lab/run/signed.ts';
import { type Played, record, writable } from '../../../lab/situation/record.ts';
import { recordedText } from '../../../lab/situation/record-text.ts';
import { type Answer, botsAnswer, tapeAnswer } from '../../../lab/story/answers.ts';
import { writeWhole } from '../../../lab/text/atomic-file.ts';
import { loadBots } from '../../../lab/who/matchup.ts';
import { engineSignature, signBot } from '../../../lab/who/signature.ts';
import { checkSetup, chooseBox } from '../../choose/box.ts';
import { checkBots, checkParties } from '../../choose/players.ts';
import { chooseRun } from '../../choose/run.ts';
import { asUsage, OK, UsageError } from '../../errors.ts';
import * as example from '../../flags/examples.ts';
import type { Terminal } from '../../screen/terminal.ts';

interface Wanted {
  readonly played: Played;
  /** What the title calls the game. */
  readonly name: string;
  readonly decision: string | undefined;
}

export async function writeRecorded(
  words: readonly string[],
  line: string | undefined,
  out: string | undefined,
  terminal: Terminal,
): Promise<number> {
  if (out !== undefined && existsSync(out)) throw new UsageError(`--out: found ${out}, expected the name of a new file`);
  const { played, name, decision } = line === undefined ? await fromRun(words, terminal) : await fromLine(line, words);
  const number = decisionOf(decision, played);
  const text = recordedText(record(played, number), `${name}, decision ${number}`);
  if (out === undefined) terminal.out(text);
  else writeWhole(out, text);
  return OK;
}

async function fromRun(words: readonly string[], terminal: Terminal): Promise<Wanted> {
  const [called, name, decision, more] = words;
  if (called === undefined || name === undefined || more !== undefined) {
    const expected = `expected <run> <game> <decision>, such as ${example.scenario} 1#0a 12, or --line "…" <decision>`;
    throw new UsageError(`situation --record: found ${words.length} word${words.length === 1 ? '' : 's'}, ${expected}`);
  }
  const folder = chooseRun(called);
  const run = readRun(folder);
  const { config } = run;
  const { game } = config;
  const box = await chooseBox(game);
  const { mode, setting, players, key, arm } = gameOfRun(box, run, name);
  const { options, change } = arm ?? config;
  checkBots(folder, config);
  const parties = players.map(({ party }) => parseParties(party)[0] ?? []);
  const bots = await loadBots(box, players);
  const signed = players.map(({ bot }, seat) => [bot, signBot(box, bots[seat] as Bot, () => {}).signature]);
  const changed = changeSince(run, { engine: engineSignature(box), bots: Object.fromEntries(signed) });
  if (changed !== null) terminal.err(`fablelab: ${folder}: ${changed}: this may not be the game that was counted\n`);
  const recording = { game, mode, setting, parties, options, change, key, answers: [] };
  return { played: await playedOf(recording, botsAnswer(bots)), name: `${called} ${name}`, decision };
}

async function fromLine(line: string, words: readonly string[]): Promise<Wanted> {
  const [decision, more] = words;
  if (more !== undefined) {
    throw new UsageError(`situation --record: found ${words.length} words beside --line, expected a decision`);
  }
  const recording = asUsage(() => parseLine(line));
  const { answers, mode, setting, parties, options, change } = recording;
  const box = await chooseBox(recording.game, 'line, first word');
  checkSetup('line', box, { mode, setting, options, change });
  checkParties('line, second word', box, mode, parties);
  return { played: await playedOf(recording, tapeAnswer(answers)), name: parties.join(' against '), decision };
}

async function playedOf(recording: Recording, answer: Answer): Promise<Played> {
  const { game, parties, options, change } = recording;
  const box = await chooseBox(game);
  const entrants = parties.flatMap((party) => entrantIndices(box, party));
  return { box, entrants, options, change, begin: () => ({ match: openMatch(box, recording), answer }) };
}

/** Without one the complaint says which there are. */
function decisionOf(word: string | undefined, played: Played): number {
  const { positions } = played.box;
  if (word !== undefined && /^[1-9]\d*$/.test(word)) return Number(word);
  const all = positions === undefined ? [] : writable(played, positions).map(({ number }) => number);
  const found = word === undefined ? 'none' : `"${word}"`;
  throw new UsageError(`decision: found ${found}, expected one that can be written: ${all.join(', ')}`);
}
