import { publicPath, splitPublicPath, withoutOwnPrefix } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { canonicalPublicPath } from '../../contract/slug.ts';
import { canonicalSource, properSource } from '../../contract/source-address.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { noIndexHeader } from './no-index-header.ts';
import { missingPage } from './missing-page.ts';
import type { RenderedPage } from './page-parts.ts';
import { readQuery, writeQuery } from './page-query.ts';
import type { ReadableQuery } from './page-query.ts';
import type { Leading, PageSource } from './page-source.ts';
import type { Found, FoundPage, MadeAnswer, PageStore } from './page-store.ts';
import type { PageRenderer } from './render-page.ts';

/** Finds and makes what stands at the addresses of a site. */
export interface PageFinder {
  /** `path`: as it was asked, encoded. `search`: with its question mark, or empty. */
  find(path: string, search: string): Promise<Found>;
  /** Draws the page with a slug in the locale of a path, or else in the default one, with all that this depends on. */
  standIn(slug: string, path: string): Promise<StandIn>;
  /** What stands where there is nothing, in the locale of a path. */
  missing(path: string): Promise<Found>;
  /** The page that is kept for an address; nothing is read and nothing is made. */
  kept(path: string, search: string): FoundPage | undefined;
}

/** A page that stands in for others; undefined where there is none. */
export interface StandIn {
  readonly page: RenderedPage | undefined;
  readonly tags: ReadonlySet<string>;
}

interface Options {
  readonly settings: SiteSettings;
  readonly source: PageSource;
  readonly renderer: PageRenderer;
  readonly store: PageStore;
}

/** A path, decoded but for what has a meaning in addresses, as a slash; undefined where that is impossible. */
function decoded(path: string): string | undefined {
  try {
    const text = decodeURI(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Where a path should be asked for: its canonical form, without the prefix of the default locale. */
function properPath(path: string, settings: SiteSettings): string | undefined {
  const canonical = canonicalPublicPath(path);
  return canonical === undefined ? undefined : withoutOwnPrefix(canonical, settings);
}

const answerOf = (status: FoundPage['status'], { html, isIndexed, ...page }: RenderedPage): MadeAnswer => ({
  ...page,
  status,
  body: html,
  headers: isIndexed ? {} : noIndexHeader,
});

export function createPageFinder({ settings, source, renderer, store }: Options): PageFinder {
  /** Reads and draws what stands under a path; undefined where nothing does. */
  async function drawn(path: string, search: string, isNotFound = false): Promise<RenderedPage | undefined> {
    const since = renderer.mark();
    const view = await source.view(path, search);
    return view && renderer.page(view, { since, isNotFound });
  }

  async function standIn(slug: string, path: string): Promise<StandIn> {
    const { locale } = splitPublicPath(path, settings);
    const [own, general] = [publicPath(slug, locale, settings), publicPath(slug, settings.defaultLocale, settings)];
    const page = (await drawn(own, '', true)) ?? (await drawn(general, '', true));
    // Also where neither page is there yet, or the general one stands in for that of the locale.
    return { page, tags: new Set([...(page?.tags ?? []), cacheTags.path(own), cacheTags.path(general)]) };
  }

  /**
   * The page whose slug is `/404`, in the locale of the path or the default one, also for what is gone on purpose. One copy
   * serves every missing path.
   */
  async function notFound(path: string, status: 404 | 410 = 404): Promise<Found> {
    const { locale } = splitPublicPath(path, settings);
    const key = `${status} ${locale}`;
    const make = async (since: number): Promise<Found> => {
      const { page = missingPage(settings.name), tags } = await standIn('/404', path);
      return store.keep(key, { ...answerOf(status, page), tags }, since);
    };
    return store.kept(key) ?? store.once(key, make);
  }

  const led = (path: string, leading: Leading): Found | Promise<Found> =>
    leading.kind === 'gone' ? notFound(path, 410) : { kind: 'redirect', location: leading.location };

  /** Where a spelling leads that no page has: straight to where its rule leads, or to its proper form. */
  async function misspelt(path: string, proper: string | undefined): Promise<Found> {
    const former = proper ?? properSource(path, settings);
    // Rules may stand below the prefix of the default locale since another one was the default.
    const spellings = new Set([former, canonicalSource(path)].filter((one) => one !== undefined));
    const leading = await source.leading([...spellings]);
    if (leading) return led(path, leading);
    return proper === undefined ? notFound(path) : { kind: 'redirect', location: encodeURI(proper) };
  }

  async function makePlain(asked: string, since: number): Promise<Found> {
    const path = decoded(asked);
    if (path === undefined) return notFound('/');
    const proper = properPath(path, settings);
    // One spelling is the page, so that no other takes room beside it.
    if (proper === undefined || encodeURI(proper) !== asked) return misspelt(path, proper);
    const isNotFoundPage = path === publicPath('/404', splitPublicPath(path, settings).locale, settings);
    const before = renderer.mark();
    const standing = isNotFoundPage ? undefined : await source.find(path);
    if (!standing) return notFound(path);
    if (standing.kind !== 'page') return led(path, standing);
    const page = await renderer.page(standing.view, { since: before, isNotFound: false });
    if (Object.keys(page.readable).length > 0) store.keepReadable(asked, page.readable, { tags: standing.view.tags, since });
    return store.keep(asked, answerOf(200, page), since);
  }

  const findPlain = async (asked: string): Promise<Found> =>
    store.kept(asked) ?? store.once(asked, (since) => makePlain(asked, since));

  /** The key of a page with what its blocks read of the query. */
  const keyOf = (readable: ReadableQuery, path: string, search: string): string =>
    search === '' ? path : path + writeQuery(readQuery(readable, search));

  /** The page that is kept for an address. With a query, also while the page without one is to be made anew. */
  function kept(path: string, search: string): FoundPage | undefined {
    if (search === '') return store.kept(path);
    const readable = store.kept(path)?.readable ?? store.readable(path);
    return readable && store.kept(keyOf(readable, path, search));
  }

  return {
    standIn,
    missing: (path) => notFound(decoded(path) ?? '/'),
    kept,
    async find(path, search) {
      const known = kept(path, search);
      if (known) return known;
      const plain = await findPlain(path);
      if (plain.kind === 'redirect' || plain.status !== 200) return plain;
      // Each value that its blocks read is a page of its own.
      const key = keyOf(plain.readable, path, search);
      if (key === path) return plain;
      const make = async (since: number): Promise<Found> => {
        const asked = decoded(path) ?? path;
        const page = await drawn(asked, search);
        return page ? store.keep(key, answerOf(200, page), since) : notFound(asked);
      };
      return store.kept(key) ?? store.once(key, make);
    },
  };
}
