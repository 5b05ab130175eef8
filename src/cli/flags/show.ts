// The flags of what a summary shows.
import { mark } from './shapes.ts';

export const showFlags = {
  brief: { ...mark('how often everybody wins, and where the files are'), conflicts: ['full', 'json'] },
  full: { ...mark('everything, not only what is most extreme'), conflicts: 'json' },
} as const;
