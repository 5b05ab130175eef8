// What is in the box, and how much room it takes.
export const SPACES = 9;
export const POWER_MAX = 25;
export const SUPPLIES = 10;
export const BASICS_PER_SUPPLY = 12;
export const SKILL_DECKS = 3;
export const SKILL_DECK_WIDTH = 4;
export const SKILL_DECK_CARDS = 8;
/** Every basic, skill, epic, poison and match card that could lie in one deck, rounded up. */
export const DECK = 176;
/** Places of a seat for one card each. */
export const APART = 4;
export const HAND = 6;
export const FIRST_HAND = 4;
/** Fables that the tables have room for. */
export const FABLES = 10;
/** Numbers of a fable's own; the first half is cleared at the beginning of every turn. */
export const OWN = 8;
export const OWN_TURN = 4;
/** Modifiers of a seat, by type. */
export const MODIFIERS = 4;
export const BEGINNINGS = 3;
