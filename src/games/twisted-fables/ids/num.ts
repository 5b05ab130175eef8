// The number table: `numbers[(fable << FABLE) + (kind << KIND) + field]`, and its fields.
export const KIND = 5;
export const FABLE = 11;

export const cost = 0;
export const range = 1;
/** How often the value of the basic card adds to the range. */
export const rangePlus = 2;
export const damage = 3;
export const value = 4;
export const laterDamage = 5;
export const laterRange = 6;
export const cards = 7;
export const loss = 8;
export const least = 9;
export const knockback = 10;
export const power = 11;
export const hp = 12;
export const maxDefense = 13;
export const threshold = 14;
export const poisonLoss = 15;
/** How often the value of the basic card counts; the most that may be chosen; tokens; their limit. */
export const times = 16;
export const most = 17;
export const tokens = 18;
export const limit = 19;
/** Where one card prints a number for each level: those of levels 2 and 3. */
export const least2 = 20;
export const least3 = 21;
export const loss2 = 22;
export const loss3 = 23;
/** Defense gained; how much of her defense counts for one. */
export const defense = 24;
export const per = 25;

/** The range of a card that prints none, and the distance of a seat without an enemy on its track. */
export const ANY = 99;
export const FAR = 98;
