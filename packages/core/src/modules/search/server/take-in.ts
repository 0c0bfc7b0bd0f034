import type { Lectern } from '#server/kernel/lectern.ts';
import type { SearchDocument } from '#server/kernel/search-engine.ts';
import { forgetFailures, keepFailures } from './failed-pages.ts';
import type { FailedPage } from './failed-pages.ts';
import type { ReadDocuments } from './search-documents.ts';

/** Has an engine take pages in; false where that is not wanted any more. */
type Write = (documents: readonly SearchDocument[]) => Promise<boolean>;

interface Written {
  readonly isWanted: boolean;
  readonly failures: readonly FailedPage[];
}

interface Writing {
  readonly write: Write;
  /** Rejects while the database is away. */
  readonly reach: () => Promise<unknown>;
}

/** By itself, and once more where the database was away: an outage that ends between two pages is the fault of neither. */
async function writeOne(document: SearchDocument, { write, reach }: Writing): Promise<boolean> {
  try {
    return await write([document]);
  } catch {
    await reach();
    return write([document]);
  }
}

/**
 * All at once, and where that fails each by itself. Rejects where the database is away, and where every one of several fails:
 * that is no page's fault.
 */
async function writeAll(documents: readonly SearchDocument[], writing: Writing): Promise<Written> {
  const failures: FailedPage[] = [];
  try {
    return { isWanted: documents.length === 0 || (await writing.write(documents)), failures };
  } catch (error) {
    await writing.reach();
    for (const document of documents)
      try {
        if (!(await writeOne(document, writing))) return { isWanted: false, failures };
      } catch (own) {
        await writing.reach();
        failures.push({ pageID: document.pageID, error: own });
      }
    if (failures.length > 1 && failures.length === documents.length) throw error;
    return { isWanted: true, failures };
  }
}

/**
 * Has an engine take pages in. One that cannot be read or taken in by itself is written down, to be tried again later: the
 * others do not wait for it. While the database is away it rejects, and the whole is tried again.
 */
export async function takeIn({ database, log, now }: Lectern, read: ReadDocuments, write: Write): Promise<boolean> {
  const reach = (): Promise<unknown> => database.query({ text: 'select 1', values: [] });
  const written = await writeAll(read.documents, { write, reach });
  const failures = [...read.failures, ...written.failures];
  for (const { pageID, error } of failures) log.warn({ err: error, pageID }, 'a page could not be indexed; it is tried again');
  await keepFailures(database, failures, now());
  const failed = new Set(failures.map(({ pageID }) => pageID));
  const taken = read.documents.flatMap(({ pageID }) => (failed.has(pageID) ? [] : [pageID]));
  if (written.isWanted && taken.length > 0) await forgetFailures(database, taken);
  return written.isWanted;
}
