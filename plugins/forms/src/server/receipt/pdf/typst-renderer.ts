import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { PdfDocument, PdfRenderer } from './pdf-document.ts';
import { breakable } from './breakable.ts';
import { typstTemplate } from './typst-template.ts';
import { typstWorker } from './typst-worker.ts';

/** Milliseconds for one document. */
const longest = 2000;
/** Milliseconds in which a worker has to be there. */
const longestStart = 10_000;

interface Answer {
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

/** What a worker is told of a document: pictures by path, everything else as JSON. */
function messageOf({ groups, ...document }: PdfDocument, now: Date) {
  const pictures: { readonly path: string; readonly bytes: Buffer }[] = [];
  const data = JSON.stringify({
    ...document,
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({
        ...row,
        words: row.words.map(breakable),
        pictures: row.pictures.map(({ bytes, alternative }) => {
          const path = `/picture-${pictures.length}`;
          pictures.push({ path, bytes });
          return { path, alternative };
        }),
      })),
    })),
  });
  return { data, pictures, at: Math.floor(now.getTime() / 1000) };
}

async function startWorker(): Promise<Worker> {
  const compiler = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-node-compiler');
  const worker = new Worker(typstWorker, { eval: true, workerData: { compiler, template: typstTemplate }, env: {} });
  worker.unref();
  await within(longestStart, worker, new Promise<void>((resolve) => worker.once('online', resolve)));
  return worker;
}

/** Waits for something of a worker, and ends it where it takes longer, or fails. */
async function within<Value>(milliseconds: number, worker: Worker, value: Promise<Value>): Promise<Value> {
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => end.reject(new Error(`no PDF within ${milliseconds} ms`)), milliseconds);
  worker.once('error', end.reject);
  worker.once('exit', () => end.reject(new Error('the worker is gone')));
  try {
    return await Promise.race([value, end.promise]);
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.removeAllListeners();
  }
}

/** Makes PDFs with Typst, one after another, in a worker that is ended where one takes too long. */
export function createTypstRenderer(now: () => Date): PdfRenderer {
  let known: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function make(document: PdfDocument): Promise<Buffer> {
    try {
      const worker = await (known ??= startWorker());
      const answered = new Promise<Answer>((resolve) => worker.once('message', resolve));
      worker.postMessage(messageOf(document, now()));
      const { pdf, error } = await within(longest, worker, answered);
      if (pdf) return Buffer.from(pdf);
      throw new Error(error);
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  return {
    render(document) {
      const made = last.then(() => make(document));
      last = made.catch(() => undefined);
      return made;
    },
  };
}
