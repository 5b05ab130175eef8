// npm run golden:new -- <name> "<line>" [--bots one,one] [--seed n]: plays a game and keeps it as a golden, its line and the story.
// A line may be a beginning, such as "twisted-fables alice,mulan": without a key the seed gives one, and where its tape ends the
// bots play on, one a seat.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { goldenBot, goldenBox, goldenFile } from './boxes.ts';
import { goldenText, playGolden, wholeLine } from './golden.ts';

const HELP = 'npm run golden:new -- <name> "<line, or its beginning>" [--bots one,one] [--seed n]';

async function write(): Promise<string> {
  const options = { bots: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, beginning, ...more] = positionals;
  if (name === undefined || beginning === undefined || more.length > 0) throw new Error(`expected ${HELP}`);
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`found name "${name}", expected words such as alice-meets-mulan`);
  if (!/^\d+$/.test(values.seed)) throw new Error(`found seed "${values.seed}", expected a whole number`);
  const line = wholeLine(beginning, Number(values.seed));
  const game = line.split(' ', 1)[0] ?? '';
  const file = goldenFile(game, name);
  if (existsSync(file)) throw new Error(`found ${file}, expected a new name: goldens are kept; remove it if it must go`);
  const box = await goldenBox(game);
  const bots = await Promise.all((values.bots?.split(',') ?? []).map((bot) => goldenBot(game, bot)));
  const golden = playGolden(box, name, line, bots);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, goldenText(golden));
  return file;
}

try {
  console.log(`wrote ${await write()}`);
} catch (error) {
  console.error(`golden: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
