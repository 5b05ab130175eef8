// What a version of the game may be called: it stands in the names of games, in columns and in command lines.
import { BASE } from '../contest/arms.ts';

export const ARM_NAME = /^[A-Za-z0-9][A-Za-z0-9._=+-]{0,79}$/;

export const ARM_NAME_FORM = `a name of letters, digits, dots, dashes, = and +, at most 80, other than ${BASE}`;

export function isArmName(name: string): boolean {
  return ARM_NAME.test(name) && name !== BASE;
}
