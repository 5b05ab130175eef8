// How far a long command is: a bar that is drawn again on a terminal, now and then a line on a pipe. Always on stderr.
import type { ProgressMode } from '../flags/run.ts';
import type { Terminal } from './terminal.ts';

const EVERY = { bar: 100, plain: 10_000, none: Number.POSITIVE_INFINITY };
const BAR = 12;
/** The rate forgets what is older than about this. */
const MEMORY = 3_000;

export class Progress {
  private readonly mode: 'bar' | 'plain' | 'none';
  private readonly start: number;
  private shown: number;
  private seen: number;
  private rate = 0;

  constructor(
    private readonly terminal: Terminal,
    mode: ProgressMode,
    private total: number,
    /** Done before this began: no part of the pace. */
    private done = 0,
  ) {
    this.mode = mode === 'auto' ? (terminal.errIsTerminal ? 'bar' : 'plain') : mode;
    this.start = terminal.now();
    this.shown = this.start;
    this.seen = this.start;
  }

  /** `note` says what else is worth knowing; it is asked for only when something is shown. */
  update(done: number, note: () => string, total = this.total): void {
    this.total = total;
    const now = this.terminal.now();
    this.measure(done, now);
    if (now - this.shown < EVERY[this.mode]) return;
    this.shown = now;
    const text = `${done} of ${this.total} games, ${Math.round(this.rate)} games/s, ${this.left()} left, ${note()}`;
    if (this.mode === 'plain') this.terminal.err(`${text}\n`);
    // A line that wraps could not be drawn over.
    else this.terminal.err(`\r${`${bar(done / this.total)} ${text}`.slice(0, this.terminal.errColumns - 1)}\u001b[K`);
  }

  /** Takes the bar away: what comes next starts on a clean line. */
  end(): void {
    if (this.mode === 'bar') this.terminal.err('\r\u001b[K');
  }

  private measure(done: number, now: number): void {
    const passed = now - this.seen;
    if (passed < 50) return;
    const latest = ((done - this.done) * 1000) / passed;
    // The first second is slower than the rest; the mean since the start would remember it for ever.
    const weight = this.rate === 0 ? 1 : 1 - Math.exp(-passed / MEMORY);
    this.rate += (latest - this.rate) * weight;
    this.seen = now;
    this.done = done;
  }

  private left(): string {
    if (this.rate === 0) return '?';
    const seconds = Math.ceil((this.total - this.done) / this.rate);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}

function bar(share: number): string {
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
}
