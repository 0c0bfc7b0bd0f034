import { publicPath } from '#contract/locale.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import type { PageContent, PageNearby, PageView, Tagged } from '../page-view.ts';
import { pathsAbove } from './paths-above.ts';
import type { Surroundings } from './view-page.ts';

type Nearby = Tagged<readonly PageNearby[]>;

/** The live ones of pages at these paths, in their order; a page that comes there, goes or is renamed makes them others. */
function among({ value }: Nearby, paths: readonly string[]): Nearby {
  const found = paths.flatMap((path) => value.find((page) => page.path === path) ?? []);
  return { value: found, tags: [...paths.map(cacheTags.path), ...found.map(({ pageID }) => cacheTags.listed(pageID, 'title'))] };
}

interface Places {
  /** Names what is read of them where it is kept. */
  readonly key: string;
  readonly above: readonly string[];
  readonly homes: readonly string[];
  /** Both, each path once. */
  readonly paths: readonly string[];
}

/** The paths of the pages above a page, and of the home pages of the site's locales. */
export function placesNear({ path, locale }: Pick<PageContent, 'path' | 'locale'>, site: SiteSettings): Places {
  const above = pathsAbove(path, publicPath('/', locale, site));
  const homes = site.availableLocales.map((each) => publicPath('/', each, site));
  const paths = [...new Set([...homes, ...above])];
  return { key: `near ${paths.join(' ')}`, above, homes, paths };
}

/** The pages that were found at places, as they are kept. */
export const nearbyAt = ({ paths }: Places, value: readonly PageNearby[]): Nearby => among({ value, tags: [] }, paths);

/** The pages above a page, and the home pages of the site's locales: one statement, and none for the next page that stands there. */
export async function readNearby(
  around: Surroundings,
  content: Pick<PageContent, 'path' | 'locale'>,
  site: SiteSettings,
): Promise<Pick<PageView, 'ancestors' | 'homes'>> {
  const places = placesNear(content, site);
  const { key, above, homes, paths } = places;
  const nearby = await around.keep(key, async () => nearbyAt(places, await around.pagesAt(paths)));
  return { ancestors: among(nearby, above), homes: among(nearby, homes) };
}
