// Folders that a living process is at work in: nobody else may move or remove them.

const DRAFT = /\.draft-(\d+)$/;

/** Who makes a draft has its number in the name of it. */
export function isHeld(folder: string): boolean {
  const [, id] = DRAFT.exec(folder) ?? [];
  return id !== undefined && isAlive(Number(id));
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's is there, and not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
