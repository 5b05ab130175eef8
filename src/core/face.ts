// Plain data with names: what a seat sees, what a position is written in.

export type Value = number | boolean | string | readonly Value[] | Values;
export interface Values {
  readonly [name: string]: Value;
}
