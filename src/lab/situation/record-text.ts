// A recorded situation as a file has it, ready to edit.
import type { Values } from '../../core/face.ts';
import type { Field, Form } from '../../core/position.ts';
import { setsNumber } from '../text/changed-number.ts';
import { valueWords } from './forms.ts';
import { NOBODY_NAMED } from './read-expect.ts';
import type { Recorded } from './record.ts';

/** Longer lines are broken behind commas. */
const WIDTH = 120;

/** `where` is what the title calls the decision. */
export function recordedText(recorded: Recorded, where: string): string {
  const { played, positions, position, turn, lines, luck, changed, after } = recorded;
  const { seatFields, tableFields, luckFields } = positions;
  const keys = seatKeys(recorded);
  const nameOf = (seat: number): string => keys[seat] ?? NOBODY_NAMED;
  const bySeat = (values: readonly Values[], fields: readonly Field[]): readonly string[][] =>
    values.map((own, seat) => fieldLines(own, fields, position.entrants[seat] ?? 0));
  const isOver = after.asked < 0;
  const body = [
    `title: ${quoted(`${where}, turn ${turn}`)}`,
    ...(position.phase === positions.phases[0]?.name ? [] : [`phase: ${position.phase}`]),
    ...(position.active === 0 ? [] : [`turn: ${nameOf(position.active)}`]),
    ...fieldLines(position.table, tableFields, 0),
    ...block(
      'options',
      Object.entries(played.options).map(([name, value]) => `${name}: ${quoted(value)}`),
    ),
    ...block(
      'change',
      Object.entries(played.change).map(([path, value]) => `${path}: ${setsNumber(value)}`),
    ),
    `${positions.seats}:`,
    ...indented(bySeat(position.seats, seatFields).flatMap((fields, seat) => seatLines(nameOf(seat), fields))),
    ...block(
      'luck',
      bySeat(luck, luckFields).flatMap((fields, seat) => block(nameOf(seat), fields)),
    ),
    ...block(
      'do',
      lines.map(({ seat, words }) => `- ${nameOf(seat)}: ${quoted(words)}`),
    ),
    'expect:',
    ...indented([
      isOver ? `winner: ${nameOf(after.winner)}` : `turn: ${nameOf(after.turn)}`,
      `asked: ${nameOf(after.asked)}`,
      ...fieldLines(changed.table, tableFields, 0),
      ...bySeat(changed.seats, seatFields).flatMap((fields, seat) =>
        fields.length > 0 ? seatLines(nameOf(seat), fields) : [],
      ),
    ]),
  ];
  const [first = '', ...rest] = body.flatMap(broken);
  return `${[`- ${first}`, ...indented(rest)].join('\n')}\n`;
}

/** `snow-white`, and where she meets herself `snow-white 2`. */
function seatKeys({ played: { box, entrants } }: Recorded): string[] {
  return entrants.map((entrant, seat) => {
    const id = box.roster[entrant]?.id ?? '';
    return entrants.indexOf(entrant) === seat ? id : `${id} ${seat + 1}`;
  });
}

function fieldLines(values: Values, fields: readonly Field[], entrant: number): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    return value === undefined ? [] : [`${field.name}: ${valueWords(field.form(entrant) as Form, value)}`];
  });
}

/** In one line where there is room. */
function seatLines(name: string, fields: readonly string[]): string[] {
  const inOne = `${name}: { ${fields.join(', ')} }`;
  if (fields.length === 0) return [`${name}:`];
  return inOne.length <= WIDTH - 4 ? [inOne] : block(name, fields);
}

function block(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${name}:`, ...indented(lines)];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Lists and maps may go on in the next line. */
function broken(line: string): string[] {
  if (line.length + 2 <= WIDTH || !/[\]}]$/.test(line)) return [line];
  const at = line.lastIndexOf(', ', WIDTH - 3);
  if (at < 0) return [line];
  const indent = ' '.repeat(line.search(/\S/) + 2);
  return [line.slice(0, at + 1), ...broken(`${indent}${line.slice(at + 2).trimStart()}`)];
}

/** What YAML would read as something else than words stands in quotes. */
function quoted(words: string): string {
  return /^[\w(](?:[\w(),.'/+-]|#| (?!#))*$/.test(words) ? words : JSON.stringify(words);
}
