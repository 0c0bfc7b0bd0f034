import type { Lectern } from '#server/kernel/lectern.ts';
import { patternBook } from '#modules/redirects/server/public.ts';
import type { FoundAddress } from '#modules/redirects/server/public.ts';
import { publishedPages } from './published-pages.ts';

/** Says what a visitor finds at an address, without drawing it. */
export const createAddressReader = (app: Lectern) => ({
  async read(spellings: readonly string[]): Promise<FoundAddress> {
    for (const path of spellings) {
      const pattern = await app.service(patternBook).match(path);
      const standing = await app.service(publishedPages).find(path, { pattern, near: [] });
      if (!standing) continue;
      if (standing.kind === 'page') return { status: 200, location: null, source: null };
      const { source } = standing;
      return standing.kind === 'gone'
        ? { status: 410, location: null, source }
        : { status: 308, location: standing.location, source };
    }
    return { status: 404, location: null, source: null };
  },
});
