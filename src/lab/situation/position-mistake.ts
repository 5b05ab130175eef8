// What is wrong with a position, at the nearest part of it that is written in the file.
import type { PositionError } from '../../core/position.ts';
import { Mistake } from '../text/source.ts';
import type { Situation } from './situation.ts';

export function positionMistake(
  { path, message }: PositionError,
  { keys, places, at }: Pick<Situation, 'keys' | 'places' | 'at'>,
): Mistake {
  const [part, seat = '', ...rest] = path;
  const who =
    typeof seat === 'number' ? [keys[seat] ?? '', ...rest.filter((name) => typeof name === 'string')] : [seat || part];
  const text = `${who.join(' ')}: ${message}`;
  for (let length = path.length; length > 0; length--) {
    const place = places.get(path.slice(0, length).join('/'));
    if (place !== undefined) return new Mistake(place, text);
  }
  return new Mistake(at, text);
}
