// What is wrong with a scenario, all of it at once. Without imports that take time: every command loads this file.
import type { Mistake } from '../text/source.ts';

export class ScenarioError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({ at: { file, line, column }, message }) => `${where(file, line, column)}: ${message}`).join('\n'));
    this.name = 'ScenarioError';
  }
}

/** A flag of the command line has no lines. */
function where(file: string, line: number, column: number): string {
  return line === 0 ? file : `${file}:${line}:${column}`;
}
