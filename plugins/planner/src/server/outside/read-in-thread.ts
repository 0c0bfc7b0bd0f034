import { Worker } from 'node:worker_threads';
import type { Span } from '../../slots/rules.types.ts';
import { CalendarFailure } from './reader/calendar-failure.ts';
import type { Reading, ReadingTask } from './reader/read-calendar.program.ts';

/** Milliseconds for one calendar: there are rules of recurrence that nobody comes to the end of. */
const longest = 4000;
/** Milliseconds in which the thread has to be there. */
const longestStart = 30_000;
/** Megabytes of its memory. */
const memory = 256;

/** The source beside source, the built program beside built code. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './reader/read-calendar.program.ts' : './read-calendar.js',
  import.meta.url,
);

/** Reads an answer in a thread of its own, which is ended where it takes too long or too much. */
export async function readInThread(task: ReadingTask): Promise<readonly Span[]> {
  const worker = new Worker(program, { workerData: task, env: {}, resourceLimits: { maxOldGenerationSizeMb: memory } });
  const end = Promise.withResolvers<Reading>();
  let timer = setTimeout(() => end.reject(new Error('no thread for reading a calendar')), longestStart);
  worker.on('message', (said: Reading | 'ready') => {
    if (said !== 'ready') return end.resolve(said);
    clearTimeout(timer);
    timer = setTimeout(() => end.resolve({ problem: 'too-much' }), longest);
  });
  worker.once('error', (error: Error & { readonly code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? end.resolve({ problem: 'too-much' }) : end.reject(error),
  );
  try {
    const reading = await end.promise;
    if ('problem' in reading) throw new CalendarFailure(reading.problem);
    return reading.spans;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
