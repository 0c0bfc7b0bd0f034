import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from '../../../server/kernel/logger.ts';
import { defineServiceKey } from '../../../server/kernel/service.ts';
import type { PublishedDocument } from '../../../server/site/page-source.ts';
import type { PageAddress } from '../../../server/site/source/read-menus.ts';
import type { SiblingPage } from '../../../site/define-site.ts';
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

/** Reads published pages without the ORM: this is what every visitor waits for. */
export interface PublishedPages {
  /** The same object for a page that was not written since. */
  at(path: string): Promise<PageAtPath | undefined>;
  /** The live translations of a page, this one left out. */
  siblingsOf(translationGroup: string, pageID: string): Promise<readonly SiblingPage[]>;
  addressesOf(pageIDs: readonly string[]): Promise<ReadonlyMap<string, PageAddress>>;
  /** Where a former address leads now; undefined where it never was one, or its page is not public. */
  redirectOf(path: string): Promise<string | undefined>;
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

/** Pages whose documents are kept: what is known and was not written since needs no second transfer. */
const keptDocuments = 500;

/** SQL of the live translations in a group; it stands in statements of its own and inside others. */
const translations = (group: string, pageID: string): string =>
  `select jsonb_agg(jsonb_build_object('pageID', page_id, 'locale', locale, 'path', path, 'title', title) order by locale)
     as siblings from lectern_published_page where translation_group = ${group} and page_id <> ${pageID}`;

const statements = {
  page_at: `select p.page_id, p.xmin::text as row_version, p.path, p.locale, p.type, p.translation_group,
      case when p.xmin::text = $2 then null else p.document end as document,
      (${translations('p.translation_group', 'p.page_id')}) as siblings
    from lectern_published_page p where p.path = $1`,
  siblings_of: translations('$1', '$2'),
  addresses_of: 'select page_id, path, title from lectern_published_page where page_id = any($1::uuid[])',
  redirect_of:
    'select page.path from lectern_redirect r join lectern_published_page page on page.page_id = r.page_id where r.path = $1',
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

/**
 * `prepare` names the statements, so that PostgreSQL plans them once per connection. Where connections share
 * backends a name may be taken already: there they stay unnamed.
 */
export function createPublishedPages(
  pool: Pool,
  { prepare, log }: { readonly prepare: boolean; readonly log: Pick<Logger, 'error'> },
): PublishedPages {
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
  const kept = new LRUCache<string, PublicPage>({ max: keptDocuments });
  return {
    forget: () => kept.clear(),
    async at(path) {
      const known = kept.get(path);
      const [row] = await ask<Row>('page_at', [path, known?.rowVersion ?? '']);
      const page = row && (row.document ? fresh(row, row.document) : known);
      if (!row || !page) {
        kept.delete(path);
        return undefined;
      }
      kept.set(path, page);
      return { page, siblings: row.siblings ?? [] };
    },
    async siblingsOf(translationGroup, pageID) {
      const [row] = await ask<Pick<Row, 'siblings'>>('siblings_of', [translationGroup, pageID]);
      return row?.siblings ?? [];
    },
    async addressesOf(pageIDs) {
      if (pageIDs.length === 0) return new Map();
      const rows = await ask<PageAddress & { readonly page_id: string }>('addresses_of', [[...pageIDs]]);
      return new Map(rows.map(({ page_id: id, path, title }) => [id, { path, title }]));
    },
    async redirectOf(path) {
      const [row] = await ask<{ readonly path: string }>('redirect_of', [path]);
      return row?.path;
    },
  };
}
