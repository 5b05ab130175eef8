// One run in the storm: it is started, disturbed and damaged some times, then left in peace, and must end with the bytes that it has in
// fair weather, or name the file that is to blame.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rolls } from '../../src/core/rng.ts';
import type { Fault } from '../lab/run/bad-disk.ts';
import { damage } from './damage.ts';
import type { Disk } from './disk.ts';
import { type Ended, type Program, type Started, start, wordsFor } from './program.ts';
import { difference, type FairRun, type Files, filesOf } from './runs.ts';

export interface Round {
  readonly did: string[];
  /** Names of the files that were damaged: only they may be blamed. */
  readonly damaged: Set<string>;
  outcome: 'same bytes' | 'refused';
}

/** What nobody can play again. */
const DEAR = ['scenario.json', 'tallies.json', 'run.lock'];

/** Something that must not be. */
export class Wrong extends Error {}

/** What a start in bad weather may end with, beside all that is always right. */
interface Excuse {
  readonly disk?: boolean;
  readonly signal?: boolean;
  readonly otherWriter?: boolean;
}

/** What the dice have in store for a process. */
type Weather = (started: Started, starter: () => Started) => Promise<Excuse>;

export class Storm {
  /** Whether the disk of the process that is disturbed refuses. */
  private isFaulty = false;
  readonly round: Round = { did: [], damaged: new Set(), outcome: 'same bytes' };

  constructor(
    private readonly program: Program,
    private readonly disk: Disk,
    private readonly dice: Rolls,
    private readonly fair: FairRun,
  ) {}

  /** `parts`: what each shard comes to. */
  async play(home: string, parts: readonly FairRun[]): Promise<Round> {
    const folder = join(home, 'run');
    if (parts.length === 0) await this.playOut(folder, this.fair.kind.words, this.fair.files);
    else await this.playParts(home, folder, parts);
    const drafts = readdirSync(home).filter((name) => name.startsWith('.'));
    if (drafts.length > 0 && this.round.outcome === 'same bytes') throw new Wrong(`left ${drafts.join(', ')}`);
    return this.round;
  }

  private async playParts(home: string, out: string, parts: readonly FairRun[]): Promise<void> {
    const folders: string[] = [];
    for (const [at, part] of parts.entries()) {
      const folder = join(home, `shard-${at + 1}`);
      folders.push(folder);
      await this.playOut(folder, part.kind.words, part.files);
      if (this.round.outcome === 'refused') return;
    }
    const merge = ['merge', ...folders, '--out', out];
    for (let times = this.dice.below(3); times > 0 && !existsSync(out); times--) await this.disturbed(out, () => merge);
    await this.inPeace(out, () => (existsSync(out) ? ['resume', out] : merge), this.fair.files);
  }

  private async playOut(folder: string, what: readonly string[], expected: Files): Promise<void> {
    const { dice } = this;
    const words = () => wordsFor(what, folder, 1 + dice.below(3));
    for (let times = 1 + dice.below(4); times > 0; times--) {
      await this.disturbed(folder, words);
      if (dice.below(2) === 0) this.damage(folder);
    }
    await this.inPeace(folder, words, expected);
  }

  /** Nothing happens any more: now it must be right. */
  private async inPeace(folder: string, words: () => readonly string[], expected: Files): Promise<void> {
    const ended = await start(this.program, words(), {}).ended;
    this.say(`in peace: ${ended.code ?? ended.signal}`);
    this.check(ended, {});
    if (ended.code === 2 && [...this.round.damaged].some((file) => DEAR.includes(file))) {
      this.round.outcome = 'refused';
      return;
    }
    if (ended.code !== 0) throw new Wrong(`ended with ${ended.code ?? ended.signal} in peace: ${ended.err}`);
    const other = difference(filesOf(folder), expected);
    if (other !== null) throw new Wrong(`exit 0, and ${other} has other bytes`);
  }

  private async disturbed(folder: string, words: () => readonly string[]): Promise<void> {
    const { dice } = this;
    const faults = !this.disk.isSmall && dice.below(3) === 0 ? [this.fault()] : dice.below(8) === 0 ? [this.fault()] : [];
    const env = {
      FABLELAB_SAVE_EVERY: ['5', '50', '2000'][dice.below(3)]!,
      ...(faults.length === 0 ? {} : { DISK_FAULTS: JSON.stringify(faults) }),
    };
    this.isFaulty = faults.length > 0;
    for (const { call, path, code } of faults) this.say(`${call} of ${path} fails: ${code}`);
    const starter = () => start(this.program, words(), env);
    const started = starter();
    const excuse = await this.weather(folder)(started, starter);
    const ended = await started.ended;
    this.say(`${ended.code ?? ended.signal}`);
    this.check(ended, { ...excuse, disk: this.isFaulty || excuse.disk === true });
  }

  /** Every end must be one that has its reason. */
  private check({ code, signal, err }: Ended, excuse: Excuse): void {
    const isBlamed = [...this.round.damaged].some((file) => err.includes(file));
    const isRight =
      code === 0 ||
      (code === 130 && excuse.signal) ||
      (signal !== null && excuse.signal) ||
      (code === 74 && (excuse.disk || isBlamed)) ||
      (code === 2 && (isBlamed || (excuse.otherWriter && /is writing it|found (files|a run|a folder)/.test(err))));
    if (!isRight) throw new Wrong(`ended with ${code ?? signal}: ${err}`);
  }

  private weather(folder: string): Weather {
    const all = [
      this.kills,
      this.kills,
      this.kills,
      this.stops,
      this.twoWriters,
      this.fullDisk,
      this.damageMeanwhile(folder),
    ];
    return all[this.dice.below(all.length)]!.bind(this);
  }

  private async kills({ child }: Started): Promise<Excuse> {
    const signals = ['SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const;
    const signal = signals[this.dice.below(signals.length)]!;
    const after = this.moment();
    this.say(`${signal} after ${after} ms`);
    await sleep(after);
    child.kill(signal);
    return { signal: true };
  }

  private async stops({ child }: Started): Promise<Excuse> {
    const [after, long] = [this.moment(), 50 + this.dice.below(1500)];
    this.say(`stopped after ${after} ms for ${long} ms`);
    await sleep(after);
    child.kill('SIGSTOP');
    await sleep(long);
    child.kill('SIGCONT');
    return {};
  }

  private async twoWriters({ ended }: Started, starter: () => Started): Promise<Excuse> {
    // Early, so that both have much to write.
    const after = this.moment() >> 2;
    this.say(`another writer after ${after} ms`);
    await sleep(after);
    const other = await starter().ended;
    this.say(`the other: ${other.code ?? other.signal}`);
    const excuse = { otherWriter: true, disk: this.isFaulty };
    // Whoever of the two begins a folder that was made meanwhile finds a run in it.
    this.check(other, excuse);
    await ended;
    return excuse;
  }

  private async fullDisk(): Promise<Excuse> {
    if (!this.disk.isSmall) return {};
    const [after, long] = [this.moment(), 20 + this.dice.below(800)];
    this.say(`disk full after ${after} ms for ${long} ms`);
    await sleep(after);
    const empty = this.disk.fill();
    await sleep(long);
    empty();
    return { disk: true };
  }

  private damageMeanwhile(folder: string): Weather {
    return async () => {
      await sleep(this.moment());
      this.damage(folder);
      return { disk: true };
    };
  }

  private damage(folder: string): void {
    const done = damage(folder, this.dice);
    if (done === null) return;
    this.round.damaged.add(done.file);
    // What is to be blamed may have its other name by then.
    this.round.damaged.add(done.file.replace('.under-way', ''));
    this.say(done.what);
  }

  private fault(): Fault {
    const { dice } = this;
    const files = ['raw.csv', 'sets.bin', 'tallies.json', 'report.md', 'run.meta.json', ''];
    const kinds = [
      { call: 'writeSync', code: 'ENOSPC', half: true },
      { call: 'writeSync', code: 'EIO' },
      { call: 'writeSync', code: 'short' },
      { call: 'fsyncSync', code: 'EIO' },
      { call: 'renameSync', code: 'EACCES' },
      { call: 'openSync', code: 'EROFS' },
    ] as const;
    const bound = { after: dice.below(8), times: 1 + dice.below(4) };
    return { ...kinds[dice.below(kinds.length)]!, path: files[dice.below(files.length)]!, ...bound };
  }

  /** Some time until it would have been over. */
  private moment(): number {
    return this.dice.below(Math.ceil(0.9 * this.fair.milliseconds));
  }

  private say(what: string): void {
    this.round.did.push(what);
  }
}

/** So that the next round begins with nothing. */
export function clear(home: string): void {
  for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true, force: true });
}
