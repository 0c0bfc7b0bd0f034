import { publicPath, splitPublicPath } from '#contract/locale.ts';
import { route } from '#server/http/route.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { anchorProblem } from '../../anchor.ts';
import { pageCalls } from '../../pages.calls.ts';
import type { PageListQuery } from '../../pages.calls.ts';
import { fail } from '../page/fail.ts';
import { listPages } from './list-pages.query.ts';
import { resolveAddress } from './resolve-address.query.ts';
import { listLivePages, siblingsOfLive } from './live-pages.query.ts';

const byTitle = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: 'title', sortOrder: 'asc' } as const;

/** The part of a list's question that names a locale; V_12 for one that the site does not have. */
function ofLocale({ settings }: Pick<Lectern, 'settings'>, locale: string | undefined): Pick<PageListQuery, 'locale'> {
  if (locale === undefined) return {};
  return settings.availableLocales.includes(locale) ? { locale } : fail('invalid', 'locale');
}

export const lookupRoutes = [
  route(pageCalls.getMultiple, async ({ app, actor, body: { locale, pageIDs } }) => {
    const query = { ...byTitle, pageSize: 100, ...ofLocale(app, locale) };
    const { items, totalItems } = await listPages(app, query, actor, pageIDs);
    const place = new Map(pageIDs.map((id, index) => [id, index]));
    const order = ({ id }: { readonly id: string }): number => place.get(id) ?? 0;
    return { data: { items: items.toSorted((one, other) => order(one) - order(other)), totalItems } };
  }),
  route(pageCalls.search, async ({ app, actor, body: { locale, searchTerm } }) => ({
    data: await listPages(app, { ...byTitle, searchTerm, ...ofLocale(app, locale) }, actor),
  })),
  route(pageCalls.resolveAddress, async ({ app, actor, body }) => ({ data: await resolveAddress(app, actor, body.href) })),
  route(pageCalls.anchorAvailable, ({ body: { anchorName, blockKey, pageVersionBlocks } }) => {
    const problem = anchorProblem({ anchorName, blockKey, blocks: pageVersionBlocks });
    if (problem) fail(problem, 'anchorName');
    return Promise.resolve({ data: { available: true } });
  }),
  route(pageCalls.getPages, async ({ app, body: { type, locale } }) => {
    if (!app.pageTypes.get(type)) fail('invalid', 'type');
    if (!app.settings.availableLocales.includes(locale)) fail('invalid', 'locale');
    return { data: await listLivePages(app, { type, locale }) };
  }),
  route(pageCalls.getSiblingSlugs, async ({ app, params }) => {
    const siblings = await siblingsOfLive(app.pool, params.pageID);
    if (siblings.length === 0) fail('noPage');
    return {
      data: siblings.map(({ pageID, locale, path }) => {
        const { slug } = splitPublicPath(path, app.settings);
        // An address from before the locale became the default one, or ceased to be, is not split.
        return { pageID, locale, slug: publicPath(slug, locale, app.settings) === path ? slug : path };
      }),
    };
  }),
];
