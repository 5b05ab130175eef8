// Finds the name that was probably meant.

/** The least number of letters to change, add, leave out or swap with their neighbour. */
export function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      if (swapped) ways.push(at(i - 2, j - 2) + 1);
      rows[i]?.push(Math.min(...ways));
    }
  }
  return at(from.length, to.length);
}

/** Nobody mistypes a name into something longer. */
const LONGEST = 200;

/** The nearest name within a third of its letters, else the only one that contains what was written. */
export function nearest(found: string, names: readonly string[]): string | undefined {
  if (found.length > LONGEST) return undefined;
  const word = found.toLowerCase();
  const near = names.flatMap((name) => {
    const most = Math.max(1, Math.floor(name.length / 3));
    // So much they differ at least: most names need no closer look.
    if (Math.abs(name.length - word.length) > most) return [];
    const far = distance(word, name.toLowerCase());
    return far <= most ? [{ name, far }] : [];
  });
  const [first] = near.sort((one, other) => one.far - other.far);
  if (first !== undefined) return first.name;
  const holding = word.length < 2 ? [] : names.filter((name) => name.toLowerCase().includes(word));
  return holding.length === 1 ? holding[0] : undefined;
}

export function didYouMean(found: string, names: readonly string[]): string {
  const name = nearest(found, names);
  return name === undefined ? '' : `; did you mean "${name}"?`;
}
