// What a scenario and a patch may say, made from the names of one game: it checks files, and editors complete and explain from it.
import { z } from 'zod';
import type { Box } from '../../core/contract.ts';
import { parseUntil, UNTIL, UNTIL_FORM } from '../contest/until.ts';
import { otherWords, reportWords, studiedWords } from '../report/list.ts';
import { CHANGED_NUMBER } from '../text/changed-number.ts';
import { ARM_NAME } from './arm-name.ts';
import { matchupForms, modeForm, say, settingForm, whole } from './who-schema.ts';

const MOST_SETS = 1_000_000_000;

function words(most: number) {
  const expected = say(`words, at most ${most} letters`);
  return z.string(expected).max(most, expected);
}

/** Words that mean luck: with spaces around them they would be other luck that looks the same. */
function seedWords() {
  const expected = say(SEED);
  return words(100).regex(/^\S([\s\S]*\S)?$/, expected);
}

const SEED = 'a whole number from 0 to 9007199254740991, or words';

const aboutForm = words(500).optional();

/** What a number is to become; for editors: what it means is read with the printed number (text/changed-number.ts). */
const changedNumberForm = z.union([z.int(), z.string().regex(new RegExp(CHANGED_NUMBER))]).meta({ id: 'changed-number' });

/** Points of the rules and printed numbers; their values are checked where they are read. */
function setupForms(box: Box) {
  const value = z.union([words(100), z.number(), z.boolean()], say('a word or a whole number'));
  const options = box.options.map((option) => {
    const about = `${option.about}: ${option.values}; if not given ${option.default}`;
    return [option.name, value.optional().describe(about)] as const;
  });
  const numbers = box.numbers().map(({ path, value: printed, from, to }) => {
    return [path, changedNumberForm.optional().describe(`printed: ${printed}, may be ${from} to ${to}`)] as const;
  });
  return {
    options: z
      .strictObject(Object.fromEntries(options), say('a map of options, see list options'))
      .default({})
      .meta({ id: 'options', description: 'Points of the rules to vary, see list options.' }),
    change: z.strictObject(Object.fromEntries(numbers)).default({}).meta({
      id: 'numbers',
      description: 'Printed numbers to change, by path, see list numbers: 3, +1, -2, x1.5; =-1 for what is below 0.',
    }),
  };
}

export function scenarioSchema(box: Box, bots: readonly string[]) {
  const setup = setupForms(box);
  const reports = reportWords.filter((word) => box.studies !== undefined || !studiedWords.includes(word));
  const seedForm = say(SEED);
  return z.strictObject(
    {
      game: z.literal(box.name).describe('Which game.'),
      about: aboutForm.describe('The question that this run answers.'),
      mode: modeForm(box),
      ...settingForm(box),
      seed: z
        .union([z.int(seedForm).min(0, seedForm), seedWords()], seedForm)
        .default(1)
        .describe('The luck of all games.'),
      ...matchupForms(box, bots),
      sets: whole(1, MOST_SETS)
        .optional()
        .describe(
          'Sets of games a matchup; the games of a set have the same luck, and every side sits once in every place. If not given 1000; with until the most that a matchup may take, if not given as many as it can need.',
        ),
      pairs: whole(1, MOST_SETS).optional().describe('Sets, where a set has two games.'),
      until: z
        .string(say(UNTIL_FORM))
        .regex(UNTIL, { abort: true, ...say(UNTIL_FORM) })
        .refine((text) => parseUntil(text) !== null, say(UNTIL_FORM))
        .optional()
        .describe('Stop each matchup where its interval is narrow enough, such as "ci<=0.5pp".'),
      design: z
        .enum(['paired', 'independent'])
        .default('paired')
        .describe('independent: every game has luck of its own, to check what pairs are worth.'),
      luck: z
        .enum(['own', 'shared'])
        .default('own')
        .describe(
          'shared: all matchups have the same luck, set by set, to compare bots or parties under it; figures over several matchups are then not given.',
        ),
      ...setup,
      arms: z
        .record(z.string().regex(ARM_NAME), armForm(setup))
        .optional()
        .describe(
          'Further versions of the game by name, each on top of what the scenario changes; every set is played by all of them under the same luck.',
        ),
      expect: z
        .record(z.string(), z.looseObject({}))
        .optional()
        .describe('What fablelab check expects of the figures, see docs/ci.md: matchup.*.rate: { between: [40, 60] }.'),
      'keep-sets': z
        .boolean(say('true or false'))
        .default(true)
        .describe('false: no sets.bin, which has the half points of every set, so that runs can be compared set by set.'),
      reports: z
        .array(z.enum([...reports, ...Object.keys(otherWords(box))]), say(`a list of ${reports.join(', ')}`))
        .default(reports)
        .describe('Which tables to write.'),
      studies: z
        .enum(['each', 'pooled'])
        .default('each')
        .describe(
          'pooled: cards and strategies are counted over all matchups together, and tempo is not; for runs of thousands of matchups.',
        ),
    },
    say('a map with game, sets, entrants or sides…'),
  );
}

/** What stands at the top of a scenario. */
export function scenarioKeys(box: Box, bots: readonly string[]): string[] {
  return Object.keys(scenarioSchema(box, bots).shape);
}

export type Written = z.output<ReturnType<typeof scenarioSchema>>;

export function patchSchema(box: Box) {
  return armForm(setupForms(box));
}

function armForm(setup: ReturnType<typeof setupForms>) {
  const about = aboutForm.describe('What it is to bring about.');
  return z.strictObject({ about, ...setup }, say('a map of about, options and change'));
}

/** For editors. */
export function scenarioJsonSchema(box: Box, bots: readonly string[]): JsonSchema {
  return jsonSchema(scenarioSchema(box, bots), `Scenarios of ${box.title}`);
}

export function patchJsonSchema(box: Box): JsonSchema {
  return jsonSchema(patchSchema(box), `Patches of ${box.title}`);
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** Draft 7 is what all editors know. */
function jsonSchema(form: z.ZodType, title: string): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(form, { io: 'input', target: 'draft-7' });
  return { $schema, title, ...schema };
}
