// The rules, case by case: every YAML file beside this one, in the folder of its game.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../src/core/contract.ts';
import { gameNames, loadBox } from '../../src/games/index.ts';
import { situationFiles } from '../../src/lab/situation/files.ts';
import type { LoadedBots } from '../../src/lab/situation/load-bots.ts';
import { readSituations } from '../../src/lab/situation/read.ts';
import { writeOutcome } from '../../src/lab/situation/report.ts';
import { runSituation } from '../../src/lab/situation/run.ts';
import { situationSchema } from '../../src/lab/situation/schema.ts';
import { Mistake, placeText } from '../../src/lab/text/source.ts';
import { botNames, loadBot } from '../../src/lab/who/bots.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

for (const box of await Promise.all(gameNames.map(loadBox))) {
  const folder = `${here}${box.name}`;
  if (box.positions === undefined || !existsSync(folder)) continue;
  const bots = new Map(
    await Promise.all(botNames(box.name).map(async (name) => [name, await loadBot(box.name, name)] as const)),
  );
  describe(box.name, () => testGame(box, folder, bots));
}

function testGame(box: Box, folder: string, bots: LoadedBots): void {
  for (const file of situationFiles(folder)) {
    const text = readFileSync(file, 'utf8');
    const name = relative(root, file);
    describe(relative(folder, file), () => {
      for (const read of readSituations(name, text, box)) {
        if (read instanceof Mistake) test(placeText(read.at), () => expect.fail(`${placeText(read.at)}: ${read.message}`));
        else {
          test(read.title, () => {
            const outcome = runSituation(read, bots);
            if (outcome.result === 'ok') return;
            const lines: string[] = [];
            writeOutcome(outcome, false, (line) => lines.push(line));
            expect.fail(lines.join('\n'));
          });
        }
      }
      test('names the schema in its first line', () => {
        const schema = relative(dirname(file), `${folder}/situation.schema.json`);
        expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`);
      });
    });
  }

  test('the schema beside the files is that of the engine; `npm run golden` writes it anew', () => {
    if (box.positions === undefined) return;
    const file = `${folder}/situation.schema.json`;
    const schema = `${JSON.stringify(situationSchema(box, box.positions), null, 2)}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, schema);
    expect(readFileSync(file, 'utf8')).toBe(schema);
  });
}
