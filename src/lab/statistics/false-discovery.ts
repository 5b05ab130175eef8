// Many questions at once: the q-values of Benjamini and Hochberg (1995), and those of Benjamini and Yekutieli (2001), which hold
// however the answers depend on each other.
import padjust from '@stdlib/stats-padjust';

/** Calling everything with a q-value up to 0.05 a finding makes at most 5 % of the findings false, on average. */
export function qValues(ps: readonly number[], areIndependent = true): number[] {
  return ps.length === 0 ? [] : [...padjust([...ps], areIndependent ? 'bh' : 'by')].map(Number);
}
