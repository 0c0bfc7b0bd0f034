import type { DerivedQueries, PluginApp, SearchDocument } from '@lectern/core/server';
import { fileKindOf } from '../../file-problems.ts';
import { readKept, registerFiles } from './file-rows.ts';

/** What the files of a page say, as far as they were read. */
export interface PageFiles {
  /** Hashes of all that are read or will be. */
  readonly hashes: readonly string[];
  /** Hashes of those that nobody has read yet. */
  readonly unread: readonly string[];
  /** Those that have words, in the order of the page. */
  readonly texts: readonly { readonly hash: string; readonly fileName: string; readonly text: string }[];
}

const none: PageFiles = { hashes: [], unread: [], texts: [] };

/** Files of a page whose words are found. */
const mostFiles = 200;

/** What is kept of the files of a page. Those that are new are written down, to be read. */
export async function filesOfPage(
  queries: DerivedQueries,
  { files = [] }: Pick<SearchDocument, 'files'>,
  now: Date,
): Promise<PageFiles> {
  const readable = files.filter(({ fileName }) => fileKindOf(fileName) !== undefined).slice(0, mostFiles);
  if (readable.length === 0) return none;
  await registerFiles(queries, readable, now);
  const hashes = readable.map(({ hash }) => hash);
  const kept = new Map((await readKept(queries, hashes)).map((file) => [file.hash, file]));
  return {
    hashes,
    unread: hashes.filter((hash) => kept.get(hash)?.state === 'waiting'),
    texts: readable.flatMap(({ hash, fileName }) => {
      const text = kept.get(hash)?.text ?? '';
      return text === '' ? [] : [{ hash, fileName, text }];
    }),
  };
}

/** Has files read soon that pages wait for. Where that fails, the clock does it. */
export async function askForReading({ enqueue, log }: Pick<PluginApp, 'enqueue' | 'log'>): Promise<void> {
  try {
    await enqueue('read-files', {});
  } catch (error) {
    log.warn({ err: error }, 'files could not be asked for; they are read by the clock');
  }
}
