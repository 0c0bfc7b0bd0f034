import { searchEngine } from '@lectern/core/server';
import type { SearchDocument } from '@lectern/core/server';
import { searchEngineContract } from '@lectern/testing';
import type { EngineBench, TestApp } from '@lectern/testing';
import { createSearchApp } from '../fixtures/pages.test-kit.ts';

describe('the engine on PostgreSQL, as an engine', () => {
  let app: TestApp;
  before(async () => {
    app = await createSearchApp();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** Live pages as the view that is contract shows them; nobody reads them. */
  async function publish(documents: readonly SearchDocument[]): Promise<void> {
    const { pool } = app.app;
    await pool.query('delete from lectern_page');
    const ids = documents.map(({ pageID }) => pageID);
    const facts = [documents.map(({ locale }) => locale), documents.map(({ type }) => type)];
    await pool.query(
      `insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
       select id, type, locale, '/' || id, id, 'x', now(), now() from unnest($1::uuid[], $2::text[], $3::text[]) as given(id, locale, type)`,
      [ids, ...facts],
    );
    await pool.query(
      `insert into lectern_published_page (page_id, path, locale, type, translation_group, version_id, publication_id, title, summary,
         document, published_at, no_index, anchors)
       select id, '/' || id, locale, type, id, publication, publication, 'x', '{}', '{}', now(), false, '{}'
       from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as given(id, locale, type, publication)`,
      [ids, ...facts, documents.map(({ publicationID }) => publicationID)],
    );
  }

  async function makeBench(): Promise<EngineBench> {
    const engine = app.app.adapter(searchEngine);
    if (!engine) throw new Error('The plugin provides no engine.');
    return { engine, publish };
  }

  for (const { name, check } of searchEngineContract) it(name, () => check(makeBench));
});
