// The JSON Schema of situation files, from the same tables that read them: editors complete and explain from it.
import type { Box } from '../../core/contract.ts';
import { seatCount } from '../../core/modes.ts';
import type { Field, Form, Positions } from '../../core/position.ts';
import { CHANGED_NUMBER } from '../text/changed-number.ts';
import { endingName } from './situation.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Names that occur again and again are written once. */
class Definitions {
  readonly all: Record<string, Schema> = {};

  /** A reference to `schema` under this name; a number is added where the name is taken by another. */
  add(name: string, schema: Schema): Schema {
    const slug = name.replaceAll(/\W+/g, '-');
    let key = slug;
    for (let n = 2; this.all[key] !== undefined && !isSame(this.all[key], schema); n++) key = `${slug}-${n}`;
    this.all[key] = schema;
    return { $ref: `#/definitions/${key}` };
  }
}

function isSame(one: Schema | undefined, other: Schema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function record(properties: Readonly<Record<string, Schema>>, more: Schema = {}): Schema {
  return { type: 'object', properties, additionalProperties: false, ...more };
}

function formSchema(form: Form, definitions: Definitions): Schema {
  switch (form.is) {
    case 'number':
      return { type: 'integer', minimum: form.from, maximum: form.to };
    case 'flag':
      return { type: 'boolean' };
    case 'name':
      return definitions.add(form.what, { enum: form.names });
    case 'names': {
      const counted = { type: 'string', pattern: `^[0-9]+ +(${form.names.join('|')})$` };
      return { type: 'array', items: definitions.add(form.what, { anyOf: [{ enum: form.names }, counted] }) };
    }
    case 'list':
      return { type: 'array', items: formSchema(form.of, definitions) };
    case 'record': {
      const fields = Object.entries(form.fields).map(([name, field]) => [name, formSchema(field, definitions)]);
      return record(Object.fromEntries(fields), form.all ? { required: Object.keys(form.fields) } : {});
    }
  }
}

/** The fields of an entrant; expected, a pile may also be given by its size. */
function fieldSchemas(fields: readonly Field[], entrant: number, expected: boolean, definitions: Definitions) {
  const properties = fields.flatMap(({ name, about, form }): [string, Schema][] => {
    const own = form(entrant);
    if (own === null) return [];
    const schema = formSchema(own, definitions);
    const size = { type: 'integer', minimum: 0, description: 'How many cards.' };
    const bound = { type: 'string', pattern: '^(<=|>=|<|>) *[0-9]+$', description: 'A bound: <= 5.' };
    const more = !expected ? [] : own.is === 'names' ? [size, bound] : own.is === 'number' ? [bound] : [];
    const shown = more.length === 0 ? schema : { anyOf: [schema, ...more] };
    return [[name, { description: about, ...('$ref' in shown ? { allOf: [shown] } : shown) }]];
  });
  return Object.fromEntries(properties);
}

/** An object with an entry for each seat: `snow-white`, or `snow-white 2` in the second seat. */
function bySeat(box: Box, of: (entrant: number) => Schema, more: Schema = {}): Schema {
  const properties = box.roster.map(({ id }, entrant) => [id, of(entrant)]);
  const numbered = box.roster.map(({ id }, entrant) => [`^${id} [1-9]$`, of(entrant)]);
  return {
    ...record(Object.fromEntries(properties) as Record<string, Schema>),
    patternProperties: Object.fromEntries(numbered) as Record<string, Schema>,
    ...more,
  };
}

function expectSchema(box: Box, positions: Positions, definitions: Definitions): Schema {
  const seat = (entrant: number): Schema =>
    definitions.add(
      `${box.roster[entrant]?.id} expected`,
      record(fieldSchemas(positions.seatFields, entrant, true, definitions)),
    );
  const seats = bySeat(box, seat);
  const words = { type: 'array', items: { type: 'string' } };
  const own = {
    winner: {
      type: 'string',
      description: 'Who has won; `nobody` while the game goes on and where it ends without a winner.',
    },
    ending: { enum: box.endings.map(endingName), description: 'How the game ended.' },
    turn: { type: 'string', description: 'Whose turn it is.' },
    asked: { type: 'string', description: 'Who is to decide now; `nobody` when the game is over.' },
    offered: { ...words, description: 'Options of the open decision. `buy` stands for any option that begins so.' },
    'offered-exactly': {
      ...words,
      minItems: 1,
      description: 'All options of the open decision, in any order; `buy` for any that begins so.',
    },
    'not-offered': {
      ...words,
      description:
        'Options that the open decision does not have; `buy` for any that begins so. It must be that of the seat in ' +
        '`asked`, else of the line before, else of the seat whose turn it is.',
    },
  };
  const table = fieldSchemas(positions.tableFields, 0, true, definitions);
  return { ...seats, properties: { ...(seats.properties as object), ...own, ...table }, minProperties: 1 };
}

function doSchema(box: Box, expect: Schema): Schema {
  const option = { type: ['string', 'number', 'boolean'] };
  const some = { anyOf: [option, { type: 'array', items: option, minItems: 1 }] };
  const words = {
    anyOf: [...some.anyOf, record({ not: some }, { required: ['not'] })],
    description:
      'An option in the words of `fablelab situation --options`. Of a bot also: one of a list, or { not: … }; `buy` stands for any option that begins so.',
  };
  const seats = bySeat(box, () => words);
  const properties = {
    ...(seats.properties as object),
    expect: { allOf: [expect], description: 'A look at the table in between.' },
    plays: { enum: ['turn'], description: 'The bots of the case play this turn by themselves.' },
  };
  return { type: 'array', items: { ...seats, properties, minProperties: 1, maxProperties: 1 } };
}

function botSchemas(box: Box): Record<string, Schema> {
  const someone = box.roster.at(1) ?? box.roster.at(0);
  const names = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] };
  const one = bySeat(box, () => names, { minProperties: 1, maxProperties: 1 });
  const bot = {
    anyOf: [...names.anyOf, one],
    description: `Who is tested: every line must be what this bot answers. \`{ ${someone?.id}: greedy }\`: her lines alone. Several: one case each.`,
  };
  return { bot, bots: bot };
}

function setupSchemas(box: Box, positions: Positions): Record<string, Schema> {
  const options = box.options.map(({ name, about, values }) => [
    name,
    { type: ['string', 'number', 'boolean'], description: `${about}: ${values}` },
  ]);
  const paths = { propertyNames: { enum: box.numbers().map(({ path }) => path) } };
  const phases = positions.phases.map(({ name, about }) => `${name}: ${about}`).join(' ');
  return {
    ...botSchemas(box),
    title: { type: 'string', description: 'What the case shows, with the section or ruling.' },
    turn: { type: 'string', description: `Whose turn it is. If not given: the first of ${positions.seats}.` },
    phase: { enum: positions.phases.map(({ name }) => name), description: `Where in the turn. ${phases}` },
    options: {
      ...record(Object.fromEntries(options) as Record<string, Schema>),
      description: 'Points of the rules to vary.',
    },
    change: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: CHANGED_NUMBER }] },
      ...paths,
      description: 'Printed numbers to change: 3, +1, -2, x1.5; =-1 for what is below 0.',
    },
  };
}

export function situationSchema(box: Box, positions: Positions): Schema {
  const definitions = new Definitions();
  const seat = (entrant: number): Schema => {
    const fields = record(fieldSchemas(positions.seatFields, entrant, false, definitions), { type: ['object', 'null'] });
    return definitions.add(box.roster[entrant]?.id ?? '', fields);
  };
  const luck = (entrant: number): Schema =>
    definitions.add(
      `luck of ${box.roster[entrant]?.id}`,
      record(fieldSchemas(positions.luckFields, entrant, false, definitions)),
    );
  const seats = box.modes.map((mode) => seatCount(mode));
  const sizes = { minProperties: Math.min(...seats), maxProperties: Math.max(...seats) };
  const expect = definitions.add('expect', expectSchema(box, positions, definitions));
  const properties = {
    ...setupSchemas(box, positions),
    [positions.seats]: { ...bySeat(box, seat, sizes), description: 'The seats in order, with what each has.' },
    ...fieldSchemas(positions.tableFields, 0, false, definitions),
    luck: { ...bySeat(box, luck), description: 'Random events that are decided here, by seat.' },
    do: {
      ...doSchema(box, expect),
      description: 'Decisions in order. One with a single option is taken by itself, and may be written.',
    },
    expect: { allOf: [expect], description: 'What must be true at the end.' },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Situations of ${box.title}`,
    type: 'array',
    items: record(properties, { required: ['title', positions.seats, 'expect'] }),
    definitions: definitions.all,
  };
}
