// The battery on two tiny games, which show that the contract holds more than duels.
import * as bidding from '../games/bidding.ts';
import * as doom from '../games/doom.ts';
import { battery } from './battery.ts';
import { random } from './checks.ts';

battery(bidding.box, [random, bidding.fair]);
battery(doom.box, [random, doom.careful]);
