// The numbers of a bench for people, with what we aim at beside them.
import type { Result } from './measure.ts';

const number = new Intl.NumberFormat('en');

export function tableOf(result: Result): string {
  const { random, greedy, duel } = result;
  return [
    `${result.game}, Node ${result.node}, medians of ${result.rounds} rounds`,
    `all ${result.pairings.length / 2} pairings in both seats; the duel is red-riding-hood vs snow-white`,
    '',
    row('', 'random', 'greedy', ''),
    row('games per second', random.gamesPerSecond, greedy.gamesPerSecond),
    row('  over the kernel’s', result.gameRatio, result.gameRatioGreedy, 'greedy ≥ 0.35'),
    row('decisions per second', random.decisionsPerSecond, greedy.decisionsPerSecond),
    row('  over the kernel’s', result.ratio, ''),
    row('ns per decision', random.nsPerDecision, greedy.nsPerDecision),
    row('decisions per game', random.decisionsPerGame, greedy.decisionsPerGame),
    row('turns per game', random.turnsPerGame, greedy.turnsPerGame),
    row('options, mean', random.optionsMean, greedy.optionsMean),
    row('options, most', random.optionsMax, greedy.optionsMax),
    row('bytes allocated per game', '', result.bytesPerGame, '≤ 64'),
    '',
    row('six fables, 1v1, greedy-v1', '', result.sixFables.gamesPerSecond),
    row('  over the kernel’s', '', result.sixFables.gameRatio, '≥ 0.35'),
    '',
    row('duel, games per second', '', duel.greedyGamesPerSecond),
    row('  over the kernel’s', duel.gameRatioRandom, duel.gameRatioGreedy, 'greedy ≥ 0.45'),
    row('duel, decisions per game', '', duel.decisionsPerGame),
    row('duel, turns per game', '', duel.turnsPerGame),
    '',
    ...result.planners.flatMap(({ bot, gamesPerSecond, overGreedy, nodesPerSecond }) => [
      row(`${bot}, games per second`, '', gamesPerSecond),
      row('  over greedy’s', '', overGreedy, bot === 'planner' ? '≥ 0.01' : '≥ 0.05'),
      row('  nodes per second', '', nodesPerSecond),
    ]),
    '',
    row('kernel, games per second', result.kernelGamesPerSecond),
    row('state, bytes', result.stateBytes),
    row('ns to copy it', result.copyNs, '', '≤ 40'),
    row('byte signature', result.signature, `of ${result.signatureGames} games`),
    row('play signature', result.playSignature, `of ${result.playSignatureGames} games`),
  ].join('\n');
}

function row(name: string, first: number | string, second: number | string = '', target = ''): string {
  const cell = (value: number | string) => (typeof value === 'number' ? number.format(value) : value).padStart(18);
  return `${name.padEnd(26)}${cell(first)}${cell(second)}  ${target}`.trimEnd();
}
