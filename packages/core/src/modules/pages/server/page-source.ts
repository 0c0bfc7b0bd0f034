import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { PageSource, PublicPage, PublishedDocument } from '../../../server/site/page-source.ts';

interface Row {
  readonly page_id: string;
  readonly version_id: string;
  readonly publication_id: string;
  readonly row_version: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  /** Null where the caller has it already. */
  readonly document: PublishedDocument | null;
}

/** Pages whose documents are kept: what is known and was not written since needs no second transfer. */
const keptDocuments = 500;

/**
 * `prepare` names the statements, so that PostgreSQL plans them once per connection. The embedded database has
 * one session for all connections, where a name may be taken already: there they stay unnamed.
 */
export function createPageSource(pool: Pool, options: { prepare: boolean }): PageSource {
  const named = (name: string, text: string) => (options.prepare ? { name: `lectern_${name}`, text } : { text });
  const byPath = named(
    'page_by_path',
    `select page_id, version_id, publication_id, xmin::text as row_version, path, locale, type,
       case when xmin::text = $2 then null else document end as document
     from lectern_published_page where path = $1`,
  );
  const pathsOf = named('paths_of', 'select page_id, path from lectern_published_page where page_id = any($1::uuid[])');
  const redirect = named(
    'redirect_of',
    'select page.path from lectern_redirect r join lectern_published_page page on page.page_id = r.page_id where r.path = $1',
  );
  const kept = new LRUCache<string, PublicPage>({ max: keptDocuments });
  return {
    forget: () => kept.clear(),
    async byPath(path) {
      const known = kept.get(path);
      const { rows } = await pool.query<Row>({ ...byPath, values: [path, known?.rowVersion ?? ''] });
      const row = rows[0];
      if (!row) {
        kept.delete(path);
        return undefined;
      }
      if (known && row.document === null) return known;
      if (!row.document) return undefined;
      const page: PublicPage = {
        pageID: row.page_id,
        versionID: row.version_id,
        publicationID: row.publication_id,
        rowVersion: row.row_version,
        path: row.path,
        locale: row.locale,
        type: row.type,
        document: row.document,
      };
      kept.set(path, page);
      return page;
    },
    async pathsOf(pageIDs) {
      if (pageIDs.length === 0) return new Map();
      const { rows } = await pool.query<{ page_id: string; path: string }>({ ...pathsOf, values: [[...pageIDs]] });
      return new Map(rows.map((row) => [row.page_id, row.path]));
    },
    async redirectOf(path) {
      const { rows } = await pool.query<{ path: string }>({ ...redirect, values: [path] });
      return rows[0]?.path;
    },
  };
}
