// The tiny games by name, each with the one bot of its own.
import type { Bot, Box } from '../../src/core/contract.ts';
import * as bidding from './bidding.ts';
import * as doom from './doom.ts';
import * as relay from './relay.ts';

export const tinyGames: Readonly<Record<string, { readonly box: Box; readonly bots: Readonly<Record<string, Bot>> }>> = {
  bidding: { box: bidding.box, bots: { fair: bidding.fair } },
  doom: { box: doom.box, bots: { careful: doom.careful } },
  relay: { box: relay.box, bots: { thrifty: relay.thrifty } },
};
