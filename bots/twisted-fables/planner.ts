// Plans its whole turn.
export { planner as default } from './planner/bots.ts';
