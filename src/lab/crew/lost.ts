// A thread that is lost: a bot never returned, ended it, took all memory, or threw when nobody had asked. What others have under
// way is lost with it.
import { asError } from '../../core/said.ts';
import { endedWords, stillLoading, WHILE_LOADED } from '../who/ended.ts';
import { DOING, type LastGame, type Whereabouts } from './place.ts';

export class LostThread extends Error {
  private constructor(
    what: string,
    /** The game that was being played, or the last one begun there; null before the first. */
    readonly last: LastGame | null,
    cause?: Error,
  ) {
    super(what, { cause });
  }

  static hangs({ doing, who, last }: Whereabouts, seconds: number): LostThread {
    const game = `a game was not over after ${seconds} s; a bot never returned`;
    return new LostThread(`${who}: ${doing === DOING.loading ? stillLoading(seconds) : game}`, last);
  }

  /** `thrown` is what nobody caught, if that ended it, else undefined. */
  static died({ doing, who, last }: Whereabouts, code: number, thrown: unknown): LostThread {
    const where = doing === DOING.nothing && last !== null ? `after ${who}` : who;
    const what = endedWords(code, thrown, doing === DOING.loading ? WHILE_LOADED : '');
    return new LostThread(`${where}: ${what}`, last, thrown === undefined ? undefined : asError(thrown));
  }
}
