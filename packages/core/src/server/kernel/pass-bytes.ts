import { collectGarbage } from './collect-garbage.ts';

/** Bytes after which what they passed in is collected. */
const stretch = 8 * 1024 * 1024;

let passed = 0;

/**
 * Counts bytes that passed through this process on their way to a disk. Every piece of them arrives in a buffer of its own,
 * which V8 does not count among what presses it: unless it is told, some 70 MB of them wait during an upload of 100 MB.
 */
export function passBytes(count: number): void {
  passed += count;
  if (passed < stretch) return;
  passed = 0;
  collectGarbage({ type: 'minor' });
}
