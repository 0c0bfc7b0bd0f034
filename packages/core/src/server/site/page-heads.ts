import { publicPath } from '../../contract/locale.ts';
import type { HeadElement } from '../../contract/plugin.ts';
import type { PublicPage } from '../../modules/pages/server/public-page.ts';
import type { Lectern } from '../app.ts';

/** What the site and its plugins add to the head of a page. A plugin that fails adds nothing. */
export function pageHeads(app: Lectern, { pageID, type, locale, path }: PublicPage): HeadElement[] {
  const added = app.pageHeads.flatMap((head) => {
    try {
      return head({ pageID, type, locale, path, publicPath: (slug) => publicPath(slug, locale, app.settings) });
    } catch (error) {
      app.log.error({ err: error, pageID }, 'what a plugin adds to the head of a page could not be made');
      return [];
    }
  });
  return [...(app.site.config.head ?? []), ...added];
}
