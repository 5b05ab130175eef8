// A worker that shares nothing with whoever asks it but a pipe: it sits at a desk like every other.
import type { Block, Order } from '../../../src/lab/crew/crew.ts';
import { Desk } from '../../../src/lab/crew/desk.ts';
import { pack, unpack } from './wire.ts';

let desk: Promise<Desk> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function answer(question: Block | 'sign'): Promise<void> {
  const mine = await desk!;
  process.stdout.write(pack(question === 'sign' ? mine.sign() : mine.play(question)));
}

await unpack(process.stdin, (message) => {
  if (desk === null) desk = Desk.sitDown(message as Order);
  else last = last.then(() => answer(message as Block | 'sign'));
});
await last;
