// What files and flags say reaches no terminal as it is: their control characters are shown, not obeyed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from '../../../src/cli/screen/command-line.ts';
import { box } from '../../../src/games/twisted-fables/game.ts';
import { newRun } from '../../../src/lab/run/run.ts';
import { createRun } from '../../../src/lab/run/run-folder.ts';
import { readScenario } from '../../../src/lab/scenario/read.ts';
import { fakeTerminal, run } from '../fake-terminal.ts';

const ESC = '\u001b';
const folder = mkdtempSync(join(tmpdir(), 'fablelab-visible-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the list of runs', async () => {
  const text = `game: twisted-fables
about: "\\u001b[2Jgone\\nis \\u202eall"
seed: "a\\u009bb"
entrants: { fables: [alice, mulan], bots: [greedy] }`;
  const config = await readScenario({ file: 'f', text });
  createRun(join(folder, `run${ESC}c`), newRun(box, config, { engine: 'e', bots: { greedy: 'g' } }, null, false));
  const { out } = await run(['runs', '--in', folder]);
  for (const shown of ['run\\u001bc', '\\u001b[2Jgone\\nis \\u202eall', 'a\\u009bb']) expect(out).toContain(shown);
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const { out: json } = await run(['runs', '--in', folder, '--json']);
  expect(JSON.parse(json).rows).toMatchObject([{ about: config.about, seed: config.seed }]);
});

test('a situation', async () => {
  const file = join(folder, `${ESC}cases.yaml`);
  writeFileSync(
    file,
    `- title: "\\u001b[31mred\\nor not"\n  fables: { alice: , mulan: }\n  expect: { turn: alice }\n- x: 1\n`,
  );
  const { out, code } = await run(['situation', file]);
  expect(out).toContain('ok   \\u001b[31mred\\nor not\n');
  expect(out).toContain('\\u001bcases.yaml:4:3\n');
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(code).toBe(2);
});

test.each([
  [['sweep', `${ESC}[31m`], '\\u001b[31m: found no such file or scenario'],
  [['watch', '--bots', `${ESC}[31m`], '--bots: found "\\u001b[31m"'],
  [['watch', `--${ESC}c`], 'unknown option --\\u001bc'],
  [[`${ESC}c`], 'unknown command "\\u001bc"'],
  [['list', `${ESC}c`], 'what: found "\\u001bc"'],
  [['watch', '--seed', 'x'.repeat(100_000)], `--seed: found "${'x'.repeat(200)}…" (100000 characters)`],
  [['replay', '--line', `twisted-fables alice,mulan key=${'x'.repeat(1000)} tape=A`], '(1000 characters)'],
  [['situation', `${ESC}c`], 'found no file or folder "\\u001bc"'],
  [['report', `${ESC}c`], '\\u001bc'],
])('a mistake in %j', async (words, message) => {
  const { code, err } = await run(words);
  expect(err).toContain(message);
  expect(err.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(err.length).toBeLessThan(2000);
  expect(code).toBe(2);
});

test('a file that is no text, or too large', async () => {
  const file = join(folder, 'f.yaml');
  writeFileSync(file, Uint8Array.from([97, 58, 32, 0xff]));
  for (const words of [
    ['sweep', file],
    ['watch', '--patch', file],
  ]) {
    const { code, err } = await run(words);
    expect([code, err]).toEqual([
      2,
      `fablelab: ${file}:1:4: found byte ff, which is no text in UTF-8, expected the file to be saved as UTF-8\n`,
    ]);
  }
  writeFileSync(file, 'x'.repeat(6_200_000));
  expect((await run(['sweep', file])).err).toBe(`fablelab: ${file}:1:1: found 6.2 MB, expected at most 5 MB\n`);
  expect((await run(['situation', file])).out).toContain('found 6.2 MB, expected at most 5 MB');
});

test('a command to paste', () => {
  const { terminal } = fakeTerminal();
  const line = commandLine(terminal, ['resume', `it's\\${ESC}[31m\n`]);
  expect(line).toBe(`fablelab resume $'it\\'s\\\\\\u001b[31m\\n'`);
});
