// Many questions at once: the q-values of Benjamini and Hochberg (1995).
import padjust from '@stdlib/stats-padjust';

/** Calling everything with a q-value up to 0.05 a finding makes at most 5 % of the findings false, on average. */
export function qValues(ps: readonly number[]): number[] {
  return ps.length === 0 ? [] : [...padjust([...ps], 'bh')].map(Number);
}
