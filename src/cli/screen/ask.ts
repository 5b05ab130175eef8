// A question to whoever sits at the terminal.
import { createInterface } from 'node:readline';

/** What is answered; nothing where the input ends. Null after a Ctrl-C. */
export function askAt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
): Promise<string | null> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    lines.on('SIGINT', () => resolve(null));
    lines.on('close', () => resolve(''));
    lines.question(question, resolve);
  }).finally(() => lines.close()) as Promise<string | null>;
}
