// The features of a position by place. Numbers and nothing else, so that the bundler writes them in place.

/** Her HP, and the opponent's. */
export const hp = 0;
export const foeHp = 1;
/** Damage to be expected from the opponent's next turn beyond her defense, and what a good hand would do beyond her HP. */
export const exposed = 2;
export const danger = 3;
/** The same the other way round. */
export const threat = 4;
export const kill = 5;
export const defense = 6;
/** HP that poison costs the opponent in an average turn. */
export const poison = 7;
/** Cards in hand. */
export const hand = 8;
export const foeHand = 9;
export const tokens = 10;
export const foeTokens = 11;
/** Sleeping Beauty awakened. */
export const awake = 12;
/** Epics chosen. */
export const epic = 13;
export const foeEpic = 14;
/** Damage that ongoing cards will do if all stays as it is. */
export const ongoing = 15;
/** The turn to come is hers. */
export const turn = 16;
/** On a space at the edge. */
export const foeEdge = 17;
export const edge = 18;
/** Her first three twists, and how many of the last, as long as the game is young. */
export const twist = 19;
export const lastTwists = 22;
/** Levels of the cards in her hand when her own turn comes: basic cards that answer, and all others, those in store too. */
export const kept = 23;
/** How many spaces there are between the two: none, one, two; more are what these are measured against. */
export const near = 25;
/** What an average hand of hers does from next to the opponent, and who of the two would be defeated first at that rate:
 * from −1 to 1. */
export const output = 28;
export const race = 29;
/** HP missing from a dozen: the last ones are worth more. */
export const weak = 30;
export const foeWeak = 31;
/** Cards of each slot in an average hand, as long as the game is young; by slot, level 1 attack cards left out: the others
 * are measured against them. */
export const card = 32;
export const FIRST_SLOT = 1;
export const LAST_SLOT = 24;
export const FEATURES = 56;
