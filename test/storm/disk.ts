// A disk that can be filled: a small one of its own where it may be mounted, else one that refuses by a hook in the process.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOM = '24m';

export interface Disk {
  readonly home: string;
  /** Whether it has an end. */
  readonly isSmall: boolean;
  /** Nothing more fits, until the returned function is called. */
  fill(): () => void;
  close(): void;
}

export function openDisk(): Disk {
  const home = mkdtempSync(join(tmpdir(), 'fablelab-storm-'));
  const disk = join(home, 'disk');
  mkdirSync(disk);
  const isSmall = mount(disk);
  const filler = join(disk, 'filler');
  return {
    home: disk,
    isSmall,
    fill() {
      fillWith(filler);
      return () => rmSync(filler, { force: true });
    },
    close() {
      if (isSmall) execFileSync('umount', ['--lazy', disk]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function mount(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Large pieces first, then the last bytes. */
function fillWith(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 1 << 20; size >= 1; ) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size >>= 1;
      }
    }
  } finally {
    closeSync(file);
  }
}
