// One buffer, named views. A game's state class asks for its views once, in its constructor, and keeps them.

/** Hands out views on one buffer, in the order they are asked for. */
export class Arena {
  private used = 0;
  private readonly buffer: ArrayBuffer;

  constructor(capacity: number) {
    this.buffer = new ArrayBuffer(capacity);
  }

  uint8(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length, 1), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.buffer, this.take(length, 2), length);
  }

  int32(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(length, 4), length);
  }

  float64(length: number): Float64Array {
    return new Float64Array(this.buffer, this.take(length, 8), length);
  }

  /** Everything handed out so far: copying a game is one `set` of this. */
  bytes(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  private take(length: number, width: number): number {
    const from = Math.ceil(this.used / width) * width;
    this.used = from + length * width;
    if (this.used > this.buffer.byteLength) {
      throw new Error(`the state needs ${this.used} bytes, its arena holds ${this.buffer.byteLength}`);
    }
    return from;
  }
}
