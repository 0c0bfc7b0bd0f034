import PQueue from 'p-queue';
import { fail } from '../fail.ts';

/** Pages that this process has translated at once, and those that may wait. */
const atOnce = 4;
const mostWaiting = 20;
const translations = new PQueue({ concurrency: atOnce });

/** Runs a translation when its turn comes; refuses one that would wait behind too many. */
export function takeTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (translations.size >= mostWaiting) fail('tooOften');
  return translations.add(work);
}
