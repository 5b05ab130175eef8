// Fields of a card with an ongoing effect that lies before a seat: `ongoing[(seat * MOST + place) * WIDTH + field]`.
export const card = 0;
/** Its basic card, NO_CARD when there is none, and the value that had. */
export const basic = 1;
export const value = 2;
/** 1 once its period is over (Q3). */
export const over = 3;
export const WIDTH = 4;
export const MOST = 8;
