// Small systems of linear equations.

export type Matrix = readonly (readonly number[])[];

/** The inverse by Gauss and Jordan, with the largest pivot of each column; null for a singular matrix. */
export function inverse(matrix: Matrix): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...unit(size, at)]);
  const scale = Math.max(...matrix.flat().map(Math.abs));
  for (let column = 0; column < size; column++) {
    const best = pivotRow(rows, column);
    const pivot = rows[best]![column]!;
    if (!(Math.abs(pivot) > scale * 1e-14)) return null;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    rows[column] = rows[column]!.map((value) => value / pivot);
    for (const [at, row] of rows.entries()) {
      const factor = row[column]!;
      if (at !== column && factor !== 0) rows[at] = row.map((value, k) => value - factor * rows[column]![k]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

function pivotRow(rows: Matrix, column: number): number {
  let best = column;
  for (let at = column + 1; at < rows.length; at++) {
    if (Math.abs(rows[at]![column]!) > Math.abs(rows[best]![column]!)) best = at;
  }
  return best;
}

function unit(size: number, at: number): number[] {
  return Array.from({ length: size }, (_, k) => (k === at ? 1 : 0));
}

export function multiply(a: Matrix, b: Matrix): number[][] {
  return a.map((row) =>
    Array.from({ length: b[0]?.length ?? 0 }, (_, k) =>
      dot(
        row,
        b.map((other) => other[k]!),
      ),
    ),
  );
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, at) => total + value * b[at]!, 0);
}

export function zeros(size: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0));
}

/** Adds weight · left · rightᵀ. */
export function addOuter(to: number[][], left: readonly number[], right: readonly number[], weight: number): void {
  for (const [at, value] of left.entries()) {
    if (value !== 0) for (const [k, other] of right.entries()) to[at]![k]! += weight * value * other;
  }
}
