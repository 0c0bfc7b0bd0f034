import { standIns } from '#contract/stand-ins.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import type { SearchDocument } from '#server/kernel/search-engine.ts';
import type { PageStanding } from '#server/kernel/site-search.ts';
import { dayOf } from './day-of.ts';
import type { FailedPage } from './failed-pages.ts';
import { filesOf } from './files-of.ts';
import { sectionsOf } from './sections-of.ts';

interface Row {
  readonly pageID: string;
  readonly publicationID: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  readonly document: PublishedDocument;
}

const columns = `page_id as "pageID", publication_id as "publicationID", path, locale, type, document`;
const isFound = `not no_index and not (path like any($2::text[]))`;

/** Paths end with the slug, behind the prefix of a locale or none. */
const leftOut = standIns.flatMap((slug) => [slug, `/__${slug}`, `/__-__${slug}`]);

/** Pages as an engine takes them in, and those whose blocks could not say what they hold. */
export interface ReadDocuments {
  readonly documents: readonly SearchDocument[];
  readonly failures: readonly FailedPage[];
}

/** Undefined where pages of its type are not searched. */
function documentOf(app: Lectern, terms: ReadonlyMap<string, string>, row: Row): SearchDocument | undefined {
  const pageType = app.pageTypes.get(row.type);
  if (!pageType?.searchable) return undefined;
  const { pageID, publicationID, locale, type, document } = row;
  const tags = (document.seo.tags ?? []).flatMap((id) => terms.get(id) ?? []);
  const sections = sectionsOf(document, { blocks: app.blocks, pageType, tags });
  const files = filesOf(document, app.blocks);
  return {
    pageID,
    publicationID,
    locale,
    type,
    title: document.title,
    date: dayOf(pageType, document.typeData),
    sections,
    files,
  };
}

async function documentsOf(app: Lectern, rows: readonly Row[]): Promise<ReadDocuments> {
  const ids = [...new Set(rows.flatMap(({ document }) => document.seo.tags ?? []))];
  const read = ids.length === 0 ? [] : await app.service(tagReader).read(ids);
  const terms = new Map(read.flatMap(({ askedID, term, isPrivate }) => (isPrivate ? [] : [[askedID, term]])));
  const documents: SearchDocument[] = [];
  const failures: FailedPage[] = [];
  for (const row of rows)
    try {
      const document = documentOf(app, terms, row);
      if (document) documents.push(document);
    } catch (error) {
      failures.push({ pageID: row.pageID, error });
    }
  return { documents, failures };
}

/** Those of these pages that searches shall find, as they are live now. */
export async function readDocuments(app: Lectern, pageIDs: readonly string[]): Promise<ReadDocuments> {
  const { rows } = await app.pool.query<Row>(
    `select ${columns} from lectern_published_page where page_id = any($1::uuid[]) and ${isFound}`,
    [pageIDs, leftOut],
  );
  return documentsOf(app, rows);
}

/** The next pages behind one, in the order of their ids, and the last of them. Pages that searches shall not find are passed over. */
export async function readNextDocuments(
  app: Lectern,
  { behind, count }: { readonly behind: string | null; readonly count: number },
): Promise<ReadDocuments & { readonly reached: string | undefined; readonly rows: number }> {
  const { rows } = await app.pool.query<Row>(
    `select ${columns} from lectern_published_page where ($1::uuid is null or page_id > $1) and ${isFound}
     order by page_id limit $3`,
    [behind, leftOut, count],
  );
  return { ...(await documentsOf(app, rows)), reached: rows.at(-1)?.pageID, rows: rows.length };
}

/** Why searches do not find a page as it is live now, where they do not. */
export async function readStanding({ pool, pageTypes }: Lectern, pageID: string): Promise<PageStanding> {
  const { rows } = await pool.query<{ readonly type: string; readonly noIndex: boolean; readonly standsIn: boolean }>(
    `select type, no_index as "noIndex", path like any($2::text[]) as "standsIn" from lectern_published_page where page_id = $1`,
    [pageID, leftOut],
  );
  const [page] = rows;
  if (!page) return 'not-live';
  if (page.standsIn) return 'stands-in';
  if (page.noIndex) return 'no-index';
  return pageTypes.get(page.type)?.searchable ? 'found' : 'type';
}

/** The number of pages that `readNextDocuments` passes, searchable or not. */
export async function countLive({ pool }: Lectern): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(
    'select count(*)::int as count from lectern_published_page where not no_index and not (path like any($1::text[]))',
    [leftOut],
  );
  return rows[0]?.count ?? 0;
}
