// replay: tells a recorded game again, from the line that an error printed.
import { checkTapeUsed, tapeAnswer } from '../../lab/answers.ts';
import { checkFables, checkOptions, chooseBox } from '../choices.ts';
import { command } from '../command.ts';
import { asUsage, OK, UsageError } from '../errors.ts';
import { writeRows, writeStory } from '../tell.ts';

export const replay = command({
  name: 'replay',
  about: 'tell a recorded game again',
  positionals: {},
  options: {
    line: { type: 'string', requiresArg: true, demandOption: true, describe: 'the line that an error printed' },
    jsonl: { type: 'boolean', describe: 'one JSON object a decision, and a last one with the result' },
  },
  examples: [
    [
      'replay --line "twisted-fables red-riding-hood,snow-white key=0123456789abcdef tape=AAB"',
      'a game cut off after three decisions: shows the fourth and its options',
    ],
  ],
  async run({ line, jsonl }, terminal) {
    const { parseLine } = await import('../../core/replay.ts');
    const { openTable } = await import('../../lab/table.ts');
    checkFields(line);
    const recording = asUsage(() => parseLine(line));
    const box = await chooseBox(recording.game, 'line, first word');
    checkFables('line, second word', box, recording.entrants);
    checkOptions('line', box, recording.entrants.length, recording.options);
    const table = openTable(box, recording);
    const answer = tapeAnswer(recording.answers);
    if (jsonl) writeRows(table, answer, terminal);
    else await writeStory(table, answer, terminal);
    checkTapeUsed(recording.answers, table.match);
    return OK;
  },
});

/** Says which field is missing; the parser reads those that are there. */
function checkFields(line: string): void {
  const expected = 'expected "game fable,fable [option=value…] key=… tape=…"';
  const words = line.trim().split(/\s+/);
  if (words[0] === '' || words.length < 2 || words[1]?.includes('=')) {
    throw new UsageError(`line: found "${line.trim()}", ${expected}`);
  }
  for (const field of ['key', 'tape']) {
    const count = words.filter((word) => word.startsWith(`${field}=`)).length;
    if (count !== 1) throw new UsageError(`line: ${field}: found ${count === 0 ? 'none' : count}, ${expected}`);
  }
}
