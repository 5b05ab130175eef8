// The points of the rules that a setup may vary, as `fablelab list options` shows them.
import type { GameOption } from '../../../core/contract.ts';
import * as RULE from '../ids/rule.ts';
import { SPACES } from '../ids/size.ts';

interface Rule extends GameOption {
  readonly field: number;
}

function choice(field: number, name: string, about: string, values: readonly string[], first: string): Rule {
  const parse = (text: string): number => {
    const index = values.indexOf(text);
    if (index < 0) throw new Error(`option ${name}: found "${text}", expected ${values.join(', ')}`);
    return index;
  };
  return { field, name, about, values: values.join(', '), default: first, parse };
}

function number(field: number, name: string, about: string, from: number, to: number, first: number): Rule {
  const parse = (text: string): number => {
    const value = Number(text);
    if (!/^(0|[1-9]\d*)$/.test(text) || value < from || value > to) {
      throw new Error(`option ${name}: found "${text}", expected a whole number from ${from} to ${to}`);
    }
    return value;
  };
  return { field, name, about, values: `${from}..${to}`, default: String(first), parse };
}

const rules: readonly Rule[] = [
  number(RULE.spaceFirst, 'space-first', 'start space of the starting fable (Q1)', 1, SPACES, 4),
  number(RULE.spaceSecond, 'space-second', 'start space of the other fable (Q1)', 1, SPACES, 6),
  choice(
    RULE.starter,
    'starter',
    'who starts: the first seat, the second, or by lot',
    ['first', 'second', 'random'],
    'first',
  ),
  number(RULE.turnCap, 'turn-cap', 'turns in all after which a game ends with no result (Q8, Q94)', 1, 30000, 300),
  choice(RULE.mustSurvive, 'suicide', 'may a fable lose HP by choice that defeats her (Q7)', ['yes', 'no'], 'no'),
  choice(
    RULE.stacking,
    'stacking',
    'several ongoing cards: the highest alone works, or each (Q9, TF-2)',
    ['highest', 'each'],
    'each',
  ),
  choice(
    RULE.counterRange,
    'counter-range',
    'the farthest distance at which damage may be countered (Q48)',
    ['any', '1', '2', '3', '4', '5', '6', '7'],
    'any',
  ),
  choice(
    RULE.firstTurnCounts,
    'important-date',
    'the limit of Important Date in a row: that many uses, or that many turns with the first (Q36, TF-9)',
    ['uses', 'turns'],
    'uses',
  ),
  choice(RULE.cacheHidden, 'cache', 'is the card on an Onboard Cache seen by all (Q21)', ['open', 'hidden'], 'hidden'),
];

export const options: readonly GameOption[] = rules;

/** The values of `g.rules`; unknown names and values are errors. */
export function ruleTable(chosen: Readonly<Record<string, string>> = {}): Int16Array {
  const table = new Int16Array(RULE.FIELDS);
  for (const name of Object.keys(chosen)) {
    if (!rules.some((rule) => rule.name === name)) {
      throw new Error(`option: found "${name}", expected one of ${rules.map((rule) => rule.name).join(', ')}`);
    }
  }
  for (const rule of rules) table[rule.field] = rule.parse(chosen[rule.name] ?? rule.default);
  if (table[RULE.spaceFirst] === table[RULE.spaceSecond]) {
    throw new Error(`options space-first, space-second: found ${table[RULE.spaceFirst]} for both, expected two spaces`);
  }
  return table;
}
