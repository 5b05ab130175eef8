// A crew that keeps what was played: a round that was played before, by the same code under the same luck, is not played again. What comes
// of a block is the same with it and without it. Knows neither threads nor what decides a key.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setupText } from '../../core/replay.ts';
import type { Resolved } from '../contest/resolved.ts';
import { ROUND } from '../contest/until.ts';
import type { Keys } from './block-key.ts';
import type { Block, BlockResult, Crew, Signed } from './crew.ts';
import { KeptFolder } from './kept-folder.ts';
import { type KeptResult, keepResult, readResult, type Setups } from './kept-result.ts';
import { WholeRound } from './whole-round.ts';

export class KeptBlocks implements Crew {
  /** Sets that were not played again. */
  reused = 0;
  private readonly files: KeptFolder;
  private readonly setups: Setups;
  /** Rounds that were read and are about to be asked for, by key. */
  private readonly ready = new Map<string, BlockResult>();
  /** Rounds of which some is played, by key. */
  private readonly begun = new Map<string, WholeRound>();
  /** Results that the crew knows nothing of. */
  private readonly own = new WeakSet<BlockResult>();

  constructor(
    private readonly crew: Crew,
    folder: string,
    private readonly keys: Keys,
    private readonly config: Resolved,
  ) {
    this.files = new KeptFolder(folder);
    const { options, change, arms = [] } = config;
    const ofArms = arms.map((arm) => [arm.name, setupText(arm.options, arm.change)]);
    this.setups = { base: setupText(options, change), arms: Object.fromEntries(ofArms) };
  }

  get hands(): number {
    return this.crew.hands;
  }

  async sign(): Promise<Signed> {
    const { sign } = this.keys;
    const known = sign === null ? null : (this.files.read(sign) as Signed | null);
    if (known !== null) return known;
    const signed = await this.crew.sign();
    if (sign !== null && signed.unsteady.length === 0) this.files.write(sign, signed);
    return signed;
  }

  has(block: Block): boolean {
    const key = this.keyOfRound(block);
    if (key === null) return false;
    const result = this.ready.get(key) ?? this.read(key);
    if (result !== null) this.ready.set(key, result);
    return result !== null;
  }

  async play(block: Block): Promise<BlockResult> {
    const key = this.keyOfRound(block);
    const known = key === null ? null : (this.ready.get(key) ?? this.read(key));
    if (known !== null) {
      this.ready.delete(key!);
      this.reused += block.to - block.from;
      // Where nothing is left to wait for, a Ctrl-C and the clock would never be heard.
      await nextTurn();
      return known;
    }
    const result = await this.crew.play(block);
    if (result.fault === null) this.keep(block, result);
    return result;
  }

  release(result: BlockResult): void {
    if (!this.own.has(result)) this.crew.release?.(result);
  }

  close(): Promise<void> {
    return this.crew.close();
  }

  private read(key: string): BlockResult | null {
    const kept = this.files.read(key) as KeptResult | null;
    if (kept === null) return null;
    const result = readResult(kept, this.setups);
    this.own.add(result);
    return result;
  }

  /** As soon as all of its round is played. */
  private keep(block: Block, result: BlockResult): void {
    const round = this.roundOf(block);
    const key = round === null ? null : this.keys.block(round);
    if (key === null) return;
    const begun = this.begun.get(key) ?? new WholeRound(round!);
    this.begun.set(key, begun);
    begun.add(block, result);
    const whole = begun.result();
    if (whole === null) return;
    this.begun.delete(key);
    this.files.write(key, keepResult(whole, this.setups));
  }

  private keyOfRound(block: Block): string | null {
    const round = this.roundOf(block);
    return round?.from === block.from && round.to === block.to ? this.keys.block(block) : null;
  }

  /** The round that a block is of; null if it reaches over its end. The last one may be shorter. */
  private roundOf(block: Block): Block | null {
    const from = block.from - (block.from % ROUND);
    const to = Math.min(from + ROUND, this.config.sets);
    return block.to <= to ? { ...block, from, to } : null;
  }
}
