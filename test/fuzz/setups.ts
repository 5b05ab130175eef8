// Setups with some options at random, read from what each option says about its own values.
import type { Box, GameOption, Setup } from '../../src/core/contract.ts';
import type { Rolls } from '../../src/core/rng.ts';

/** Values an option takes: words such as `on, off` or `a | b`, and both ends and the middle of a range such as `5-40`. */
export function valuesOf(option: GameOption): string[] {
  const words = option.values.split(/[\s,|;]+|\bor\b/);
  const ranges = [...option.values.matchAll(/(\d+)\s*(?:-|–|…|\.\.+|to)\s*(\d+)/g)].flatMap(([, from, to]) => {
    const [low, high] = [Number(from), Number(to)];
    return [low, low + 1, Math.floor((low + high) / 2), high];
  });
  const candidates = new Set([option.default, ...words, ...ranges.map(String)]);
  return [...candidates].filter((text) => text !== '' && isTaken(option, text));
}

function isTaken(option: GameOption, text: string): boolean {
  try {
    option.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Every option keeps its default or takes one of its values; combinations that the box refuses are thrown again. */
export function variedSetup(box: Box, plain: Setup, dice: Rolls): Setup {
  for (let tries = 0; ; tries++) {
    const options: Record<string, string> = {};
    for (const option of box.options) {
      const values = valuesOf(option);
      if (dice.below(2) === 0) options[option.name] = values[dice.below(values.length)]!;
    }
    try {
      box.open({ ...plain, options });
      return { ...plain, options };
    } catch (error) {
      if (tries === 100) throw error;
    }
  }
}
