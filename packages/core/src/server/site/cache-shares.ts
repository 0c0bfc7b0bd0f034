import type { SiteConfig } from '../../contract/plugin.ts';

/** Bytes of all that is kept of the public site in one process. */
const defaultBytes = 160_000_000;

/** The room of each cache, in bytes: whole pages with their compressed copies, rendered blocks, loaded data. */
export interface CacheShares {
  readonly pages: number;
  readonly fragments: number;
  readonly data: number;
}

export function cacheShares({ cache }: Pick<SiteConfig, 'cache'>): CacheShares {
  const bytes = cache?.bytes ?? defaultBytes;
  return { pages: Math.floor(bytes * 0.75), fragments: Math.floor(bytes * 0.15), data: Math.floor(bytes * 0.1) };
}

/** Bytes of a text in memory, at most. */
export const bytesOfText = (text: string): number => text.length * 2;
