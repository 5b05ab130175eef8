// Runs the text of a file of situations and says in one line what became of each case.
import { loadBox } from '../../../src/games/index.ts';
import { botsIn } from '../../../src/lab/situation/load-bots.ts';
import { readSituations } from '../../../src/lab/situation/read.ts';
import { runSituation } from '../../../src/lab/situation/run.ts';
import { Mistake, placeText } from '../../../src/lab/text/source.ts';

export async function checkText(text: string): Promise<string[]> {
  const box = await loadBox('twisted-fables');
  const all = readSituations('cases.yaml', text, box);
  const bots = await botsIn(box, all);
  return all.map((read) => {
    if (read instanceof Mistake) return `mistake ${placeText(read.at)}: ${read.message}`;
    const { result, message, at, differences } = runSituation(read, bots);
    if (message !== '') return `${result} ${placeText(at)}: ${message}`;
    const found = differences.map(
      (one) => `${placeText(one.at)}: ${one.what}: expected ${one.expected}, found ${one.found}`,
    );
    return [result, ...found].join('\n');
  });
}
