// Times and sizes as people read them.

/** `2:05 h`, `3:20 min` or `12 s`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value % 60).padStart(2, '0');
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return seconds < 3600
    ? `${Math.floor(seconds / 60)}:${two(seconds)} min`
    : `${Math.floor(minutes / 60)}:${two(minutes)} h`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `1.3 MB` */
export function bytesText(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** unit;
  return `${value.toFixed(unit === 0 || value >= 100 ? 0 : 1)} ${UNITS[unit]}`;
}
