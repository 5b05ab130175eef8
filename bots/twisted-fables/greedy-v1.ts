// Greedy as it was before its tastes were trained: what it buys was set by hand. Here for comparison.
import { greedyBy } from './greedy/choose.ts';
import { start } from './greedy/weights.ts';

export default greedyBy('greedy before training: buys by tastes that were set by hand', start);
