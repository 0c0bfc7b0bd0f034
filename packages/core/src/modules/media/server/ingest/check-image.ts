import { readFile } from 'node:fs/promises';
import { LecternError } from '#contract/errors.ts';
import { inChild } from '../images/making/in-child.ts';
import type { Measured } from '../images/making/measure-image.ts';
import { createWorkQueue, forChange } from '../images/work-queue.ts';
import { fail } from '../fail.ts';

/** Decoding takes memory by the megapixel; an editor who waits is not refused. */
const queue = createWorkQueue({ atOnce: 2, waiting: 0 });

const brokenFor = (cause: unknown): LecternError => new LecternError({ code: 'G_11', property: 'f' }, { cause });

/** The image may have ended the process that looked at it: it is as broken as one that cannot be read. */
async function measure(path: string): Promise<Measured> {
  const bytes = await readFile(path);
  try {
    return await queue.run(() => inChild('measureImage', bytes), forChange);
  } catch (error) {
    throw brokenFor(error);
  }
}

/**
 * The size of an image as it is seen and its colour, after it was read to the last pixel of its last frame; G_31 where it is too big,
 * G_11 where it is not whole.
 */
export async function checkImage(path: string): Promise<Omit<Extract<Measured, { kind: 'whole' }>, 'kind'>> {
  const measured = await measure(path);
  if (measured.kind === 'big') return fail('tooManyPixels', 'f');
  if (measured.kind === 'broken') throw brokenFor(new Error(measured.reason));
  const { width, height, colour } = measured;
  return { width, height, colour };
}
