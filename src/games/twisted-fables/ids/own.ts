// Numbers of a fable's own that others may want to see: fields of `g.own`.
/** Sleeping Beauty: what is left of her Shattering skills, one number a level. */
export const shattering = 0;
