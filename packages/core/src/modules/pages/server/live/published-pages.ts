import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from '#server/kernel/logger.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { bytesOfJSON } from '#server/site/cache-shares.ts';
import type { PageNearby } from '#server/site/page-view.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import type { PageAddress } from '#server/site/source/read-menus.ts';
import type { SiblingPage } from '#site/define-site.ts';
import type { PatternWay } from '#modules/redirects/server/public.ts';
import { leadingAlone, leadingByPattern, leadingOf } from './leading.ts';
import type { CountedLeading, LeadingRow } from './leading.ts';
import { readableDocument } from './readable-document.ts';

/** A published page as the public path reads it: one row. */
export interface PublicPage {
  readonly pageID: string;
  /** Another one after every write: a publication, or other bytes in the place of a picture's. */
  readonly rowVersion: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  readonly translationGroup: string;
  readonly document: PublishedDocument;
}

/** A page with its live translations, which may change without it. */
export interface PageAtPath {
  readonly page: PublicPage;
  readonly siblings: readonly SiblingPage[];
}

/** What stands at an address. */
export type Standing = StandingPage | CountedLeading;

interface StandingPage extends PageAtPath {
  readonly kind: 'page';
  /** The live ones of the pages that were to be read along; undefined where the page alone was read. */
  readonly nearby?: readonly PageNearby[] | undefined;
}

interface Finding {
  /** The pattern that the path fits. */
  readonly pattern: PatternWay | undefined;
  /** Paths of pages to read along with a page that is read for the first time. */
  readonly near: readonly string[];
}

/** Reads published pages without the ORM: this is what every visitor waits for. */
export interface PublishedPages {
  /** The same object for a page that was not written since. */
  at(path: string): Promise<PageAtPath | undefined>;
  /**
   * What stands at a path, by one statement: a live page, or else where a rule leads, a former address, or the pattern that
   * the path fits. A pattern leads only to what is live. Undefined where there is nothing.
   */
  find(path: string, finding: Finding): Promise<Standing | undefined>;
  /** The live translations of a page, this one left out. */
  siblingsOf(translationGroup: string, pageID: string): Promise<readonly SiblingPage[]>;
  addressesOf(pageIDs: readonly string[]): Promise<ReadonlyMap<string, PageAddress>>;
  /** The pages that are live at public paths. */
  pagesAt(paths: readonly string[]): Promise<readonly PageNearby[]>;
  /** Forgets the documents that are kept. */
  forget(): void;
}

export const publishedPages = defineServiceKey<PublishedPages>('pages/published-pages');

interface Row {
  readonly page_id: string;
  readonly row_version: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  readonly translation_group: string;
  readonly siblings: readonly SiblingPage[] | null;
  /** Null where the caller has it already. */
  readonly document: PublishedDocument | null;
}

interface NearRow extends Row {
  readonly nearby: readonly PageNearby[] | null;
}

interface FoundRow extends Omit<NearRow, 'page_id'>, LeadingRow {
  readonly page_id: string | null;
}

/** SQL of the live translations in a group; it stands in statements of its own and inside others. */
const translations = (group: string, pageID: string): string =>
  `select jsonb_agg(jsonb_build_object('pageID', page_id, 'locale', locale, 'path', path,
     'noIndex', no_index or coalesce(summary->>'canonical', path) <> path) order by locale)
     as siblings from lectern_published_page where translation_group = ${group} and page_id <> ${pageID}`;

const pageColumns = `p.page_id, p.xmin::text as row_version, p.path, p.locale, p.type, p.translation_group,
      case when p.xmin::text = $2 then null else p.document end as document,
      (${translations('p.translation_group', 'p.page_id')}) as siblings`;

/** SQL of the pages that are live at paths, as one value. */
const nearby = (paths: string): string =>
  `(select jsonb_agg(jsonb_build_object('pageID', near.page_id, 'path', near.path, 'title', near.title))
     from lectern_published_page near where near.path = any(${paths}::text[])) as nearby`;

/** SQL of what stands at a path: what comes after a live page is looked up only where there is none. */
const standingAt = ({ columns, joins }: typeof leadingAlone, near: string): string =>
  `select ${pageColumns}, ${columns}, ${nearby(near)}
    from (select 1) asked
    left join lectern_published_page p on p.path = $1 ${joins}`;

const statements = {
  page_at: `select ${pageColumns} from lectern_published_page p where p.path = $1`,
  page_near: `select ${pageColumns}, ${nearby('$3')} from lectern_published_page p where p.path = $1`,
  find: standingAt(leadingAlone, '$3'),
  find_by_pattern: standingAt(leadingByPattern, '$5'),
  siblings_of: translations('$1', '$2'),
  addresses_of: 'select page_id, path, title, locale, anchors from lectern_published_page where page_id = any($1::uuid[])',
  pages_at: 'select page_id as "pageID", path, title from lectern_published_page where path = any($1::text[])',
} as const;

const pageOf = (row: Row, document: PublishedDocument): PublicPage => ({
  pageID: row.page_id,
  rowVersion: row.row_version,
  path: row.path,
  locale: row.locale,
  type: row.type,
  translationGroup: row.translation_group,
  document,
});

const isOfPage = (row: FoundRow | undefined): row is FoundRow & Row => typeof row?.page_id === 'string';

/** As it is stored, and what is made of that to draw it. */
const bytesOf = ({ document }: PublicPage): number => 2 * bytesOfJSON(document);

interface PublishedPagesOptions {
  readonly prepare: boolean;
  /** Bytes of the documents that are kept. */
  readonly capacity: number;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * `prepare` names the statements, so that PostgreSQL plans them once per connection. Where connections share
 * backends a name may be taken already: there they stay unnamed.
 */
export function createPublishedPages(pool: Pool, { prepare, capacity, log }: PublishedPagesOptions): PublishedPages {
  /** A page as it came from the database; what of it cannot be sent is told once for each of its versions. */
  const fresh = (row: Row, stored: PublishedDocument): PublicPage => {
    const { document, dropped } = readableDocument(stored);
    if (dropped.length > 0) log.error({ pageID: row.page_id, dropped }, 'values nested beyond measure were left out of a page');
    return pageOf(row, document);
  };
  const ask = async <Found extends object>(name: keyof typeof statements, values: readonly unknown[]): Promise<Found[]> => {
    const text = statements[name];
    const { rows } = await pool.query<Found>({ ...(prepare ? { name: `lectern_${name}` } : {}), text, values: [...values] });
    return rows;
  };
  /** What is known and was not written since needs no second transfer. */
  const kept = new LRUCache<string, PublicPage>({ maxSize: capacity, sizeCalculation: bytesOf });
  const keep = (path: string, row: Row | undefined, known: PublicPage | undefined): PageAtPath | undefined => {
    const page = row && (row.document ? fresh(row, row.document) : known);
    if (!row || !page) {
      kept.delete(path);
      return undefined;
    }
    if (page !== known) kept.set(path, page);
    return { page, siblings: row.siblings ?? [] };
  };
  const at = async (path: string): Promise<PageAtPath | undefined> => {
    const known = kept.get(path);
    const [row] = await ask<Row>('page_at', [path, known?.rowVersion ?? '']);
    return keep(path, row, known);
  };
  const withNearby = async (path: string, known: PublicPage, near: readonly string[]) => {
    const [row] = await ask<NearRow>('page_near', [path, known.rowVersion, near]);
    const page = keep(path, row, known);
    return page && { ...page, nearby: row?.nearby ?? [] };
  };
  return {
    forget: () => kept.clear(),
    at,
    async find(path, { pattern, near }) {
      const known = kept.get(path);
      // A page was there, and mostly it still is: asked for alone, it spares PostgreSQL what comes after pages.
      const standing = known && (near.length === 0 ? await at(path) : await withNearby(path, known, near));
      if (standing) return { kind: 'page', ...standing };
      const asked = [path, known?.rowVersion ?? ''];
      const [row] = pattern
        ? await ask<FoundRow>('find_by_pattern', [...asked, pattern.path, pattern.toPage, near])
        : await ask<FoundRow>('find', [...asked, near]);
      const found = keep(path, isOfPage(row) ? row : undefined, known);
      if (found) return { kind: 'page', ...found, nearby: near.length === 0 ? undefined : (row?.nearby ?? []) };
      return row && leadingOf(path, row, pattern);
    },
    async siblingsOf(translationGroup, pageID) {
      const [row] = await ask<Pick<Row, 'siblings'>>('siblings_of', [translationGroup, pageID]);
      return row?.siblings ?? [];
    },
    async addressesOf(pageIDs) {
      if (pageIDs.length === 0) return new Map();
      const rows = await ask<PageAddress & { readonly page_id: string }>('addresses_of', [[...pageIDs]]);
      return new Map(rows.map(({ page_id: id, ...address }) => [id, address]));
    },
    pagesAt: (paths) => ask<PageNearby>('pages_at', [[...paths]]),
  };
}
