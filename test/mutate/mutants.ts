// Is every printed number checked? Each is changed by one, up and down, and some situation must then fail.
import type { Box } from '../../src/core/contract.ts';
import { runSituation } from '../../src/lab/situation/run.ts';
import type { Situation } from '../../src/lab/situation/situation.ts';

export interface Mutant {
  readonly path: string;
  readonly printed: number;
  readonly value: number;
}

/** A mutant that no situation can notice, and why. Without a value: both directions. */
export interface Explained {
  readonly path: string;
  readonly value?: number;
  readonly why: string;
}

/** Every number of the box, one less and one more, where a setup may say so. */
export function mutantsOf(box: Box, isWanted: (path: string) => boolean = () => true): Mutant[] {
  return box
    .numbers()
    .filter(({ path }) => isWanted(path))
    .flatMap(({ path, value: printed }) => [printed - 1, printed + 1].map((value) => ({ path, printed, value })))
    .filter(({ path, value }) => isAllowed(box, path, value));
}

function isAllowed(box: Box, path: string, value: number): boolean {
  try {
    box.open({ change: { [path]: value } });
    return true;
  } catch {
    return false;
  }
}

/** All situations; those that speak of a card, then of its owner, are tried first, because they are likely to notice. */
export class Killer {
  private readonly texts: ReadonlyMap<Situation, string>;

  constructor(private readonly situations: readonly Situation[]) {
    const text = ({ keys, position, lines, expect }: Situation) => JSON.stringify([keys, position, lines, expect]);
    this.texts = new Map(situations.map((situation) => [situation, text(situation)]));
  }

  /** The situation that notices, or undefined. */
  killerOf({ path, value }: Mutant): Situation | undefined {
    const change = { [path]: value };
    return this.likely(path).find((situation) => runSituation(situation, undefined, false, change).result !== 'ok');
  }

  private likely(path: string): Situation[] {
    const [owner = '', card = ''] = path.split('.');
    const rank = (situation: Situation): number => {
      const text = this.texts.get(situation) ?? '';
      return (text.includes(card) ? 0 : 2) + (text.includes(owner) ? 0 : 1);
    };
    const ranked = this.situations.map((situation) => ({ situation, rank: rank(situation) }));
    return ranked.sort((one, other) => one.rank - other.rank).map(({ situation }) => situation);
  }
}

export function mutantText({ path, printed, value }: Mutant): string {
  return `${path} ${printed} → ${value}`;
}

export function explanationOf(mutant: Mutant, explained: readonly Explained[]): Explained | undefined {
  return explained.find(({ path, value = mutant.value }) => path === mutant.path && value === mutant.value);
}
