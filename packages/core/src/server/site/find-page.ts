import { localePrefix, publicPath, splitPublicPath } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { canonicalPublicPath } from '../../contract/slug.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { missingPage } from './missing-page.ts';
import type { RenderedPage } from './page-parts.ts';
import { readQuery, writeQuery } from './page-query.ts';
import type { PageSource } from './page-source.ts';
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
function properPath(path: string, defaultLocale: string): string | undefined {
  const canonical = canonicalPublicPath(path);
  if (canonical === undefined) return undefined;
  const own = `/${localePrefix(defaultLocale)}`;
  if (canonical === own) return '/';
  return canonical.startsWith(`${own}/`) ? canonical.slice(own.length) : canonical;
}

const answerOf = (status: 200 | 404, { html, ...page }: RenderedPage): MadeAnswer => ({ ...page, status, body: html });

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

  /** The page whose slug is `/404`, in the locale of the path or the default one. One copy serves every missing path. */
  async function notFound(path: string): Promise<Found> {
    const { locale } = splitPublicPath(path, settings);
    const key = `404 ${locale}`;
    const make = async (since: number): Promise<Found> => {
      const { page = missingPage(settings.name), tags } = await standIn('/404', path);
      return store.keep(key, { ...answerOf(404, page), tags }, since);
    };
    return store.kept(key) ?? store.once(key, make);
  }

  async function makePlain(asked: string, since: number): Promise<Found> {
    const path = decoded(asked);
    if (path === undefined) return notFound('/');
    const proper = properPath(path, settings.defaultLocale);
    if (proper === undefined) return notFound(path);
    // One spelling is the page, so that no other takes room beside it.
    if (encodeURI(proper) !== asked) return { kind: 'redirect', location: proper };
    const isNotFoundPage = path === publicPath('/404', splitPublicPath(path, settings).locale, settings);
    const page = isNotFoundPage ? undefined : await drawn(path, '');
    if (page) return store.keep(asked, answerOf(200, page), since);
    const location = await source.redirectOf(path);
    return location === undefined ? notFound(path) : { kind: 'redirect', location };
  }

  const findPlain = async (asked: string): Promise<Found> =>
    store.kept(asked) ?? store.once(asked, (since) => makePlain(asked, since));

  /** The key of a page with what its blocks read of the query. */
  const keyOf = (plain: FoundPage, path: string, search: string): string =>
    search === '' ? path : path + writeQuery(readQuery(plain.readable, search));

  return {
    standIn,
    missing: (path) => notFound(decoded(path) ?? '/'),
    kept(path, search) {
      const plain = store.kept(path);
      return plain && search !== '' ? store.kept(keyOf(plain, path, search)) : plain;
    },
    async find(path, search) {
      const plain = await findPlain(path);
      if (plain.kind === 'redirect' || plain.status === 404) return plain;
      // Each value that its blocks read is a page of its own.
      const key = keyOf(plain, path, search);
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
