import { Worker } from 'node:worker_threads';
import type { AnalyzerSource } from './analyzers.ts';
import type { IndexedPage } from './read-page.ts';
import type { PageToRead, Reading, ReadingTask } from './read-pages.program.ts';

/** Milliseconds after which a thread that nobody asks anything ends, so that its memory is given back. */
const patience = 5000;

/** The source beside source, the built program beside built code. */
const readPages = new URL(import.meta.url.endsWith('.ts') ? './read-pages.program.ts' : './read-pages.js', import.meta.url);

/** Reads pages, in whose locales words are read with these analyzers. */
export type ReadInThread = (pages: readonly PageToRead[], sources: readonly AnalyzerSource[]) => Promise<readonly IndexedPage[]>;

function startThread(program: URL, onEnd: () => void): ReadInThread {
  const worker = new Worker(program, { env: {} });
  const asked = new Map<number, PromiseWithResolvers<readonly IndexedPage[]>>();
  const told = new Map<string, AnalyzerSource>();
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  // Whoever waits for pages keeps the process; the thread by itself does not.
  worker.unref();
  worker.on('message', ({ number, result }: Reading) => {
    const question = asked.get(number);
    asked.delete(number);
    if (asked.size === 0) idle = setTimeout(() => void worker.terminate(), patience).unref();
    if ('pages' in result) question?.resolve(result.pages);
    else question?.reject(result.error);
  });
  const end = (error: unknown): void => {
    onEnd();
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The thread that reads pages ended.')));
  return async (pages, sources) => {
    clearTimeout(idle);
    last += 1;
    const news = sources.filter((source) => told.get(source.locale) !== source);
    worker.postMessage({ number: last, pages, sources: news } satisfies ReadingTask);
    for (const source of news) told.set(source.locale, source);
    const question = Promise.withResolvers<readonly IndexedPage[]>();
    asked.set(last, question);
    return question.promise;
  };
}

/**
 * Reads pages in a thread beside the one that answers visitors: it is there as long as there is much to read. Rejects where it
 * ends by itself, or cannot read one of them; whoever asks then gets another.
 */
export function createReadingThread(program = readPages): ReadInThread {
  let thread: ReadInThread | undefined;
  return (pages, sources) => {
    if (!thread) {
      const own = startThread(program, () => {
        if (thread === own) thread = undefined;
      });
      thread = own;
    }
    return thread(pages, sources);
  };
}
