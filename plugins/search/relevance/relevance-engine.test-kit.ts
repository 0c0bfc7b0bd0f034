import { randomUUID } from 'node:crypto';
import { defineServer, provide, searchEngine } from '@lectern/core/server';
import type { PluginApp, SearchDocument, SearchEngine } from '@lectern/core/server';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { search as manifest } from '../src/manifest.ts';
import { createEngine } from '../src/server/engine/create-engine.ts';
import server from '../src/server/index.ts';
import site from '../src/site/index.ts';
import type { Collection } from './collections.ts';
import type { RelevancePage } from './relevance.types.ts';

const documentOf = ({ title, description, sections }: RelevancePage, locale: string): SearchDocument => ({
  pageID: randomUUID(),
  publicationID: randomUUID(),
  locale,
  type: 'lectern/blank',
  title,
  date: '',
  sections: [
    {
      anchor: '',
      heading: '',
      parts: [
        { text: title, weight: 'A' },
        { text: description, weight: 'B' },
      ],
      isShown: false,
    },
    ...sections.map(({ heading, text }, at) => ({
      anchor: `s-${at}`,
      heading,
      parts: [
        { text: heading, weight: 'A' as const },
        { text, weight: 'C' as const },
      ],
      isShown: true,
    })),
  ],
});

/** The pages of a collection as an engine takes them in. */
export const documentsOf = ({ pages, locale }: Collection): readonly SearchDocument[] =>
  pages.map((page) => documentOf(page, locale));

/** An engine over the database of the tests, whose pages are live one collection at a time. */
export interface RelevanceEngine {
  readonly app: TestApp;
  /** What `work` answers while these pages are live and indexed; `find` answers with the ids of the first ten. */
  during<Answer>(
    documents: readonly SearchDocument[],
    work: (find: (term: string) => Promise<readonly string[]>) => Promise<Answer>,
  ): Promise<Answer>;
}

/** Starts an application with the engine, and with what editors of these collections would have said. */
export async function createRelevanceEngine(collections: readonly Collection[]): Promise<RelevanceEngine> {
  const rulesOf = (locale: string) =>
    collections.find((collection) => collection.locale === locale)?.rules ?? { neverSplit: [], splitAs: [], synonyms: [] };
  const locales = [...new Set(collections.map(({ locale }) => locale))];
  let made: SearchEngine | undefined;
  const measured = defineServer<typeof manifest>({
    ...server,
    services: [
      provide(searchEngine, ({ derived, now }: PluginApp) => {
        made = createEngine({
          derived,
          locales,
          rulesOf: (locale) => Promise.resolve({ words: rulesOf(locale), promotions: [] }),
          now,
        });
        return made;
      }),
    ],
  });
  const app = await createTestApp({
    plugins: [{ manifest, entries: { server: measured, site } }],
    config: { availableLocales: ['nl-NL', 'de-DE', 'fr-FR', 'en-GB'] },
  });
  const engine = made;
  if (!engine) throw new Error('No engine was made.');

  /** Live pages as the view that is contract shows them; nobody reads them. */
  async function publish(documents: readonly SearchDocument[]): Promise<void> {
    await app.app.pool.query(
      `insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
       select id, 'lectern/blank', $2, '/' || id, id, 'x', now(), now() from unnest($1::uuid[]) as given(id)`,
      [documents.map(({ pageID }) => pageID), documents[0]?.locale],
    );
    await app.app.pool.query(
      `insert into lectern_published_page (page_id, path, locale, type, translation_group, version_id, publication_id, title, summary,
         document, published_at, no_index, anchors)
       select id, '/' || id, $3, 'lectern/blank', id, publication, publication, 'x', '{}', '{}', now(), false, '{}'
       from unnest($1::uuid[], $2::uuid[]) as given(id, publication)`,
      [documents.map(({ pageID }) => pageID), documents.map(({ publicationID }) => publicationID), documents[0]?.locale],
    );
  }

  return {
    app,
    async during(documents, work) {
      await publish(documents);
      const run = randomUUID();
      await engine.begin(run);
      await engine.fill(run, documents);
      await engine.finish(run);
      const locale = documents[0]?.locale ?? '';
      const answer = await work(async (term) => {
        const { hits } = await engine.search({ term, locales: [locale], pageTypes: [], count: 10, offset: 0, locale });
        return hits.map(({ pageID }) => pageID);
      });
      await app.app.pool.query('delete from lectern_page where id = any($1::uuid[])', [documents.map(({ pageID }) => pageID)]);
      return answer;
    },
  };
}
