// The watchdog on places that are written by hand.
import { expect, test } from 'vitest';
import { DOING, newPlace, PLACE } from '../../../src/lab/crew/place.ts';
import { Watchdog } from '../../../src/lab/crew/watchdog.ts';

const PATIENCE = 2;

function watching(doing: number) {
  const places = [newPlace(), newPlace()];
  const [, late] = places as [Int32Array, Int32Array];
  late[PLACE.doing] = doing;
  const dog = new Watchdog(places, PATIENCE, 0);
  /** Looks every period for so many seconds, and says when somebody is late. */
  let now = 0;
  const lookFor = (seconds: number): number | null => {
    for (const end = now + seconds * 1000; now < end; ) {
      now += dog.period;
      const found = dog.look(now);
      if (found === null) continue;
      expect(found.place).toBe(late);
      return found.seconds;
    }
    return null;
  };
  const sleepFor = (seconds: number) => {
    now += seconds * 1000;
    return dog.look(now);
  };
  return { place: late, lookFor, sleepFor };
}

test('a game that is not over in time', () => {
  const { lookFor } = watching(DOING.playing);
  expect(lookFor(PATIENCE)).toBeNull();
  expect(lookFor(1)).toBe(PATIENCE);
});

test('a game that begins is a new start, and so is a rest', () => {
  const { place, lookFor } = watching(DOING.playing);
  expect(lookFor(PATIENCE)).toBeNull();
  place[PLACE.begun]!++;
  expect(lookFor(PATIENCE)).toBeNull();
  place[PLACE.doing] = DOING.nothing;
  expect(lookFor(100)).toBeNull();
});

test('a process that stood still for an hour has waited one tick', () => {
  const { lookFor, sleepFor } = watching(DOING.playing);
  expect(lookFor(PATIENCE / 2)).toBeNull();
  expect(sleepFor(3600)).toBeNull();
  expect(lookFor(PATIENCE / 4)).toBeNull();
  expect(lookFor(PATIENCE)).toBe(PATIENCE);
});

test('a bot has ten seconds until it is loaded, however short the patience for games', () => {
  const { lookFor } = watching(DOING.loading);
  expect(lookFor(10)).toBeNull();
  expect(lookFor(1)).toBe(10);
});
