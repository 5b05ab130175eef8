// Red Riding Hood: her places apart and her fields of `g.own`. Nothing but numbers: see card.ts.

/** Onboard Caches, each with room for one card. */
export const CACHES = 3;

/** What each of them did this turn, as bits (Q85). */
export const cacheUsed = 0;
