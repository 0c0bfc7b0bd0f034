import { cacheTags } from '../../../../server/kernel/invalidations.ts';
import type { Lectern } from '../../../../server/kernel/lectern.ts';
import { pageReader } from '../../../../server/kernel/page-reader.ts';
import { bytesOfText, cacheShares } from '../../../../server/site/cache-shares.ts';
import { menuReader } from '../../../../server/site/menu-reader.ts';
import type { PageSource } from '../../../../server/site/page-source.ts';
import type { Tagged } from '../../../../server/site/page-view.ts';
import { createTagCache } from '../../../../server/site/tag-cache.ts';
import { loadForVisitor } from '../../../../server/site/source/load-for-visitor.ts';
import { MissingAnswer } from '../../../../server/site/source/missing-answer.ts';
import { readContent } from '../../../../server/site/source/read-content.ts';
import type { ReadContent } from '../../../../server/site/source/read-content.ts';
import { pageParts, viewPage } from '../../../../server/site/source/view-page.ts';
import type { Keep } from '../../../../server/site/source/view-page.ts';
import { publishedPages } from '../published-pages.ts';
import type { PublicPage } from '../published-pages.ts';

/** Keeps what was loaded until one of its tags is dropped. What failed is made again. */
function createKeep(app: Lectern): { readonly keep: Keep; readonly forget: () => void } {
  const kept = createTagCache<Tagged<unknown>>(cacheShares(app.site.config).data);
  app.invalidations.subscribe(kept.drop);
  return {
    forget: () => kept.drop([cacheTags.everything]),
    async keep<Kept extends Tagged<unknown>>(key: string, make: () => Promise<Kept>): Promise<Kept> {
      const known = kept.get(key);
      // A key begins with what it is of, so under it lies what was made for it.
      if (known) return known as Kept;
      const since = kept.mark();
      const made = await make();
      const isFailed = 'isFailed' in made && made.isFailed === true;
      const size = bytesOfText(JSON.stringify(made.value) ?? '');
      if (!isFailed) kept.set(key, made, { tags: made.tags, size, since });
      return made;
    },
  };
}

/** Reads what is live, by public path. What follows from a page alone is made once for each of its states. */
export function createLiveSource(app: Lectern): PageSource {
  const published = app.service(publishedPages);
  const parts = app.service(pageParts);
  const { keep, forget } = createKeep(app);
  const around = { addressesOf: published.addressesOf, pages: app.service(pageReader), menus: app.service(menuReader), keep };
  let contents = new WeakMap<PublicPage, ReadContent>();
  const contentOf = (page: PublicPage): ReadContent => {
    const known = contents.get(page) ?? readContent(app, page);
    contents.set(page, known);
    return known;
  };
  return {
    async view(path, search) {
      const found = await published.at(path);
      if (!found) return undefined;
      const { page, siblings: value } = found;
      const siblings = { value, tags: [cacheTags.siblings(page.translationGroup)] };
      try {
        return await viewPage(app, parts, { read: contentOf(page), siblings, around, search });
      } catch (error) {
        if (error instanceof MissingAnswer) return undefined;
        throw error;
      }
    },
    loadFor: loadForVisitor(app, parts, around.pages),
    redirectOf: published.redirectOf,
    forget() {
      published.forget();
      contents = new WeakMap();
      forget();
    },
  };
}
