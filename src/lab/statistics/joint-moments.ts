// Several numbers per observation that depend on each other, such as what a set came to by every version of a game: their means and
// how those vary together.

export class JointMoments {
  private observations = 0;
  private readonly sums: Float64Array;
  private readonly products: Float64Array;

  /** So many whole numbers each. */
  constructor(readonly count: number) {
    this.sums = new Float64Array(count);
    this.products = new Float64Array(count * count);
  }

  add(values: ArrayLike<number>): void {
    this.observations++;
    for (let one = 0; one < this.count; one++) {
      this.sums[one]! += values[one]!;
      for (let other = 0; other <= one; other++) this.products[one * this.count + other]! += values[one]! * values[other]!;
    }
  }

  get size(): number {
    return this.observations;
  }

  mean(of: number): number {
    return this.sums[of]! / this.observations;
  }

  /** Of the means of two, from so many independent observations. */
  covarianceOfMeans(one: number, other: number): number {
    const [high, low] = one < other ? [other, one] : [one, other];
    const product = this.products[high * this.count + low]! / this.observations;
    return (product - this.mean(one) * this.mean(other)) / (this.observations - 1);
  }
}
