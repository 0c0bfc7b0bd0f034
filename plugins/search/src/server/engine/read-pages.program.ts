import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@lectern/core/server';
import type { Analyzer } from '../../analyzer/index.ts';
import type { PageFiles } from '../files/page-files.ts';
import { analyzerOf } from './analyzers.ts';
import type { AnalyzerSource } from './analyzers.ts';
import { readPage } from './read-page.ts';
import type { IndexedPage } from './read-page.ts';

export interface PageToRead {
  readonly document: SearchDocument;
  readonly files: PageFiles;
}

/** What the thread is asked. */
export interface ReadingTask {
  readonly number: number;
  readonly pages: readonly PageToRead[];
  /** What the analyzers of locales are made of from here on. */
  readonly sources: readonly AnalyzerSource[];
}

/** What it answers. */
export interface Reading {
  readonly number: number;
  readonly result: { readonly pages: readonly IndexedPage[] } | { readonly error: unknown };
}

const analyzers = new Map<string, Promise<Analyzer>>();

async function read(pages: readonly PageToRead[]): Promise<IndexedPage[]> {
  const read: IndexedPage[] = [];
  for (const { document, files } of pages) {
    const analyzer = await analyzers.get(document.locale);
    if (!analyzer) throw new Error(`Nothing is known of the language of ${document.locale}.`);
    read.push(await readPage(document, analyzer, files));
  }
  return read;
}

async function answer({ number, pages, sources }: ReadingTask): Promise<void> {
  for (const source of sources) analyzers.set(source.locale, analyzerOf(source));
  const result: Reading['result'] = await read(pages).then(
    (all) => ({ pages: all }),
    (error: unknown) => ({ error }),
  );
  parentPort?.postMessage({ number, result } satisfies Reading);
}

parentPort?.on('message', (task: ReadingTask) => void answer(task));
