// Room on a disk, as people read it.
const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** `0.1 kB`, `12.3 MB`: of a thousand each, as disks are sold. */
export function bytesText(bytes: number): string {
  let [size, unit] = [bytes / 1000, 0];
  for (; size >= 999.95 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${size.toFixed(1)} ${UNITS[unit]}`;
}
