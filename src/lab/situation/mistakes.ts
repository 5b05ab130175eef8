// The mistakes of a case, collected while it is read: after one, reading goes on wherever what follows does not depend on it.
import { Mistake } from '../text/source.ts';

/** Thrown for what cannot be judged, because it depends on what is a mistake itself. */
export class Unclear extends Error {}

export class Mistakes {
  private readonly found: Mistake[] = [];

  get count(): number {
    return this.found.length;
  }

  add(...mistakes: readonly Mistake[]): void {
    this.found.push(...mistakes);
  }

  /** What `read` makes of it; undefined where that is a mistake. */
  keep<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (error instanceof Mistake) this.add(error);
      else if (!(error instanceof Unclear)) throw error;
      return undefined;
    }
  }

  /** The same for each of several; without those that are mistakes. */
  keepEach<I, T>(items: readonly I[], read: (item: I, index: number) => T): T[] {
    return items.flatMap((item, index) => {
      const made = this.keep(() => [read(item, index)]);
      return made ?? [];
    });
  }

  /** As they stand in the file. */
  inOrder(): readonly Mistake[] {
    return this.found.toSorted((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
  }
}
