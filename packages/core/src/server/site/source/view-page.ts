import type { SiblingPage, SiteTag } from '#site/define-site.ts';
import type { Loader } from '../../entries/contributions.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import type { PageReader } from '../../kernel/page-reader.ts';
import { defineServiceKey } from '../../kernel/service.ts';
import type { PageHead } from '../../server-entry.ts';
import type { MenuEntry, MenuReader } from '../menu-reader.ts';
import type { TagReader } from '../tag-reader.ts';
import { isKept, pickQuery, readQuery, writeQuery } from '../page-query.ts';
import { ownDataKey } from '../page-view.ts';
import type { LoadedBlock, PageNearby, PageView, SettingsView, Tagged } from '../page-view.ts';
import { siteIdentity } from '../site-identity.ts';
import { loadData } from './load-data.ts';
import { pageHead } from './page-heads.ts';
import type { ReadContent } from './read-content.ts';
import { menuOfView, pagesOfMenu } from './read-menus.ts';
import type { PageAddress } from './read-menus.ts';
import { readNearby } from './read-surroundings.ts';
import { readSettings } from './read-settings.ts';

/** The contributions of modules and plugins that pages are made of. */
export interface PageParts {
  /** By the full type of the block or page. */
  readonly loaders: ReadonlyMap<string, Loader>;
  readonly heads: readonly PageHead<Lectern>[];
}

export const pageParts = defineServiceKey<PageParts>('site/page-parts');

/** Takes a value from where it is kept, or makes it. */
export type Keep = <Kept extends Tagged<unknown>>(key: string, make: () => Promise<Kept>) => Promise<Kept>;

/** The site around a page, as it is looked at: live, or with a draft. */
export interface Surroundings {
  /** Addresses and titles of public pages by id; all others are left out. */
  readonly addressesOf: (pageIDs: readonly string[]) => Promise<ReadonlyMap<string, PageAddress>>;
  /** The pages that are live at these public paths. */
  readonly pagesAt: (paths: readonly string[]) => Promise<readonly PageNearby[]>;
  readonly pages: PageReader;
  readonly menus: MenuReader;
  readonly tags: TagReader;
  readonly keep: Keep;
}

interface Question {
  readonly read: ReadContent;
  readonly siblings: Tagged<readonly SiblingPage[]>;
  readonly around: Surroundings;
  readonly search: string;
}

type MenuOf = Tagged<readonly MenuEntry[]>;

/** The addresses of what settings link to: the same for every page, so they are kept. */
async function addressesOfSettings(
  { addressesOf, keep }: Surroundings,
  settings: readonly SettingsView[],
): Promise<readonly (readonly [string, PageAddress])[]> {
  const pages = [...new Set(settings.flatMap((each) => each.pages))].toSorted();
  if (pages.length === 0) return [];
  const make = async () => ({ value: [...(await addressesOf(pages))], tags: pages.map(cacheTags.link) });
  return (await keep(`settings ${pages.join(' ')}`, make)).value;
}

/** The tags among some ids that visitors may read. */
async function publicTags({ tags, keep }: Surroundings, ids: readonly string[]): Promise<Readonly<Record<string, SiteTag>>> {
  if (ids.length === 0) return {};
  const make = async () => {
    const read = await tags.read(ids);
    const value = read.filter(({ isPrivate }) => !isPrivate).map(({ askedID, id, term }) => [askedID, { id, term }] as const);
    return { value, tags: [...ids, ...read.map(({ id }) => id)].map(cacheTags.tag) };
  };
  return Object.fromEntries((await keep(`tags ${ids.join(' ')}`, make)).value);
}

/** Gathers all that a page is drawn of. Rejects with `MissingAnswer` where one of its loaders says that there is none. */
export async function viewPage(app: Lectern, parts: PageParts, { read, siblings, around, search }: Question): Promise<PageView> {
  const { content, cacheKey, readable } = read;
  const query = readQuery(readable, search);
  const now = app.now();

  const menus = await Promise.all(
    read.menus.map(async (name): Promise<readonly [string, MenuOf]> => {
      const { locale } = content;
      const tags = [cacheTags.menu(name, locale)];
      return [
        name,
        await around.keep(`menu ${name} ${locale}`, async () => ({ value: await around.menus.read(name, locale), tags })),
      ];
    }),
  );
  const load = async ([key, definition]: ReadContent['loading'][number]): Promise<readonly [string, LoadedBlock][]> => {
    const block = content.blocks[key];
    const loader = block && parts.loaders.get(block.type);
    if (!loader || block.failure !== undefined) return [];
    const own = pickQuery(query, definition.query);
    const make = (): Promise<LoadedBlock> => loadData({ app, loader, content, block, query: own, pages: around.pages, now });
    const mayKeep = cacheKey !== undefined && isKept(own, definition.query);
    return [[key, mayKeep ? await around.keep(`${cacheKey}:${key}${writeQuery(own)}`, make) : await make()]];
  };
  const loadOwn = async (): Promise<readonly [string, LoadedBlock][]> => {
    const loader = read.loadsOwn ? parts.loaders.get(content.type) : undefined;
    if (!loader) return [];
    const block = { type: content.type, props: content.data };
    const make = (): Promise<LoadedBlock> => loadData({ app, loader, content, block, query: {}, pages: around.pages, now });
    return [[ownDataKey, cacheKey === undefined ? await make() : await around.keep(`${cacheKey}:${ownDataKey}`, make)]];
  };
  const linked = [...new Set([...read.links, ...menus.flatMap(([, menu]) => pagesOfMenu(menu.value))])];
  const [settings, identity] = await Promise.all([readSettings(app), app.service(siteIdentity).read()]);
  const tagIDs = [...new Set([...read.tagIDs, ...Object.values(settings).flatMap((each) => each.tagIDs)])];
  const [addresses, ofSettings, foundTags, nearby, loaded] = await Promise.all([
    around.addressesOf(linked),
    addressesOfSettings(around, Object.values(settings)),
    publicTags(around, tagIDs),
    readNearby(around, content, app.settings),
    Promise.all([...read.loading.map(load), loadOwn()]),
  ]);
  return {
    ...content,
    cacheKey,
    url: app.environment.origin + encodeURI(content.path) + writeQuery(query),
    query,
    paths: Object.fromEntries([...ofSettings, ...addresses].map(([id, { path }]) => [id, path])),
    anchors: Object.fromEntries(
      [...ofSettings, ...addresses].flatMap(([id, { anchors }]) => (anchors.length > 0 ? [[id, anchors]] : [])),
    ),
    siblings,
    ...nearby,
    identity,
    menus: Object.fromEntries(
      menus.map(([name, menu]) => [name, menuOfView(menu, { addresses, locale: content.locale })] as const),
    ),
    // As they were read with the rest: what the process keeps of them may be of a moment before.
    site: { ...app.settings, name: identity.value.name, titleSeparator: identity.value.titleSeparator },
    foundTags,
    settings,
    loaded: Object.fromEntries(loaded.flat()),
    head: pageHead({ app, heads: parts.heads, content, siblings }),
    moment: now.toISOString(),
    tags: [cacheTags.page(content.pageID), cacheTags.path(content.path)],
  };
}
