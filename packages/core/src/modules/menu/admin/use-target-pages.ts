import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { MenuItem } from '../menu.schema.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useClient } from '#admin/shell/app-context.ts';
import type { Page } from '../../pages/page.schema.ts';
import { pageCalls } from '../../pages/pages.client.ts';
import type { KnownPage } from './item-looks.ts';
import { placed } from './tree/menu-tree.ts';

/** Pages that items lead to since the menu was read, by id: their titles, and whether they are live. */
export function useTargetPages(
  items: readonly MenuItem[],
  known: ReadonlyMap<string, KnownPage>,
  locale: string,
): ReadonlyMap<string, KnownPage> {
  const client = useClient();
  const missing = useMemo(
    () => [
      ...new Set(
        placed(items).flatMap(({ item: { label, to } }) => {
          const page = to && 'page' in to ? to.page : undefined;
          const isKnown = page !== undefined && known.has(page) && (label !== undefined || known.get(page)?.title !== '');
          return page === undefined || isKnown ? [] : [page];
        }),
      ),
    ],
    [items, known],
  );
  // The same function each time, so that names stay what they are while only the order of items changes.
  const combine = useCallback(
    (results: readonly { readonly data: Page | undefined }[]): ReadonlyMap<string, KnownPage> => {
      const pages = new Map(known);
      for (const { data } of results) {
        if (!data) continue;
        const state = data.publishedVersionID === null ? 'draft' : data.locale === locale ? 'live' : 'other-locale';
        pages.set(data.id, { title: data.title, state });
      }
      return pages;
    },
    [known, locale],
  );
  return useQueries({
    queries: missing.map((id) => ({
      queryKey: ['pages', 'one', id],
      staleTime: 60_000,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        unwrap(await client.call(pageCalls.get, { params: { id }, signal })),
    })),
    combine,
  });
}
