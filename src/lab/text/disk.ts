// Where the lab touches the disk: whatever the disk or its permissions refuse is told with the file and the cause, and is nobody's mistake.
import { getSystemErrorMap } from 'node:util';
import { DiskError } from './run-error.ts';

/** Does something with a file or a folder. */
export function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isSystemError(error) ? new DiskError(`${path}: ${causeOf(error)}`, { cause: error }) : error;
  }
}

/** The same, or null where there is no such file. */
export function ifThere<T>(path: string, work: () => T): T | null {
  try {
    return onDisk(path, work);
  } catch (error) {
    if (error instanceof DiskError && isMissing(error.cause)) return null;
    throw error;
  }
}

interface SystemError extends Error {
  readonly errno: number;
  readonly code: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'errno' in error && 'code' in error;
}

function isMissing(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** `no space left on device (ENOSPC)` */
function causeOf({ errno, code }: SystemError): string {
  const [, words] = getSystemErrorMap().get(errno) ?? [];
  return words === undefined ? code : `${words} (${code})`;
}
