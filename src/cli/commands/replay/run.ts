// replay: tells a recorded game again, from the line that an error printed, or any game of a run.

import type { Bot } from '../../../core/contract.ts';
import { parseParties } from '../../../core/modes.ts';
import { parseLine } from '../../../core/replay.ts';
import { gameOfRun } from '../../../lab/run/game-of-run.ts';
import { readRun } from '../../../lab/run/run-folder.ts';
import { changeSince } from '../../../lab/run/signed.ts';
import { botsAnswer, checkTapeUsed, tapeAnswer } from '../../../lab/story/answers.ts';
import { openTelling } from '../../../lab/story/telling.ts';
import { quoted } from '../../../lab/text/quote.ts';
import { loadBots } from '../../../lab/who/matchup.ts';
import { engineSignature, signBot } from '../../../lab/who/signature.ts';
import { checkSetup, chooseBox } from '../../choose/box.ts';
import { checkBots, checkParties } from '../../choose/players.ts';
import { chooseRun } from '../../choose/run.ts';
import type { ArgsOf } from '../../command.ts';
import { asUsage, OK, UsageError } from '../../errors.ts';
import * as example from '../../flags/examples.ts';
import { changedLine } from '../../screen/changed.ts';
import type { Terminal } from '../../screen/terminal.ts';
import { writeRows, writeStory } from '../../story/tell.ts';
import type { replay } from './command.ts';

export async function run({ run, game, line, jsonl }: ArgsOf<typeof replay>, terminal: Terminal): Promise<number> {
  if (line !== undefined) {
    if (run !== undefined) throw new UsageError('replay: found a run and --line, expected one of them');
    return replayLine(line, jsonl === true, terminal);
  }
  if (run === undefined || game === undefined) {
    const found = run === undefined ? 'neither a run nor --line' : 'a run without a game';
    throw new UsageError(`replay: found ${found}, expected <run> <game>, such as ${example.scenario} 1#0a, or --line`);
  }
  return replayRun(chooseRun(run), game, jsonl === true, terminal);
}

/** Played again by its bots: they answer as they did. */
async function replayRun(folder: string, game: string, jsonl: boolean, terminal: Terminal): Promise<number> {
  const run = readRun(folder);
  const { config } = run;
  const box = await chooseBox(config.game);
  const { mode, setting, players, key, arm, ...name } = gameOfRun(box, run, game);
  const { options, change } = arm ?? config;
  checkBots(folder, config);
  const parties = players.map(({ party }) => parseParties(party)[0]!);
  const telling = openTelling(box, { mode, setting, parties, options, change, key });
  const bots = await loadBots(box, players);
  const signed = players.map(({ bot }, seat) => [bot, signBot(box, bots[seat] as Bot, () => {}).signature]);
  const since = changeSince(run, { engine: engineSignature(box), bots: Object.fromEntries(signed) });
  if (since !== null) terminal.err(`fablelab: ${folder}: ${since}: this may not be the game that was counted\n`);
  const answer = botsAnswer(bots);
  if (jsonl) writeRows(telling, answer, terminal);
  else {
    const named = players.map(({ bot }, seat) => `${telling.names[seat]} (${bot})`).join(' against ');
    const where = setting === undefined ? '' : ` at ${setting}`;
    const title = `${named}${where}, matchup ${name.matchup + 1}, set ${name.set}, game ${name.game}${arm === null ? '' : `, by ${arm.name}`}`;
    terminal.out(`${title}${changedLine(box, { options, change })}\n`);
    writeStory(telling, answer, terminal);
  }
  return OK;
}

async function replayLine(line: string, jsonl: boolean, terminal: Terminal): Promise<number> {
  checkFields(line);
  const recording = asUsage(() => parseLine(line));
  const box = await chooseBox(recording.game, 'line, first word');
  const { mode, setting, parties, options, change } = recording;
  checkSetup('line', box, { mode, setting, options, change });
  checkParties('line, second word', box, mode, parties);
  const telling = openTelling(box, recording);
  const answer = tapeAnswer(recording.answers);
  if (jsonl) writeRows(telling, answer, terminal);
  else {
    const changed = changedLine(box, { options, change }).trimStart();
    if (changed !== '') terminal.out(`${changed}\n`);
    writeStory(telling, answer, terminal);
  }
  checkTapeUsed(recording.answers, telling.match);
  return OK;
}

/** Says which field is missing; the parser reads those that are there. */
function checkFields(line: string): void {
  const { one } = example.noun;
  const expected = `expected "game ${one},${one} [option=value…] key=… tape=…"`;
  const words = line.trim().split(/\s+/);
  if (words[0] === '' || words.length < 2 || words[1]?.includes('=')) {
    throw new UsageError(`line: found ${quoted(line.trim())}, ${expected}`);
  }
  for (const field of ['key', 'tape']) {
    const count = words.filter((word) => word.startsWith(`${field}=`)).length;
    if (count !== 1) throw new UsageError(`line: ${field}: found ${count === 0 ? 'none' : count}, ${expected}`);
  }
}
