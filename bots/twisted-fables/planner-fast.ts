// Plans its whole turn in a hurry.
export { fast as default } from './lib/planner/trained.ts';
