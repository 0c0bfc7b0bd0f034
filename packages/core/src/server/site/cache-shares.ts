import type { SiteConfig } from '../../contract/plugin.ts';

/** Bytes of all that is kept of the public site in one process. */
const defaultBytes = 160_000_000;

/** The room of each cache, in bytes: whole pages with their compressed copies, rendered blocks, loaded data, pages as they are stored. */
export interface CacheShares {
  readonly pages: number;
  readonly fragments: number;
  readonly data: number;
  readonly documents: number;
}

export function cacheShares({ cache }: Pick<SiteConfig, 'cache'>): CacheShares {
  const bytes = cache?.bytes ?? defaultBytes;
  const share = (part: number): number => Math.floor(bytes * part);
  return { pages: share(0.75), fragments: share(0.1), data: share(0.05), documents: share(0.1) };
}

/** Bytes of a text in memory, at most. */
export const bytesOfText = (text: string): number => text.length * 2;

const weights = new WeakMap<object, number>();

/** Bytes that a value of JSON takes in memory, about. It is never changed in place, so that it is weighed once. */
export function bytesOfJSON(value: object): number {
  const known = weights.get(value);
  if (known !== undefined) return known;
  const bytes = bytesOfText(JSON.stringify(value));
  weights.set(value, bytes);
  return bytes;
}
