import { publicPath } from '#contract/locale.ts';
import type { HeadElement } from '#contract/plugin.ts';
import type { SiblingPage } from '#site/define-site.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import type { PageHead } from '../../server-entry.ts';
import type { PageContent, Tagged } from '../page-view.ts';
import { siteFiles } from '../site-files.ts';

interface Options {
  readonly app: Lectern;
  readonly heads: readonly PageHead<Lectern>[];
  readonly content: PageContent;
  readonly siblings: Tagged<readonly SiblingPage[]>;
}

/** The elements that the site and its plugins add to the head of a page. A plugin that fails adds nothing. */
export function pageHead({ app, heads, content, siblings }: Options): Tagged<readonly HeadElement[]> {
  const tags = new Set<string>();
  const { pageID, type, locale, path, title, seo, data } = content;
  const page = {
    pageID,
    type,
    locale,
    path,
    title,
    seo,
    data,
    publicPath: (slug: string) => publicPath(slug, locale, app.settings),
    get siblings() {
      for (const tag of siblings.tags) tags.add(tag);
      return siblings.value;
    },
  };
  const added = heads.flatMap((head) => {
    try {
      return head(page, app);
    } catch (error) {
      app.log.error({ err: error, pageID }, 'what a plugin adds to the head of a page could not be made');
      return [];
    }
  });
  const { element } = app.service(siteFiles);
  return { value: [...(app.site.config.head ?? []), ...added].map(element), tags: [...tags] };
}
