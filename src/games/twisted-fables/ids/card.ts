// Cards. Files in ids/ hold numeric constants and nothing else, so that the bundler writes each number in place.

// Types of basic and skill cards, and the skill supply decks that hold them.
export const ATTACK = 0;
export const DEFENSE = 1;
export const MOVEMENT = 2;

// Slots, the same for every fable, so that levels, types and masks are shared: basics by type and level, wild,
// skills by type and level, the three epics, poison by level, match.
export const WILD = 9;
export const SKILL = 10;
export const EPIC = 19;
export const POISON = 22;
export const MATCH = 25;
export const SLOTS = 26;
/** Not cards: what may stand for a basic card of level 1, 2 or 3. */
export const SUBSTITUTE = 26;
export const NO_CARD = 31;
/** A bag of counts holds 32 slots a seat. */
export const BAG_SHIFT = 5;

// Masks over slots.
export const ATTACKS = 0x207;
export const DEFENSES = 0x238;
export const MOVEMENTS = 0x3c0;
export const BASICS = 0x3ff;
export const SKILLS = 0x7fc00;
export const EPICS = 0x380000;
export const POISONS = 0x1c00000;
export const DESTROYABLE = 0x1ffffff;

// Kinds beyond the slots, for the number table and for saying which card asks: the six twists in the order
// A4, D4, M4, A8, D8, M8, the avatars, and the fable's sheet.
export const TWIST = 32;
export const TWISTS = 6;
/** The twists at the bottom of the decks, as bits. */
export const LAST_TWISTS = 0x38;
export const AVATAR = 38;
export const SHEET = 63;
export const NO_KIND = -1;
