// Counters of the lab, per seat. Seven families of one per slot: four of what became of a card, copies in the starting
// deck, 1 if it could have been bought at some time, her turn when it was first bought.
export const bought = 0;
export const drawn = 32;
export const played = 64;
export const destroyed = 96;
export const start = 128;
export const affordable = 160;
export const firstBought = 192;
/** Power spent on basics, attack skills, defense skills, movement skills. */
export const power = 224;
/** By twist. */
export const unlocked = 228;
/** HP taken from the enemy, by what took it. */
export const byAttack = 234;
export const bySkill = 235;
export const byEpic = 236;
export const byPoison = 237;
export const byCounter = 238;
export const byOther = 239;
/** HP she paid, or took from herself. */
export const herself = 240;
export const purchases = 241;
export const cardsDestroyed = 242;
/** Her turns begun, and her activation phases played to their end. */
export const begun = 243;
export const stopped = 244;
/** What she did in them, besides buying and ending; power unspent and the distance when she stopped, added up. */
export const actions = 245;
export const unspent = 246;
export const distance = 247;
export const FIELDS = 248;
