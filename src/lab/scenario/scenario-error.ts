// What is wrong with a scenario, all of it at once. Without imports that take time: every command loads this file.
import { type Mistake, MOST_TOLD, type Place, placeText } from '../text/mistake.ts';

export class ScenarioError extends Error {
  /** `more` were found and are not told. */
  constructor(
    readonly mistakes: readonly Mistake[],
    more = 0,
  ) {
    const told = mistakes.map(wordsOf);
    super([...told, ...(more === 0 ? [] : [`and ${more} more`])].join('\n'));
    this.name = 'ScenarioError';
  }
}

/** A flag has the name of its key: it is said once. */
function wordsOf({ at, message }: Mistake): string {
  const again = `${at.file.replace(/^--/, '')}: `;
  return `${placeText(at)}: ${message.startsWith(again) ? message.slice(again.length) : message}`;
}

/** A mistake that is put into words where it is told. */
export interface Complaint {
  readonly at: Place;
  explained(): Mistake;
}

export function complaintOf(mistake: Mistake): Complaint {
  return { at: mistake.at, explained: () => mistake };
}

/** The first from top to bottom. */
export function firstOf(complaints: readonly Complaint[]): ScenarioError {
  const inOrder = complaints.toSorted(({ at: one }, { at: other }) => one.line - other.line || one.column - other.column);
  const told = inOrder.slice(0, MOST_TOLD);
  return new ScenarioError(
    told.map((complaint) => complaint.explained()),
    inOrder.length - told.length,
  );
}
