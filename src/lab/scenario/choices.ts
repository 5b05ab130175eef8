// Many things to choose from, counted and found by their place without making them all. Knows nothing of games.

export interface Choices<T> {
  readonly count: number;
  /** From 0 to count − 1. */
  at(place: number): T;
}

export function listed<T>(items: readonly T[]): Choices<T> {
  return { count: items.length, at: (place) => items[place]! };
}

export function mapped<T, U>({ count, at }: Choices<T>, make: (one: T) => U): Choices<U> {
  return { count, at: (place) => make(at(place)) };
}

/** One of each, the last changing first. */
export function oneOfEach<T>(all: readonly Choices<T>[]): Choices<T[]> {
  const at = (place: number) => {
    let left = place;
    return all
      .toReversed()
      .map((choices) => {
        const one = choices.at(left % choices.count);
        left = Math.floor(left / choices.count);
        return one;
      })
      .reverse();
  };
  return { count: all.reduce((product, { count }) => product * count, 1), at };
}

/** Every way to choose so many, none twice, whatever their order. */
export function combinations<T>({ count, at }: Choices<T>, size: number): Choices<T[]> {
  return { count: ways(count, size), at: (place) => combinationAt(count, size, place).map(at) };
}

/** The same, and one may be chosen again. */
export function multisets<T>({ count, at }: Choices<T>, size: number): Choices<T[]> {
  // The i-th of so many different numbers, less i: numbers that may be equal.
  const all = count + size - 1;
  const items = (place: number) => combinationAt(all, size, place).map((number, i) => at(number - i));
  return { count: count === 0 ? 0 : ways(all, size), at: items };
}

/** Each one, so many times. */
export function repeated<T>({ count, at }: Choices<T>, size: number): Choices<T[]> {
  return { count, at: (place) => Array.from({ length: size }, () => at(place)) };
}

/** Combinations of so many out of all; beyond 2^53 nearly. */
export function ways(all: number, size: number): number {
  let product = all < size ? 0 : 1;
  for (let i = 0; i < size && product > 0; i++) product = Math.round((product * (all - i)) / (i + 1));
  return product;
}

/** In the order of a dictionary. */
function combinationAt(all: number, size: number, place: number): number[] {
  const chosen: number[] = [];
  let [left, from] = [place, 0];
  for (let open = size; open > 1; open--) {
    const rest = ways(all - from, open);
    /** How many begin with something before it. */
    const before = (first: number) => rest - ways(all - first, open);
    let [low, high] = [from, all - open];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (before(middle) <= left) low = middle;
      else high = middle - 1;
    }
    left -= before(low);
    chosen.push(low);
    from = low + 1;
  }
  // The bound is for numbers so large that they are rounded.
  chosen.push(Math.min(from + left, all - 1));
  return chosen;
}
