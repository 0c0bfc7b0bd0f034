import { publicPath } from '../../contract/locale.ts';
import type { LinkTarget } from '../../contract/content.ts';
import { safeHref } from '../../contract/url.ts';
import type { SettingsOf, SettingsOwner } from '../../contract/settings.ts';
import type { LayoutContext, SiteContext, SiteTag } from '../../site/define-site.ts';
import { formatDate } from '../../site/format-date.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { consentForm, consentTags } from './consent/draw-consent.ts';
import { languagesOf } from './languages-of.ts';
import type { BlockView } from './page-view.ts';
import { withAnchor } from './source/read-menus.ts';
import type { RenderContext } from './render-context.ts';

interface SiteContextOptions {
  readonly pluginID: string;
  /** Gets the tags of what a view draws. */
  readonly tags: Set<string>;
  /** Addresses of the files that a view may link to, by id. */
  readonly files?: Readonly<Record<string, string>>;
  /** Gets the ids of those whose settings a view reads. */
  readonly owners?: Set<string>;
  /** Gets the ids of the tags that a view asks for. */
  readonly askedTags?: Set<string>;
}

const siteFacts = ({ view: { pageID, locale, path, title, site } }: RenderContext) => ({
  locale,
  pageID,
  path,
  title,
  home: publicPath('/', locale, site),
});

const pathOf = ({ view: { paths } }: RenderContext, pageID: string): string | undefined =>
  Object.hasOwn(paths, pageID) ? paths[pageID] : undefined;

const anchorsOf = ({ view: { anchors } }: RenderContext, pageID: string): readonly string[] | undefined =>
  Object.hasOwn(anchors, pageID) ? anchors[pageID] : undefined;

/** The tags of a view's page among which it reads some. */
const ownTagsOf = ({ view }: RenderContext): readonly string[] => view.seo.tags ?? [];

/** Tags by the ids under which they are held, each once: two of them may have been merged. */
function tagsOf({ view: { foundTags } }: RenderContext, ids: readonly string[]): readonly SiteTag[] {
  const found = ids.flatMap((id) => (Object.hasOwn(foundTags, id) ? [foundTags[id]] : []));
  return [...new Map(found.flatMap((tag) => (tag ? [[tag.id, tag] as const] : []))).values()];
}

/** The site as a view on a page sees it. */
export function siteContext(
  context: RenderContext,
  { pluginID, tags, files = {}, owners, askedTags }: SiteContextOptions,
): SiteContext {
  const { view, texts } = context;
  return {
    ...siteFacts(context),
    get siteName() {
      for (const tag of view.identity.tags) tags.add(tag);
      return view.site.name;
    },
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
      return path === undefined ? undefined : withAnchor(path, target.anchor, anchorsOf(context, target.page));
    },
    tags(ids = ownTagsOf(context)) {
      const found = tagsOf(context, ids);
      for (const id of ids) askedTags?.add(id);
      // One that comes back, or becomes public, is another answer too.
      for (const id of [...ids, ...found.map((tag) => tag.id)]) tags.add(cacheTags.tag(id));
      return found;
    },
    t: texts.translator(view.locale, pluginID) as SiteContext['t'],
    formatDate: (day) => formatDate(day, view.locale, view.site.timeZone),
  };
}

/** The site as a layout sees it: menus and translations too, each noted where it is read. */
export function layoutContext(context: RenderContext, options: SiteContextOptions): LayoutContext {
  const { ancestors, homes, locale, menus, siblings, site, type } = context.view;
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
    get languages() {
      note(siblings);
      note(homes);
      return languagesOf({ locale, siblings: siblings.value, homes: homes.value, site });
    },
    get consentForm() {
      note({ tags: consentTags(context.view) });
      return consentForm(context.view);
    },
    get ancestors() {
      note(ancestors);
      return ancestors.value;
    },
  };
}

interface IslandOptions {
  readonly pluginID: string;
  readonly block: BlockView;
  /** The ids of those whose settings its view read; known when it has been drawn. */
  readonly owners: ReadonlySet<string>;
  /** The ids of the tags that its view asked for, likewise. */
  readonly askedTags: ReadonlySet<string>;
}

/** The site as an island sees it, as plain data: the links that it uses, the settings that it read, its plugin's texts. */
export function islandSite(context: RenderContext, { pluginID, block, owners, askedTags }: IslandOptions) {
  const read = () => Object.entries(context.view.settings).filter(([owner]) => owners.has(owner));
  return {
    ...siteFacts(context),
    siteName: context.view.site.name,
    fileLinks: block.fileLinks,
    // Asked for when it is written, after its view was drawn.
    get links(): Record<string, string> {
      const pages = [...block.pages, ...read().flatMap(([, settings]) => settings.pages)];
      return Object.fromEntries(pages.flatMap((id) => [[id, pathOf(context, id)]]).filter(([, path]) => path !== undefined));
    },
    get anchors(): Record<string, readonly string[]> {
      const pages = [...block.pages, ...read().flatMap(([, settings]) => settings.pages)];
      return Object.fromEntries(
        pages.flatMap((id) => [[id, anchorsOf(context, id) ?? []] as const]).filter(([, own]) => own.length > 0),
      );
    },
    get settings(): Record<string, unknown> {
      return Object.fromEntries(read().map(([owner, { value }]) => [owner, value]));
    },
    get ownTags(): readonly string[] {
      return ownTagsOf(context).filter((id) => askedTags.has(id));
    },
    get tags(): Record<string, SiteTag> {
      const { foundTags } = context.view;
      return Object.fromEntries(Object.entries(foundTags).filter(([id]) => askedTags.has(id)));
    },
    texts: context.texts.catalogue(context.view.locale, pluginID),
    timeZone: context.view.site.timeZone,
  };
}
