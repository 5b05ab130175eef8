// Crews for tests: a desk in this very process, and processes of their own that hear and answer through pipes.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Block, BlockResult, Crew, Order, Signed } from '../../../src/lab/crew/crew.ts';
import { Desk } from '../../../src/lab/crew/desk.ts';
import { pack, unpack } from './wire.ts';

export async function alone(order: Order): Promise<Crew> {
  const desk = await Desk.sitDown(order);
  return { hands: 1, sign: async () => desk.sign(), play: async (block) => desk.play(block), close: async () => {} };
}

const program = fileURLToPath(new URL('../../../dist/pipe-worker.js', import.meta.url));

/** Each process gets the order first, then one question after the other; the answers come in the same order. */
export class Processes implements Crew {
  private readonly children: ChildProcess[];
  private readonly waiting: ((answer: unknown) => void)[][];
  private next = 0;

  constructor(
    order: Order,
    readonly hands: number,
  ) {
    this.children = Array.from({ length: hands }, () =>
      spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    this.waiting = this.children.map(() => []);
    for (const [at, child] of this.children.entries()) {
      void unpack(child.stdout!, (answer) => this.waiting[at]!.shift()?.(answer));
      child.stdin!.write(pack(order));
    }
  }

  sign(): Promise<Signed> {
    return this.ask('sign') as Promise<Signed>;
  }

  play(block: Block): Promise<BlockResult> {
    return this.ask(block) as Promise<BlockResult>;
  }

  async close(): Promise<void> {
    for (const child of this.children) child.stdin!.end();
    await Promise.all(this.children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  }

  private ask(question: unknown): Promise<unknown> {
    const at = this.next++ % this.hands;
    return new Promise((resolve) => {
      this.waiting[at]!.push(resolve);
      this.children[at]!.stdin!.write(pack(question));
    });
  }
}
