// Ways to buy that training starts from: what a purchase is worth by slot of the basic card (a level 1 only thins the deck),
// by deck for a skill of level 2, and what a level 3 adds. Below 0: she never buys that.

/** High attack cards before skills, which need them. */
export const CARDS_FIRST = [-1, 50, 80, -1, 20, 40, -1, 15, 35, 40, 45, 30, 30, 10];
/** Attack skills first: they do more than damage. */
export const SKILLS_FIRST = [-1, 44, 80, -1, 30, 50, -1, 15, 35, 26, 46, 20, 20, 30];
