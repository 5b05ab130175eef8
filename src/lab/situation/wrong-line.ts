// What to say about a line that names no option of the open decision.
import type { Game } from '../../core/contract.ts';
import { nearest } from '../text/did-you-mean.ts';
import { quoted } from '../text/quote.ts';
import { Mistake } from '../text/source.ts';
import type { ScriptLine, Situation } from './situation.ts';

type Decision = Pick<ScriptLine & { is: 'decision' }, 'at' | 'seat' | 'words'>;

const MOST = 20;

export function wasForced({ at, words }: Decision): Mistake {
  const why = 'which was the only option and was taken without asking before';
  return new Mistake(at, `found ${quoted(words)}, ${why}: leave this line out, or write it in its place`);
}

export function wrongSeat(
  { at, seat }: Pick<Decision, 'at' | 'seat'>,
  { keys }: Situation,
  game: Game,
  options: readonly string[],
): Mistake {
  const asked = `${keys[game.decider()]}, who is asked: ${game.describeQuestion()}`;
  return new Mistake(at, `found a line for ${keys[seat]}, expected one for ${asked}${listed(options)}`);
}

export function notOffered(
  { at, seat, words }: Decision,
  { keys }: Situation,
  game: Game,
  options: readonly string[],
): Mistake {
  const meant = nearest(words, options);
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const asked = `${keys[seat]} is asked: ${game.describeQuestion()}`;
  return new Mistake(at, `found ${quoted(words)}, expected an option${hint}\n${asked}${listed(options)}`);
}

function listed(options: readonly string[]): string {
  const more = options.length > MOST ? [`… and ${options.length - MOST} more, see --options`] : [];
  return [...options.slice(0, MOST), ...more].map((option) => `\n  ${option}`).join('');
}
