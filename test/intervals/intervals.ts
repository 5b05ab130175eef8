// npm run intervals -- [sweeps]: how often the intervals of the report files hold the truth, on synthetic sweeps.
import { coverage, isKept } from './coverage.ts';
import { worlds } from './worlds.ts';

const [text = '10000'] = process.argv.slice(2);
const sweeps = Number(text);
if (!Number.isInteger(sweeps) || sweeps < 1) {
  console.error(`intervals: found "${text}", expected a number of sweeps`);
  process.exit(2);
}

/** Worlds differ in it: with the same luck, one would only repeat what the other says. */
const SEED = 20250101;

const signs = { exact: '', 'at-least': '>= ', 'at-most': '<= ' };
let broken = 0;
for (const [at, [name, world]] of Object.entries(worlds).entries()) {
  console.log(`${name}: ${sweeps} sweeps of ${world.pairs} pairs a matchup`);
  for (const count of coverage(world, SEED + at, sweeps)) {
    const { what, promise, promised, held, of } = count;
    const kept = isKept(count);
    if (!kept) broken++;
    const share = `${((100 * held) / of).toFixed(2)} %`.padStart(8);
    console.log(
      `  ${what.padEnd(50)} ${share} of ${of}, promised ${signs[promise]}${100 * promised} %${kept ? '' : '  BROKEN'}`,
    );
  }
}
console.log(broken === 0 ? 'all promises kept' : `${broken} promises broken`);
if (broken > 0) process.exitCode = 1;
