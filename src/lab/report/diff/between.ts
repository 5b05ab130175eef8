// In what two runs differ before anything is counted: rules and numbers, engine, bots, luck.
import type { Box } from '../../../core/contract.ts';
import { type AboutArm, aboutArm, armWords } from '../about.ts';
import type { AnyRun } from '../results.ts';

type Of = Required<Pick<AnyRun, 'config' | 'signatures'>>;

/** The second as if it were an arm of the first. */
export function armBetween(box: Box, base: Of, changed: Of, name: string): AboutArm {
  const { options, change } = changed.config;
  return aboutArm(box, base.config, { name, about: '', options, change });
}

/** A line each; none where they are the same. */
export function differences(box: Box, base: Of, changed: Of): string[] {
  const arm = armBetween(box, base, changed, '');
  const words = arm.changes.length + arm.options.length === 0 ? [] : [armWords(arm)];
  const [one, other] = [base.signatures, changed.signatures];
  const named = (what: string, from: string, to: string) => (from === to ? [] : [`${what} ${from} → ${to}`]);
  const bots = [...new Set([...Object.keys(one.bots), ...Object.keys(other.bots)])].sort();
  return [
    ...words,
    ...named('seed', base.config.seed, changed.config.seed),
    ...named('design', base.config.design, changed.config.design),
    ...named('luck', base.config.luck ?? 'own', changed.config.luck ?? 'own'),
    ...named('engine', one.engine, other.engine),
    ...bots.flatMap((bot) => named(`bot ${bot}`, one.bots[bot] ?? 'none', other.bots[bot] ?? 'none')),
  ];
}
