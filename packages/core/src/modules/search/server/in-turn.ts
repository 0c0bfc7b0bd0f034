import PQueue from 'p-queue';
import { fail } from './fail.ts';

/** Searches of this process that run together, and those that may wait. */
const atOnce = 4;
const mostWaiting = 50;
const searches = new PQueue({ concurrency: atOnce });

/** Runs a search when its turn comes; G_18 for one that would wait behind too many. */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (searches.size >= mostWaiting) fail('tooOften');
  return searches.add(work);
}
