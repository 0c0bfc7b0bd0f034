import type { Lectern } from '#server/kernel/lectern.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { searchEngine } from '#server/kernel/search-engine.ts';
import type { SiteSearch } from '#server/kernel/site-search.ts';
import { renewPages } from './commands/renew-pages.command.ts';
import { cleanTerm } from './clean-term.ts';
import { fail } from './fail.ts';
import { inTurn } from './in-turn.ts';
import { foundPage, readLive } from './live-rows.ts';
import { readStanding } from './search-documents.ts';
import { openDocument } from './page-documents.ts';

interface Narrowed {
  readonly locales: readonly string[];
  readonly pageTypes: readonly string[];
}

function assertKnown({ settings, pageTypes }: Lectern, { locales, pageTypes: types }: Narrowed): void {
  locales.forEach((locale, index) => {
    if (!settings.availableLocales.includes(locale)) fail('invalid', `locales.${index}`);
  });
  types.forEach((type, index) => {
    if (!pageTypes.get(type)) fail('invalid', `pageTypes.${index}`);
  });
}

/** Searches live pages. What an engine answers counts only where that very publication is live now. */
export const createSiteSearch = (app: Lectern): SiteSearch => ({
  async find(question) {
    const engine = app.adapter(searchEngine);
    if (!engine) return undefined;
    assertKnown(app, question);
    const term = cleanTerm(question.term);
    if (term === '') return { total: 0, results: [], types: [], locales: [], corrected: undefined };
    const [only, ...others] = question.locales;
    const locale = only !== undefined && others.length === 0 ? only : app.settings.defaultLocale;
    const { hits, ...answer } = await inTurn(() => engine.search({ ...question, term, locale }));
    const live = await readLive(
      app,
      hits.map(({ pageID }) => pageID),
    );
    const results = await Promise.all(
      hits.flatMap((hit) => {
        const row = live.get(hit.pageID);
        return row?.publicationID === hit.publicationID ? [foundPage(app, row, hit)] : [];
      }),
    );
    return { ...answer, results, corrected: answer.corrected };
  },
  inTurn,
  standing: (pageID) => readStanding(app, pageID),
  openFile: (hash) => openDocument(app, hash),
  async renew(pageIDs) {
    if (pageIDs.length > 0) await app.execute(renewPages, { pageIDs }, systemActor('search'));
  },
});
