// Messages on a pipe: JSON, and behind it the bytes of the typed arrays that stood in it.
import type { Readable } from 'node:stream';

const kinds = { Float64Array, Uint8Array };

/** Two lengths, the JSON, the bytes. */
export function pack(message: unknown): Buffer {
  const bytes: Buffer[] = [];
  const json = JSON.stringify(message, (_key, value: unknown) => {
    if (!(value instanceof Float64Array || value instanceof Uint8Array)) return value;
    bytes.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    return { $bytes: value.byteLength, $kind: value.constructor.name };
  });
  const head = Buffer.alloc(8);
  const tail = Buffer.concat(bytes);
  head.writeUInt32LE(Buffer.byteLength(json), 0);
  head.writeUInt32LE(tail.length, 4);
  return Buffer.concat([head, Buffer.from(json), tail]);
}

/** Gives every message as it comes in, until the pipe ends. */
export async function unpack(from: Readable, message: (value: unknown) => void): Promise<void> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of from as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk]);
    for (let size = sizeOf(waiting); size <= waiting.length; size = sizeOf(waiting)) {
      message(read(waiting.subarray(0, size)));
      waiting = waiting.subarray(size);
    }
  }
}

function sizeOf(bytes: Buffer): number {
  return bytes.length < 8 ? Number.POSITIVE_INFINITY : 8 + bytes.readUInt32LE(0) + bytes.readUInt32LE(4);
}

function read(bytes: Buffer): unknown {
  let at = 8 + bytes.readUInt32LE(0);
  return JSON.parse(bytes.toString('utf8', 8, at), (_key, value: { $bytes?: number; $kind?: keyof typeof kinds } | null) => {
    if (value?.$bytes === undefined || value.$kind === undefined) return value;
    const copy = Uint8Array.from(bytes.subarray(at, at + value.$bytes));
    at += value.$bytes;
    return new kinds[value.$kind](copy.buffer);
  });
}
