// Plans its whole turn.
export { planner as default } from './lib/planner/trained.ts';
