// The result of a block as JSON, and back. Lines of games are kept without the options and numbers of the scenario: numbers that reach
// none of these games may be others when it is read.
import type { Failure } from '../contest/contest.ts';
import { readCounts, type WrittenCounts, writeCounts } from '../contest/counts.ts';
import type { Tally } from '../contest/tally.ts';
import type { ArmResult, BlockResult } from './crew.ts';

/** What the lines of base, and of an arm by its name, say of options and changed numbers. */
export interface Setups {
  readonly base: string;
  readonly arms: Readonly<Record<string, string>>;
}

interface KeptVersion {
  readonly tally: Omit<Tally, 'study'>;
  readonly study: WrittenCounts | null;
  readonly failures: readonly Failure[];
}

interface KeptArm extends KeptVersion {
  readonly name: string;
  readonly joint: WrittenCounts;
}

/** Bytes are in base 64. */
export interface KeptResult extends KeptVersion {
  readonly arms: readonly KeptArm[];
  readonly rows: string;
  readonly sets: string | null;
  readonly scores: string | null;
}

export function keepResult({ arms, rows, sets, scores, ...base }: BlockResult, setups: Setups): KeptResult {
  const keepArm = (arm: ArmResult): KeptArm => {
    const { name, joint } = arm;
    return { ...keepVersion(arm, without(setups.arms[name]!)), name, joint: writeCounts(joint) };
  };
  return {
    ...keepVersion(base, without(setups.base)),
    arms: arms.map(keepArm),
    rows,
    sets: sets === null ? null : base64(sets),
    scores: scores === null ? null : base64(scores),
  };
}

/** It took no time. */
export function readResult({ arms, rows, sets, scores, ...base }: KeptResult, setups: Setups): BlockResult {
  const readArm = (arm: KeptArm): ArmResult => {
    const { name, joint } = arm;
    return { ...readVersion(arm, having(setups.arms[name]!)), name, joint: readCounts(joint) };
  };
  return {
    ...readVersion(base, having(setups.base)),
    arms: arms.map(readArm),
    rows,
    sets: sets === null ? null : bytes(sets),
    scores: scores === null ? null : bytes(scores),
    fault: null,
    milliseconds: 0,
  };
}

type Version = Pick<BlockResult, 'tally' | 'failures'>;
type OfLine = (line: string) => string;

function keepVersion({ tally: { study, ...tally }, failures }: Version, ofLine: OfLine): KeptVersion {
  return { ...withLines(tally, failures, ofLine), study: study === null ? null : writeCounts(study) };
}

function readVersion({ tally, study, failures }: KeptVersion, ofLine: OfLine): Version {
  const lined = withLines(tally, failures, ofLine);
  return { ...lined, tally: { ...lined.tally, study: study === null ? null : readCounts(study) } };
}

function withLines<T extends Omit<Tally, 'study'>>(
  tally: T,
  failures: readonly Failure[],
  ofLine: OfLine,
): { readonly tally: T; readonly failures: readonly Failure[] } {
  const lined = <L extends { readonly line: string }>(one: L): L => ({ ...one, line: ofLine(one.line) });
  return { tally: { ...tally, telling: tally.telling.map(lined) }, failures: failures.map(lined) };
}

/** What comes after the setup in a line. */
const KEY = ' key=';

function without(setup: string): OfLine {
  const middle = setup === '' ? KEY : ` ${setup}${KEY}`;
  return (line) => {
    const at = line.indexOf(middle);
    if (at < 0) throw new Error(`line: found "${line}", expected "${middle}" in it`);
    return line.slice(0, at) + KEY + line.slice(at + middle.length);
  };
}

function having(setup: string): OfLine {
  const middle = setup === '' ? KEY : ` ${setup}${KEY}`;
  return (line) => {
    const at = line.indexOf(KEY);
    return line.slice(0, at) + middle + line.slice(at + KEY.length);
  };
}

function base64(from: Uint8Array): string {
  return Buffer.from(from.buffer, from.byteOffset, from.byteLength).toString('base64');
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64'));
}
