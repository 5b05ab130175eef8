// Counts that cannot be: whoever damages tallies.json may mend its hash as well. Every count is held against the others, and against what
// was to be played; the one that does not fit is named. Knows no game: what needs its counters is in check-studies.ts.
import { BASE } from '../contest/arms.ts';
import type { Failure } from '../contest/contest.ts';
import { leastCommonMultiple } from '../contest/count-set.ts';
import { binsAt } from '../contest/joint/read-joint.ts';
import { gamesOfSet } from '../contest/seating.ts';
import { type Tally, TOLD } from '../contest/tally.ts';
import { ROUND } from '../contest/until.ts';
import { type CountedArm, countedVersions } from '../crew/counted.ts';
import { FAILURES_KEPT } from '../crew/crew.ts';
import { SETS } from '../crew/sets-file.ts';
import { RunError } from '../text/run-error.ts';
import { type Matchup, sidePlayer } from '../who/matchup.ts';
import { isPlayed, plannedRange, type Range, type Run, type RunFile, type RunMatchup, versionsOf } from './run.ts';

export function checkCounts(path: string, run: Run): void {
  const { config, shard, complete, matchups } = run;
  const at = new At(path);
  if (shard !== null) at.expect('shard', shard.index >= 1 && shard.index <= shard.of, shard, 'a part of so many');
  at.equal('matchups', matchups.length, config.matchups.length, 'matchups of the scenario');
  const planned = plannedRange(config.sets, shard);
  for (const [number, matchup] of matchups.entries()) {
    checkMatchup(at.in(`matchups.${number}`), config.matchups[number]!, matchup, planned);
  }
  for (const [name, file] of Object.entries(run.files)) checkFile(at.in(`files.${name}`), name, file, run);
  checkJudged(at, run);
  if (!complete) return;
  at.expect('complete', isPlayed(run), complete, 'false: not all that was planned is played');
  for (const [name, { kept }] of Object.entries(run.files))
    at.expect(`files.${name}`, kept !== null, 'segments', 'a finished file');
}

/** Of a check: what was decided is what was expected, and who is left is at the end of a round. */
function checkJudged(at: At, { config, judged, matchups }: Run): void {
  const names = (config.expect ?? []).map(({ name }) => name);
  for (const [name, { sets, low, high }] of judged) {
    at.expect(`judged.${name}`, names.includes(name), name, 'a line of what the scenario expects');
    at.expect(
      `judged.${name}`,
      low <= high && sets <= config.sets,
      { sets, low, high },
      'sets that were played, and an interval',
    );
  }
  for (const [number, { decided, ranges }] of matchups.entries()) {
    const end = ranges[0]?.[1] ?? 0;
    const isSo = !decided || (config.until === 'decided' && (end % ROUND === 0 || end === config.sets));
    at.expect(`matchups.${number}.decided`, isSo, decided, 'nothing, but at the end of a round of a check');
  }
}

/** A place in the file, and what is expected there. */
class At {
  constructor(
    private readonly path: string,
    private readonly field = '',
  ) {}

  in(field: string): At {
    return new At(this.path, `${this.field}${field}.`);
  }

  expect(field: string, isSo: boolean, found: unknown, expected: string): void {
    if (!isSo)
      throw new RunError(`${this.path}: ${this.field}${field}: found ${JSON.stringify(found)}, expected ${expected}`);
  }

  equal(field: string, found: number, expected: number, what: string): void {
    this.expect(field, found === expected, found, `${expected}, ${what}`);
  }
}

function checkMatchup(at: At, asked: Matchup, matchup: RunMatchup, planned: Range): void {
  const { players, ranges, arms } = matchup;
  const expected = asked.sides.map(sidePlayer);
  at.expect(
    'players',
    JSON.stringify(players.map(named)) === JSON.stringify(expected.map(named)),
    players,
    'those of the scenario',
  );
  at.expect('ranges', ranges.length <= 1, ranges, 'one at most');
  const [[from, to] = [planned[0], planned[0]]] = ranges;
  at.expect(
    'ranges.0',
    from === planned[0] && from <= to && to <= planned[1],
    [from, to],
    `from ${planned[0]} to at most ${planned[1]}`,
  );
  const table = new Table(asked);
  checkRecorded(at, table, matchup);
  for (const { name, tally, failures } of countedVersions(matchup)) {
    const inside = at.in(`arms.${name}`);
    inside.equal('tally.leftOut', tally.leftOut, to - from - tally.sets, 'sets played that count nowhere else');
    checkTally(inside.in('tally'), table, tally, [from, to], name === BASE);
    inside.equal('failures', failures.length, Math.min(tally.leftOut, FAILURES_KEPT), 'the first of those left out');
    checkFailures(inside, failures, [from, to]);
  }
  for (const arm of arms) checkJoint(at.in(`arms.${arm.name}`), table, matchup.tally, arm);
}

const named = ({ party, bot }: { readonly party: string; readonly bot: string }) => [party, bot];

function checkFailures(at: At, failures: readonly Failure[], [from, to]: Range): void {
  for (const [number, { set }] of failures.entries()) {
    const before = failures[number - 1]?.set ?? from - 1;
    at.expect(`failures.${number}.set`, set > before && set < to, set, `a set from ${before + 1} to ${to - 1}`);
  }
}

/** Sets by what became of them in base and in the arm: those that neither has left out, and as many of each score as either has. */
function checkJoint(at: At, { sides, most, games }: Table, base: Tally, { tally: arm, joint }: CountedArm): void {
  const scores = most * games + 1;
  const [least, all] = [base.sets - arm.leftOut, Math.min(base.sets, arm.sets)];
  for (let place = 0; place < 2 * sides; place++) {
    const bins = binsAt(joint, place, scores);
    const field = `joint, ${place < sides ? 'sides' : 'chairs'}.${place % sides}`;
    const sets = total(bins.map(total));
    at.expect(field, sets >= least && sets <= all, sets, `${least} to ${all} sets`);
    for (const [kind, tally] of [
      ['base', base],
      ['arm', arm],
    ] as const) {
      const own = (place < sides ? tally.sides : tally.chairs)[place % sides]!;
      const there = kind === 'base' ? bins.map(total) : bins.map((_, score) => total(bins.map((row) => row[score]!)));
      const odd = there.findIndex((count, score) => count > own[score]!);
      at.expect(field, odd < 0, there[odd], `at most the ${own[odd]} sets of ${kind} with ${odd} half points`);
    }
  }
}

/** Sets beside those of a baseline: no more of any score than there are. */
function checkRecorded(at: At, { sides, most, games }: Table, { recorded, tally }: RunMatchup): void {
  if (recorded === null) return;
  at.equal('recorded', recorded.length, sides, 'sides of the matchup');
  for (const [side, bins] of recorded.entries()) {
    const isSquare = bins.length === most * games + 1 && bins.every((row) => row.length === bins.length);
    at.expect(`recorded.${side}`, isSquare, bins.length, `${most * games + 1} numbers, one for every score of a set`);
    const odd = bins.findIndex((_, score) => total(bins.map((row) => row[score]!)) > tally.sides[side]![score]!);
    at.expect(`recorded.${side}`, odd < 0, odd, 'no more sets of a score than there are');
  }
}

/** What the scenario says of the table of a matchup. */
class Table {
  readonly sides: number;
  /** Games of a set, and half points of a side in one of them at most. */
  readonly games: number;
  readonly most: number;
  readonly isDuel: boolean;

  constructor({ sides }: Matchup) {
    this.sides = sides.length;
    this.games = gamesOfSet({ name: '', party: 0, sides: sides.map((side) => [...side.keys()]) });
    this.most = Math.max(2, 2 * (this.sides - 1));
    this.isDuel = this.sides === 2 && sides.every((side) => side.length === 1);
  }
}

function checkTally(at: At, table: Table, tally: Tally, [from, to]: Range, isBase: boolean): void {
  const { sets, played, telling } = tally;
  const all = table.games * sets;
  const least = table.isDuel ? all : sets;
  at.expect(
    'played',
    played >= least && played <= all,
    played,
    `${least === all ? '' : `${least} to `}${all}, games of ${sets} sets`,
  );
  checkBins(at, table, tally);
  checkResults(at, table, tally);
  checkFirsts(at, table, tally);
  checkSquares(at, table, tally);
  at.equal('endings', total(tally.endings), played, 'games played');
  at.equal('lengths', total(tally.lengths), played, 'games played');
  at.equal('turns', tally.turns, weighted(tally.lengths), 'turns of all lengths');
  at.expect('decisions', played > 0 || tally.decisions === 0, tally.decisions, '0, because no game was played');
  at.expect('telling', telling.length <= Math.min(TOLD, sets), telling.length, `at most ${Math.min(TOLD, sets)}`);
  for (const [number, { set }] of telling.entries()) {
    const before = telling[number - 1]?.set ?? from - 1;
    // Of an arm any set may be told.
    const last = (isBase ? Math.min(TOLD, to) : to) - 1;
    at.expect(`telling.${number}.set`, set > before && set <= last, set, `a set from ${before + 1} to ${last}`);
  }
}

/** Sets by half points, of sides and of chairs. */
function checkBins(at: At, { sides, games, most }: Table, tally: Tally): void {
  for (const kind of ['sides', 'chairs'] as const) {
    at.equal(kind, tally[kind].length, sides, 'sides of the matchup');
    for (const [side, bins] of tally[kind].entries()) {
      at.equal(`${kind}.${side}`, bins.length, most * games + 1, 'numbers, one for every score of a set');
      at.equal(`${kind}.${side}`, total(bins), tally.sets, 'sets');
    }
    const points = total(tally[kind].map(weighted));
    if (sides > 1) at.equal(kind, points, tally.sets * games * sides * (sides - 1), 'half points of all together');
  }
}

/** Games by score, side and chair: they add up to what sides and chairs have. */
function checkResults(at: At, { sides, games, most }: Table, { results, sets, ...tally }: Tally): void {
  at.equal('results', results.length, sides, 'sides of the matchup');
  for (const [side, byChair] of results.entries()) {
    at.equal(`results.${side}`, byChair.length, sides, 'chairs');
    for (const [chair, byScore] of byChair.entries())
      at.equal(`results.${side}.${chair}`, byScore.length, most + 1, 'scores');
    at.equal(`results.${side}`, total(byChair.map(total)), games * sets, 'games');
    at.equal(`results.${side}`, total(byChair.map(weighted)), weighted(tally.sides[side]!), 'half points of the side');
  }
  for (const [chair, bins] of tally.chairs.entries()) {
    const there = results.map((byChair) => byChair[chair]!);
    at.equal(`results, chair ${chair}`, total(there.map(total)), games * sets, 'games');
    at.equal(`results, chair ${chair}`, total(there.map(weighted)), weighted(bins), 'half points of the chair');
  }
}

function checkFirsts(at: At, { sides, games }: Table, { firsts, results, sets }: Tally): void {
  const whole = leastCommonMultiple(sides);
  const expected = sides === 1 ? results[0]![0]![2]! : whole * games * sets;
  at.equal('firsts', total(firsts.map(([sum]) => sum)), expected, 'first places, shared or not');
  for (const [side, [sum, squares]] of firsts.entries()) {
    at.expect(
      `firsts.${side}`,
      sum >= 0 && squares >= sum && squares <= sum * whole * games,
      [sum, squares],
      'squares that fit',
    );
  }
}

/** No sum is larger than its squares allow. */
function checkSquares(
  at: At,
  { sides, games, most }: Table,
  { firsts, points, margins, products, sets, ...tally }: Tally,
): void {
  const fits = ([sum, squares]: readonly [number, number], times: number) => sum * sum <= times * squares * (1 + 1e-9);
  at.equal('firsts', firsts.length, sides, 'sides of the matchup');
  at.equal('points', points.length, sides, 'sides of the matchup');
  at.equal('margins', margins.length, sides === 1 ? 3 : 0, 'one for every score of a lone side');
  at.equal('products', products.length, sides > 2 ? (sides * (sides - 1)) / 2 : 0, 'one for every two of many sides');
  for (const [side, sums] of firsts.entries()) at.expect(`firsts.${side}`, fits(sums, sets), sums, `those of ${sets} sets`);
  for (const [side, sums] of points.entries()) at.expect(`points.${side}`, fits(sums, sets), sums, `those of ${sets} sets`);
  for (const [score, sums] of margins.entries()) {
    const times = tally.results[0]![0]![score]!;
    at.expect(`margins.${score}`, fits(sums, times), sums, `those of ${times} games`);
  }
  for (const [pair, product] of products.entries()) {
    const highest = sets * (most * games) ** 2;
    at.expect(`products.${pair}`, product <= highest, product, `at most ${highest}`);
  }
}

/** Segments lie side by side over all that was played, or the finished file has bytes for it. */
function checkFile(at: At, name: string, { segments, kept }: RunFile, { config, matchups }: Run): void {
  const width = (matchup: number) =>
    Math.max(1, config.matchups[matchup]!.sides.length - 1) * versionsOf(matchups[matchup]!);
  if (kept !== null) {
    at.equal('bytes', kept.bytes.length, matchups.length, 'matchups');
    for (const [matchup, { ranges }] of matchups.entries()) {
      const sets = total(ranges.map(([from, to]) => to - from));
      if (name === SETS) at.equal(`bytes.${matchup}`, kept.bytes[matchup]!, sets * width(matchup), 'bytes of its sets');
      else at.expect(`bytes.${matchup}`, kept.bytes[matchup]! > 0 === sets > 0, kept.bytes[matchup], 'rows of its sets');
    }
    return;
  }
  const next = matchups.map(({ ranges }) => ranges[0]?.[0] ?? 0);
  for (const [number, { matchup, from, to, bytes }] of segments.entries()) {
    at.expect(
      `segments.${number}`,
      from === next[matchup] && to > from,
      segments[number],
      'one that follows that before it',
    );
    if (name === SETS) at.equal(`segments.${number}`, bytes, (to - from) * width(matchup), 'bytes of its sets');
    else at.expect(`segments.${number}`, bytes > 0, bytes, 'rows of its sets');
    next[matchup] = to;
  }
  for (const [matchup, { ranges }] of matchups.entries()) {
    at.equal('segments', next[matchup]!, ranges[0]?.[1] ?? 0, `sets of matchup ${matchup}`);
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** What is counted by a number adds up to so much of it. */
function weighted(bins: readonly number[]): number {
  return bins.reduce((sum, times, number) => sum + times * number, 0);
}
