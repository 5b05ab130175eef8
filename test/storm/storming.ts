// Round after round, by the dice of a seed. Knows no command line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, Rolls } from '../../src/core/rng.ts';
import { diskHook } from '../lab/run/bad-disk.ts';
import { type Disk, openDisk } from './disk.ts';
import type { Program } from './program.ts';
import { clear, type Round, Storm, Wrong } from './round.ts';
import { type FairRun, type Kind, kinds, playInPeace } from './runs.ts';

export interface Stormed {
  rounds: number;
  same: number;
  refused: number;
  failure: { readonly round: number; readonly what: string; readonly did: readonly string[] } | null;
}

/** What a kind comes to, as a whole and in its parts. */
interface Fair {
  readonly whole: FairRun;
  readonly parts: readonly FairRun[];
}

const partOf = ({ name, words, shards }: Kind, index: number): Kind => ({
  name: `${name} ${index}/${shards}`,
  words: [...words, '--shard', `${index}/${shards}`],
  shards: 1,
});

export class Storms {
  private readonly known = new Map<Kind, Fair>();
  private readonly program: Program;

  private constructor(
    cli: string,
    private readonly seed: number,
    readonly disk: Disk,
  ) {
    // Beside the small disk, which may be full.
    const hook = join(disk.home, '..', 'hook.cjs');
    writeFileSync(hook, diskHook);
    this.program = { cli, hook };
  }

  static open(cli: string, seed: number): Storms {
    return new Storms(cli, seed, openDisk());
  }

  close(): void {
    this.disk.close();
  }

  /** From `first` on; `tell` hears of every round. */
  async play(first: number, goesOn: (so: Readonly<Stormed>) => boolean, tell: (line: string) => void): Promise<Stormed> {
    const so: Stormed = { rounds: 0, same: 0, refused: 0, failure: null };
    for (let number = first; so.failure === null && goesOn(so); number++) {
      const round = await this.playRound(number, so);
      so.rounds++;
      if (so.failure !== null) break;
      if (round.outcome === 'refused') so.refused++;
      else so.same++;
      tell(`round ${number}: ${round.did.join(', ')}: ${round.outcome}`);
    }
    return so;
  }

  private async playRound(number: number, so: Stormed): Promise<Round> {
    const dice = new Rolls(0);
    dice.reset(keyOf('storm', this.seed, number));
    const kind = kinds[dice.below(kinds.length)]!;
    const { whole, parts } = await this.fairOf(kind);
    const home = this.folder('round');
    const storm = new Storm(this.program, this.disk, dice, whole);
    storm.round.did.push(kind.name);
    try {
      return await storm.play(home, parts);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      so.failure = { round: number, what: error.message, did: storm.round.did };
      return storm.round;
    } finally {
      clear(home);
    }
  }

  private async fairOf(kind: Kind): Promise<Fair> {
    const known = this.known.get(kind);
    if (known !== undefined) return known;
    const home = this.folder('fair');
    const whole = await playInPeace(this.program, kind, join(home, 'whole'));
    const parts: FairRun[] = [];
    for (let index = 1; kind.shards > 1 && index <= kind.shards; index++) {
      parts.push(await playInPeace(this.program, partOf(kind, index), join(home, `part-${index}`)));
    }
    clear(home);
    const fair = { whole, parts };
    this.known.set(kind, fair);
    return fair;
  }

  private folder(name: string): string {
    const folder = join(this.disk.home, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}
