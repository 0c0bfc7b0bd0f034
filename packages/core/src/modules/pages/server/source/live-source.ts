import { splitPublicPath } from '#contract/locale.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { pageReader } from '#server/kernel/page-reader.ts';
import { bytesOfText, cacheShares } from '#server/site/cache-shares.ts';
import { menuReader } from '#server/site/menu-reader.ts';
import { tagReader } from '#server/site/tag-reader.ts';
import type { PageSource } from '#server/site/page-source.ts';
import type { PageView, Tagged } from '#server/site/page-view.ts';
import { createTagCache } from '#server/site/tag-cache.ts';
import { loadForVisitor } from '#server/site/source/load-for-visitor.ts';
import { MissingAnswer } from '#server/site/source/missing-answer.ts';
import { readContent } from '#server/site/source/read-content.ts';
import type { ReadContent } from '#server/site/source/read-content.ts';
import { nearbyAt, placesNear } from '#server/site/source/read-surroundings.ts';
import { pageParts, viewPage } from '#server/site/source/view-page.ts';
import type { Keep } from '#server/site/source/view-page.ts';
import { addressCounts, patternBook } from '#modules/redirects/server/public.ts';
import { publishedPages } from '../live/published-pages.ts';
import type { PageAtPath, PublicPage, Standing } from '../live/published-pages.ts';

interface Keeper {
  readonly keep: Keep;
  /** Keeps what was made since a mark. */
  readonly put: (key: string, made: Tagged<unknown>, since: number) => void;
  readonly has: (key: string) => boolean;
  readonly mark: () => number;
  readonly forget: () => void;
}

/** Keeps what was loaded until one of its tags is dropped. What failed is made again. */
function createKeep(app: Lectern): Keeper {
  const kept = createTagCache<Tagged<unknown>>(cacheShares(app.site.config).data);
  app.invalidations.subscribe(kept.drop);
  const put: Keeper['put'] = (key, made, since) => {
    const size = bytesOfText(JSON.stringify(made.value) ?? '');
    kept.set(key, made, { tags: made.tags, size, since });
  };
  return {
    put,
    has: (key) => kept.get(key) !== undefined,
    mark: kept.mark,
    forget: () => kept.drop([cacheTags.everything]),
    async keep<Kept extends Tagged<unknown>>(key: string, make: () => Promise<Kept>): Promise<Kept> {
      const known = kept.get(key);
      // A key begins with what it is of, so under it lies what was made for it.
      if (known) return known as Kept;
      const since = kept.mark();
      const made = await make();
      const isFailed = 'isFailed' in made && made.isFailed === true;
      if (!isFailed) put(key, made, since);
      return made;
    },
  };
}

/** Reads what is live, by public path. What follows from a page alone is made once for each of its states. */
export function createLiveSource(app: Lectern): PageSource {
  const published = app.service(publishedPages);
  const parts = app.service(pageParts);
  const { keep, put, has, mark, forget } = createKeep(app);
  const around = {
    addressesOf: published.addressesOf,
    pagesAt: published.pagesAt,
    pages: app.service(pageReader),
    menus: app.service(menuReader),
    tags: app.service(tagReader),
    keep,
  };
  const contents = new WeakMap<PublicPage, ReadContent>();
  const contentOf = (page: PublicPage): ReadContent => {
    const known = contents.get(page) ?? readContent(app, page);
    contents.set(page, known);
    return known;
  };
  async function viewOf({ page, siblings: value }: PageAtPath, search: string): Promise<PageView | undefined> {
    const siblings = { value, tags: [cacheTags.siblings(page.translationGroup)] };
    try {
      return await viewPage(app, parts, { read: contentOf(page), siblings, around, search });
    } catch (error) {
      if (error instanceof MissingAnswer) return undefined;
      throw error;
    }
  }
  const [patterns, counts] = [app.service(patternBook), app.service(addressCounts)];
  async function standingAt(path: string): Promise<Standing | undefined> {
    const places = placesNear({ path, locale: splitPublicPath(path, app.settings).locale }, app.settings);
    const pattern = await patterns.match(path);
    const since = mark();
    const standing = await published.find(path, { pattern, near: has(places.key) ? [] : places.paths });
    if (standing?.kind === 'page') {
      if (standing.nearby) put(places.key, nearbyAt(places, standing.nearby), since);
    } else if (standing) counts.hit(standing.source);
    return standing;
  }
  return {
    async view(path, search) {
      const found = await published.at(path);
      return found && viewOf(found, search);
    },
    async find(path) {
      const standing = await standingAt(path);
      if (!standing) counts.missing(path);
      if (standing?.kind !== 'page') return standing;
      const view = await viewOf(standing, '');
      return view && { kind: 'page', view };
    },
    async leading(spellings) {
      for (const path of spellings) {
        const standing = await standingAt(path);
        if (standing) return standing.kind === 'page' ? undefined : standing;
      }
      const [path] = spellings;
      if (path !== undefined) counts.missing(path);
      return undefined;
    },
    loadFor: loadForVisitor(app, parts, around),
    // Documents stay: whether a page was written since is asked each time.
    forget,
  };
}
