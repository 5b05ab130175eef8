// Everything that is played by many threads goes through here: it opens them, hears the first Ctrl-C, and closes them
// whatever happens.
import type { Crew, Order } from '../../lab/crew/crew.ts';
import { Threads } from '../../lab/crew/threads.ts';
import { chooseJobs, choosePatience } from '../choose/numbers.ts';
import type { Terminal } from '../screen/terminal.ts';

export interface CrewArgs {
  readonly jobs: string | undefined;
  readonly patience: string;
  readonly quiet: boolean | undefined;
}

/** The signal says: finish what runs, and come to an end. */
export async function withCrew<T>(
  order: Order,
  { jobs, patience, quiet }: CrewArgs,
  terminal: Terminal,
  work: (crew: Crew, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const crew = new Threads(order, chooseJobs(jobs), choosePatience(patience));
  const stop = new AbortController();
  const release = terminal.onInterrupt((why) => {
    stop.abort();
    const reason = why === undefined ? '' : `${why}: `;
    if (!quiet) terminal.err(`\nfablelab: ${reason}finishing what runs; again to stop now\n`);
  });
  try {
    return await work(crew, stop.signal);
  } finally {
    release();
    await crew.close();
  }
}
