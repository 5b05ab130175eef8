// Fields of the cursor: the running frame, the question that waits for an answer (0: none), and the seat that is asked.
export const at = 0;
export const asking = 1;
export const asked = 2;
export const FIELDS = 3;
