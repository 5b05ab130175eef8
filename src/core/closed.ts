// What bots are handed is closed: they can call it, and cannot change what it does for others. A class that stayed open could be
// given another method, which would then be called with the real game.

const done = new WeakSet<object>();

/** An object with nothing to write, such as a view: frozen, and its classes with it. */
export function closed<T extends object>(value: T): T {
  closeClasses(value);
  return Object.freeze(value);
}

/** A table for searching stays as it is, to be played on; its classes, those of its parts and the printed data that it shares
 * with the real one are closed. */
export function closeTable(table: object): void {
  closeClasses(table);
  for (const part of Object.values(table)) closeData(part);
}

/** Lists and plain objects become read-only, to the last one inside them; of all else the classes are closed. */
function closeData(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || done.has(value)) return;
  done.add(value);
  const parent = Object.getPrototypeOf(value);
  if (parent !== Object.prototype && parent !== Array.prototype) return closeClasses(value);
  Object.freeze(value);
  for (const part of Object.values(value)) closeData(part);
}

function closeClasses(value: object): void {
  for (let at = Object.getPrototypeOf(value); at !== null && !isBuiltIn(at); at = Object.getPrototypeOf(at)) {
    if (done.has(at)) return;
    done.add(at);
    Object.freeze(at);
  }
}

function isBuiltIn(prototype: { readonly constructor?: unknown }): boolean {
  return /\{\s*\[native code\]\s*\}$/.test(String(prototype.constructor));
}
