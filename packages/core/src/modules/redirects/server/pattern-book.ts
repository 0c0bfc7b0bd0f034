import type { Lectern } from '#server/kernel/lectern.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { comparePatterns, fillTarget, matchPattern } from '../patterns.ts';
import { properSource, segmentsOf } from '#contract/source-address.ts';

/** Where a pattern leads for one address. */
export interface PatternWay {
  /** The pattern itself, under which it is counted. */
  readonly source: string;
  /** Id of the page to which it leads; null where it leads to an address, or was removed on purpose. */
  readonly toPage: string | null;
  /** As it is sent; null where it leads to a page, or was removed on purpose. */
  readonly location: string | null;
  /** The path of the site to which it leads, where it must be a page's; null for files, which the product or plugins may serve. */
  readonly path: string | null;
  readonly suffix: string;
}

/** The patterns of the site, in memory: they come after everything that stands at an address itself. */
export interface PatternBook {
  /** The pattern that an address fits best; undefined where it fits none. */
  match(path: string): Promise<PatternWay | undefined>;
}

export const patternBook = defineServiceKey<PatternBook>('redirects/pattern-book');

interface Row {
  readonly path: string;
  readonly to_page: string | null;
  readonly to_address: string | null;
  readonly to_suffix: string;
}

interface Pattern extends Row {
  readonly segments: readonly string[];
}

type OwnLocale = Pick<SiteSettings, 'defaultLocale'>;

/** The path of an address, and the query and the place behind it. */
function partsOf(address: string): { readonly path: string; readonly suffix: string } {
  const end = address.search(/[?#]/);
  return end === -1 ? { path: address, suffix: '' } : { path: address.slice(0, end), suffix: address.slice(end) };
}

/** The path at which a page has to be live for a location to be anything; null for other sites, and for files and feeds, which have dots. */
function pagePath(location: string, settings: OwnLocale): string | null {
  const isFile = location.slice(location.lastIndexOf('/')).includes('.');
  return !location.startsWith('/') || isFile ? null : (properSource(location, settings) ?? null);
}

/** Reads the patterns when they are first asked for, and again after one was saved in any process. */
export function createPatternBook({
  pool,
  settings,
  invalidations,
}: Pick<Lectern, 'pool'> & {
  readonly settings: OwnLocale;
  readonly invalidations: Pick<Lectern['invalidations'], 'subscribe'>;
}): PatternBook {
  let reading: Promise<readonly Pattern[]> | undefined;
  invalidations.subscribe((tags) => {
    if (tags.includes(cacheTags.redirectPatterns) || tags.includes(cacheTags.everything)) reading = undefined;
  });
  const read = async (): Promise<readonly Pattern[]> => {
    const { rows } = await pool.query<Row>(
      'select path, to_page, to_address, to_suffix from lectern_redirect_rule where is_pattern',
    );
    return rows
      .map((row) => ({ ...row, segments: segmentsOf(row.path) }))
      .toSorted((one, other) => comparePatterns(one.segments, other.segments));
  };
  const patterns = (): Promise<readonly Pattern[]> => {
    if (reading) return reading;
    const begun = read();
    // The next who asks tries again.
    begun.catch(() => {
      if (reading === begun) reading = undefined;
    });
    reading = begun;
    return begun;
  };
  return {
    async match(path) {
      const segments = segmentsOf(path);
      for (const pattern of await patterns()) {
        const captured = matchPattern(pattern.segments, segments);
        if (!captured) continue;
        const { path: source, to_page: toPage, to_address: address } = pattern;
        if (address === null) return { source, toPage, location: null, path: null, suffix: pattern.to_suffix };
        const { path, suffix } = partsOf(address);
        const location = fillTarget(path, captured);
        return { source, toPage, location, path: pagePath(location, settings), suffix };
      }
      return undefined;
    },
  };
}
