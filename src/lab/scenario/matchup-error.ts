// What is wrong with who meets whom.

export type ScenarioPath = readonly (string | number)[];

/** A complaint, and about which part of the scenario. */
export class MatchupError extends Error {
  constructor(
    readonly path: ScenarioPath,
    message: string,
  ) {
    super(message);
  }
}
