// What is wrong with who meets whom.

export type Path = readonly (string | number)[];

/** A complaint, and about which part of the scenario. */
export class MatchupError extends Error {
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
  }
}
