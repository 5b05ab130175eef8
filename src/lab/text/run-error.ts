// Without imports: every command loads this file.

/** A mistake of whoever names a run, a shard or a folder, or a file that is damaged: what was found, what was expected. */
export class RunError extends Error {}

/** The disk, or who may use it: nothing that anybody wrote is wrong. The message names the file and the cause. */
export class DiskError extends Error {}

/** Whoever is asked again answers otherwise. The line shows the game up to there. */
export class UnsteadyError extends Error {
  constructor(
    message: string,
    readonly line: string,
  ) {
    super(message);
  }
}
