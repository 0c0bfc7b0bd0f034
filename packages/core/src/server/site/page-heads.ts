import { publicPath } from '../../contract/locale.ts';
import type { HeadElement } from '../../contract/plugin.ts';
import type { SiteApp } from './site-app.ts';
import type { PublicPage } from './page-source.ts';

/** The elements that the site and its plugins add to the head of a page. A plugin that fails adds nothing. */
export function pageHeads(app: SiteApp, { pageID, type, locale, path }: PublicPage): HeadElement[] {
  const added = app.pageHeads.flatMap((head) => {
    try {
      return head({ pageID, type, locale, path, publicPath: (slug) => publicPath(slug, locale, app.settings) }, app);
    } catch (error) {
      app.log.error({ err: error, pageID }, 'what a plugin adds to the head of a page could not be made');
      return [];
    }
  });
  return [...(app.site.config.head ?? []), ...added];
}
