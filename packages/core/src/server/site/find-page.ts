import { localePrefix, publicPath, splitPublicPath } from '../../contract/locale.ts';
import { canonicalPublicPath } from '../../contract/slug.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { missingPage } from './missing-page.ts';
import { readQuery, writeQuery } from './page-query.ts';
import type { PageSource } from './page-source.ts';
import type { Found, PageStore } from './page-store.ts';
import type { PageRenderer } from './render-page.ts';
import type { SiteApp } from './site-app.ts';

/** Finds and makes what stands at the addresses of a site. */
export interface PageFinder {
  /** `path`: decoded. `search`: with its question mark, or empty. */
  find(path: string, search: string): Promise<Found>;
  /** The page whose slug is `/404`, in the locale of the path or the default one. One copy serves every missing path. */
  notFound(path: string): Promise<Found>;
}

interface Options {
  readonly settings: SiteApp['settings'];
  readonly source: PageSource;
  readonly renderer: PageRenderer;
  readonly store: PageStore;
}

/** Where a path should be asked for instead: its canonical form, without the prefix of the default locale. */
function properPath(path: string, defaultLocale: string): string | undefined {
  const canonical = canonicalPublicPath(path);
  if (canonical === undefined) return undefined;
  const own = `/${localePrefix(defaultLocale)}`;
  if (canonical === own) return '/';
  return canonical.startsWith(`${own}/`) ? canonical.slice(own.length) : canonical;
}

export function createPageFinder({ settings, source, renderer, store }: Options): PageFinder {
  async function notFound(path: string): Promise<Found> {
    const { locale } = splitPublicPath(path, settings);
    const key = `404 ${locale}`;
    const known = store.kept(key);
    if (known) return known;
    const since = store.mark();
    const [own, general] = [publicPath('/404', locale, settings), publicPath('/404', settings.defaultLocale, settings)];
    const page = (await source.byPath(own)) ?? (await source.byPath(general));
    const rendered = page ? await renderer.render(page, { isNotFound: true }) : missingPage(settings.name);
    // Also where neither page is there yet, or the general one stands in for that of the locale.
    const tags = new Set([...rendered.tags, cacheTags.path(own), cacheTags.path(general)]);
    return store.keep(key, 404, { ...rendered, tags }, since);
  }

  async function findPlain(path: string): Promise<Found> {
    const known = store.kept(path);
    if (known) return known;
    const since = store.mark();
    const proper = properPath(path, settings.defaultLocale);
    if (proper === undefined) return notFound(path);
    if (proper !== path) return { kind: 'redirect', location: proper };
    const isNotFoundPage = path === publicPath('/404', splitPublicPath(path, settings).locale, settings);
    const page = isNotFoundPage ? undefined : await source.byPath(path);
    if (page) return store.keep(path, 200, await renderer.render(page), since);
    const location = await source.redirectOf(path);
    return location === undefined ? notFound(path) : { kind: 'redirect', location };
  }

  return {
    notFound,
    async find(path, search) {
      const found = await findPlain(path);
      if (found.kind === 'redirect' || found.status === 404 || search === '') return found;
      // Each value that its blocks read is a page of its own.
      const query = readQuery(found.readable, search);
      const key = path + writeQuery(query);
      if (key === path) return found;
      const known = store.kept(key);
      if (known) return known;
      const since = store.mark();
      const page = await source.byPath(path);
      return page ? store.keep(key, 200, await renderer.render(page, { query }), since) : notFound(path);
    },
  };
}
