// The battery on three tiny games, which show that the contract holds more than duels.
import * as bidding from '../tiny/bidding.ts';
import * as doom from '../tiny/doom.ts';
import * as relay from '../tiny/relay.ts';
import { battery, printed } from './battery.ts';
import { random } from './checks.ts';
import { nothingShownInPassing } from './telling.ts';

for (const { box, bots } of [
  { box: bidding.box, bots: [bidding.fair] },
  { box: doom.box, bots: [doom.careful] },
  { box: relay.box, bots: [relay.thrifty] },
]) {
  printed(box);
  battery(box, [random, ...bots], 200, [nothingShownInPassing]);
}
