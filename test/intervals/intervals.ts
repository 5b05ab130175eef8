// npm run intervals -- [sweeps]: how often the intervals of the report files hold the truth, on synthetic sweeps, and on sweeps
// of real games whose truth is known; and how often sequential tests of limits err.
import { crossingCoverage, gainCoverage, turnsCoverage, unpairedCoverage } from './arms.ts';
import { type Count, coverage, isKept } from './coverage.ts';
import { limitErrors, limitWorlds } from './limits.ts';
import { oneLuckCoverage, SETS } from './one-luck.ts';
import { PAIRS, realCoverage } from './real-games.ts';
import { shareCoverage, shiftCoverage, strataCoverage } from './shifts.ts';
import { tableCoverage } from './table-coverage.ts';
import { SETS as STUDIED_SETS, studiedCoverage } from './table-studies.ts';
import { GAMES, togetherCoverage } from './together.ts';
import { tableWorlds, worlds } from './worlds.ts';

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

function show(title: string, counts: readonly Count[]): void {
  console.log(title);
  for (const count of counts) {
    const { what, promise, promised, held, of } = count;
    const kept = isKept(count);
    if (!kept) broken++;
    const share = `${((100 * held) / of).toFixed(2)} %`.padStart(8);
    console.log(
      `  ${what.padEnd(50)} ${share} of ${of}, promised ${signs[promise]}${100 * promised} %${kept ? '' : '  BROKEN'}`,
    );
  }
}

for (const [at, [name, world]] of Object.entries(worlds).entries()) {
  show(`${name}: ${sweeps} sweeps of ${world.pairs} pairs a matchup`, coverage(world, SEED + at, sweeps));
}
for (const [at, [name, world]] of Object.entries(tableWorlds).entries()) {
  show(`${name}: ${sweeps} sweeps of ${world.sets} sets a matchup`, tableCoverage(world, SEED + 10 + at, sweeps));
}
// Quick, and shares of whole games cover in steps: one of 2 % in 1000 games covers 94.67 % exactly, which few sweeps would miss.
show(`all together: ${5 * sweeps} sweeps of ${GAMES} games a matchup`, togetherCoverage(SEED + 20, 5 * sweeps));
show(`one luck for two bots: ${sweeps} sweeps of ${SETS} sets`, oneLuckCoverage(SEED + 30, sweeps));
for (const pooled of [false, true]) {
  const how = pooled ? 'all matchups studied together' : 'matchups studied one by one';
  const counts = studiedCoverage(pooled, SEED + 40, sweeps);
  show(`three equal players, ${how}: ${sweeps} sweeps of ${STUDIED_SETS} sets a matchup`, counts);
}
for (const [at, [name, world]] of Object.entries(limitWorlds).entries()) {
  show(`limits, ${name}: ${sweeps} sequential tests`, limitErrors(world, SEED + 50 + at, sweeps));
}
show(`independent, real games of high card: ${sweeps} sweeps of ${PAIRS} pairs a matchup`, realCoverage(SEED, sweeps));
show(`base and an arm: ${sweeps} sweeps, by how many sets are expected to differ`, shiftCoverage(SEED + 100, sweeps));
show(`base and an arm over matchups: ${sweeps} sweeps`, strataCoverage(SEED + 200, sweeps));
show(`how often something happens by base and an arm: ${sweeps} sweeps`, shareCoverage(SEED + 300, sweeps));
show(`turns by base and an arm: ${sweeps} sweeps`, turnsCoverage(SEED + 400, sweeps));
show(`common luck: ${sweeps} sweeps`, gainCoverage(SEED + 401, sweeps));
show(`two runs without common luck: ${sweeps} sweeps`, unpairedCoverage(SEED + 402, sweeps));
show(`curves over a number: ${sweeps} sweeps`, crossingCoverage(SEED + 403, sweeps));
console.log(broken === 0 ? 'all promises kept' : `${broken} promises broken`);
if (broken > 0) process.exitCode = 1;
