import { publicPath } from '../../contract/locale.ts';
import type { LinkTarget } from '../../contract/content.ts';
import type { SiteContext } from '../../site/define-site.ts';
import { formatDate } from '../../site/format-date.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import type { RenderContext } from './render-context.ts';
import type { UpgradedBlock } from './upgrade-blocks.ts';

interface SiteContextOptions {
  readonly pluginID: string;
  /** Gets the tags of the links that a view draws. */
  readonly tags: Set<string>;
  /** Addresses of the files that a view may link to, by id. */
  readonly files?: Readonly<Record<string, string>>;
}

const siteFacts = ({ app, page }: RenderContext) => ({
  siteName: app.settings.name,
  locale: page.locale,
  pageID: page.pageID,
  path: page.path,
  title: page.document.title,
  home: publicPath('/', page.locale, app.settings),
});

/** The site as a view on a page sees it. */
export function siteContext(context: RenderContext, { pluginID, tags, files = {} }: SiteContextOptions): SiteContext {
  const { page, paths, texts } = context;
  return {
    ...siteFacts(context),
    link(target: LinkTarget) {
      if ('href' in target) return target.href;
      if ('file' in target) return Object.hasOwn(files, target.file) ? files[target.file] : undefined;
      tags.add(cacheTags.link(target.page));
      const path = paths.get(target.page);
      return path === undefined ? undefined : path + (target.anchor ? `#${target.anchor}` : '');
    },
    t: texts.translator(page.locale, pluginID) as SiteContext['t'],
    formatDate: (day) => formatDate(day, page.locale, context.app.settings.timeZone),
  };
}

/** The site as an island sees it, as plain data: the links that its own props use, and its plugin's texts. */
export function islandSite(context: RenderContext, pluginID: string, { references }: UpgradedBlock) {
  const links = references.flatMap((reference) => {
    const path = reference.kind === 'page' ? context.paths.get(reference.id) : undefined;
    return path === undefined ? [] : [[reference.id, path]];
  });
  return {
    ...siteFacts(context),
    links: Object.fromEntries(links) as Record<string, string>,
    texts: context.texts.catalogue(context.page.locale, pluginID),
    timeZone: context.app.settings.timeZone,
  };
}
