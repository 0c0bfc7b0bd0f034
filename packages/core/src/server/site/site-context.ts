import { publicPath } from '../../contract/locale.ts';
import type { LinkTarget } from '../../contract/content.ts';
import { safeHref } from '../../contract/url.ts';
import type { SettingsOf, SettingsOwner } from '../../contract/settings.ts';
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
  /** Gets the ids of those whose settings a view reads. */
  readonly owners?: Set<string>;
}

const siteFacts = ({ view: { pageID, locale, path, title, site } }: RenderContext) => ({
  siteName: site.name,
  locale,
  pageID,
  path,
  title,
  home: publicPath('/', locale, site),
});

const pathOf = ({ view: { paths } }: RenderContext, pageID: string): string | undefined =>
  Object.hasOwn(paths, pageID) ? paths[pageID] : undefined;

/** The site as a view on a page sees it. */
export function siteContext(context: RenderContext, { pluginID, tags, files = {}, owners }: SiteContextOptions): SiteContext {
  const { view, texts } = context;
  return {
    ...siteFacts(context),
    settings<Owner extends SettingsOwner>({ id }: Owner) {
      const settings = Object.hasOwn(view.settings, id) ? view.settings[id] : undefined;
      if (!settings) throw new Error(`The settings of "${id}" are read, and nothing of that id is installed that has any.`);
      owners?.add(id);
      for (const tag of settings.tags) tags.add(tag);
      return settings.value as SettingsOf<Owner>;
    },
    link(target: LinkTarget) {
      // Drafts hold whatever somebody typed.
      if ('href' in target) return safeHref(target.href) === undefined ? undefined : target.href;
      if ('file' in target) return Object.hasOwn(files, target.file) ? files[target.file] : undefined;
      tags.add(cacheTags.link(target.page));
      const path = pathOf(context, target.page);
      return path === undefined ? undefined : path + (target.anchor ? `#${target.anchor}` : '');
    },
    t: texts.translator(view.locale, pluginID) as SiteContext['t'],
    formatDate: (day) => formatDate(day, view.locale, view.site.timeZone),
  };
}

/** The site as a layout sees it: menus and translations too, each noted where it is read. */
export function layoutContext(context: RenderContext, options: SiteContextOptions): LayoutContext {
  const { menus, siblings, site, type } = context.view;
  const { name: _, ...facts } = site;
  const note = ({ tags }: { readonly tags: readonly string[] }): void => {
    for (const tag of tags) options.tags.add(tag);
  };
  return {
    ...facts,
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
  };
}

interface IslandOptions {
  readonly pluginID: string;
  readonly block: BlockView;
  /** The ids of those whose settings its view read; known when it has been drawn. */
  readonly owners: ReadonlySet<string>;
}

/** The site as an island sees it, as plain data: the links that it uses, the settings that it read, its plugin's texts. */
export function islandSite(context: RenderContext, { pluginID, block, owners }: IslandOptions) {
  const read = () => Object.entries(context.view.settings).filter(([owner]) => owners.has(owner));
  return {
    ...siteFacts(context),
    fileLinks: block.fileLinks,
    // Asked for when it is written, after its view was drawn.
    get links(): Record<string, string> {
      const pages = [...block.pages, ...read().flatMap(([, settings]) => settings.pages)];
      return Object.fromEntries(pages.flatMap((id) => [[id, pathOf(context, id)]]).filter(([, path]) => path !== undefined));
    },
    get settings(): Record<string, unknown> {
      return Object.fromEntries(read().map(([owner, { value }]) => [owner, value]));
    },
    texts: context.texts.catalogue(context.view.locale, pluginID),
    timeZone: context.view.site.timeZone,
  };
}
