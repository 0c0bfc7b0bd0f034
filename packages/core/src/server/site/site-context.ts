import { publicPath } from '../../contract/locale.ts';
import type { LinkTarget } from '../../contract/content.ts';
import type { LayoutContext, SiteContext } from '../../site/define-site.ts';
import { formatDate } from '../../site/format-date.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import type { BlockView } from './page-view.ts';
import type { RenderContext } from './render-context.ts';

interface SiteContextOptions {
  readonly pluginID: string;
  /** Gets the tags of what a view draws. */
  readonly tags: Set<string>;
  /** Addresses of the files that a view may link to, by id. */
  readonly files?: Readonly<Record<string, string>>;
}

const siteFacts = ({ view: { pageID, locale, path, title, settings } }: RenderContext) => ({
  siteName: settings.name,
  locale,
  pageID,
  path,
  title,
  home: publicPath('/', locale, settings),
});

const pathOf = ({ view: { paths } }: RenderContext, pageID: string): string | undefined =>
  Object.hasOwn(paths, pageID) ? paths[pageID] : undefined;

/** The site as a view on a page sees it. */
export function siteContext(context: RenderContext, { pluginID, tags, files = {} }: SiteContextOptions): SiteContext {
  const { view, texts } = context;
  return {
    ...siteFacts(context),
    link(target: LinkTarget) {
      if ('href' in target) return target.href;
      if ('file' in target) return Object.hasOwn(files, target.file) ? files[target.file] : undefined;
      tags.add(cacheTags.link(target.page));
      const path = pathOf(context, target.page);
      return path === undefined ? undefined : path + (target.anchor ? `#${target.anchor}` : '');
    },
    t: texts.translator(view.locale, pluginID) as SiteContext['t'],
    formatDate: (day) => formatDate(day, view.locale, view.settings.timeZone),
  };
}

/** The site as a layout sees it: menus and translations too, each noted where it is read. */
export function layoutContext(context: RenderContext, options: SiteContextOptions): LayoutContext {
  const { menus, siblings, settings, type } = context.view;
  const note = ({ tags }: { readonly tags: readonly string[] }): void => {
    for (const tag of tags) options.tags.add(tag);
  };
  return {
    ...siteContext(context, options),
    menu(name) {
      const menu = Object.hasOwn(menus, name) ? menus[name] : undefined;
      if (!menu) throw new Error(`The layout reads the menu "${name}", which the page type ${type} does not name in "menus".`);
      note(menu);
      return menu.value;
    },
    get siblings() {
      note(siblings);
      return siblings.value;
    },
    settings,
  };
}

/** The site as an island sees it, as plain data: the links that its own props use, and its plugin's texts. */
export function islandSite(context: RenderContext, pluginID: string, { pages }: BlockView) {
  const links = pages.flatMap((id) => {
    const path = pathOf(context, id);
    return path === undefined ? [] : [[id, path]];
  });
  return {
    ...siteFacts(context),
    links: Object.fromEntries(links) as Record<string, string>,
    texts: context.texts.catalogue(context.view.locale, pluginID),
    timeZone: context.view.settings.timeZone,
  };
}
