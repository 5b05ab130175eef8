import { describe, expect, test } from 'vitest';
import type { ProgressMode } from '../../../src/cli/flags/run.ts';
import { Progress } from '../../../src/cli/screen/progress.ts';
import { fakeTerminal } from '../fake-terminal.ts';

/** A minute and a half at 100 games/s, looked at every tenth of a second. */
function minuteAndHalf(mode: ProgressMode, errIsTerminal: boolean, errColumns = 80): string {
  let clock = 0;
  const { terminal, written } = fakeTerminal({ errIsTerminal, errColumns, now: () => clock });
  const progress = new Progress(terminal, mode, 10_000);
  for (let done = 0; done <= 9_000; done += 10) {
    progress.update(done, () => 'widest ±2.0 pp');
    clock += 100;
  }
  progress.end();
  expect(written.out).toBe('');
  return written.err;
}

describe('progress', () => {
  test('on a pipe: one plain line every ten seconds', () => {
    const lines = minuteAndHalf('auto', false).trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('1000 of 10000 games, 100 games/s, 1:30 left, widest ±2.0 pp');
    expect(lines[8]).toBe('9000 of 10000 games, 100 games/s, 0:10 left, widest ±2.0 pp');
  });

  test('on a terminal: a bar drawn again and again, and taken away at the end', () => {
    const drawn = minuteAndHalf('auto', true);
    expect(drawn).not.toContain('\n');
    expect(drawn).toContain('\r[######......] 5000 of 10000 games, 100 games/s, 0:50 left');
    expect(drawn.endsWith('\r\u001b[K')).toBe(true);
  });

  test('a bar never wraps', () => {
    for (const line of minuteAndHalf('bar', true, 40).split('\r'))
      expect(line.replace('\u001b[K', '').length).toBeLessThan(40);
  });

  test('plain, bar and none can be asked for', () => {
    expect(minuteAndHalf('plain', true)).not.toContain('\r');
    expect(minuteAndHalf('bar', false)).toContain('\r[');
    expect(minuteAndHalf('none', true)).toBe('');
  });

  test('what was done before is no part of the pace, and the total may change', () => {
    let clock = 0;
    const { terminal, written } = fakeTerminal({ now: () => clock });
    const progress = new Progress(terminal, 'plain', 10_000, 5000);
    for (; clock <= 10_000; clock += 1000) progress.update(5000 + clock / 10, () => 'so far', 8000);
    expect(written.err).toBe('6000 of 8000 games, 100 games/s, 0:20 left, so far\n');
  });
});
