import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LinkTarget } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { debounce } from '#admin/ui/debounce.ts';
import { pageCalls } from '../../pages.client.ts';
import { searchKey } from '#contract/fold-text.ts';

export interface Suggestion {
  readonly key: string;
  readonly target: LinkTarget;
  readonly title: string;
  readonly detail?: string;
  readonly isDraft?: boolean;
}

interface SuggestedPages {
  readonly pages: readonly Suggestion[];
  /** Whether these are the pages for the text, and no others are on their way. */
  readonly isSettled: boolean;
}

interface Wanted {
  readonly text: string;
  readonly locale: string | undefined;
  /** Nothing is asked before. */
  readonly isOpen: boolean;
}

/** The pages that a typed text may name. */
export function useSuggestedPages({ text, locale, isOpen }: Wanted): SuggestedPages {
  const t = useText();
  const client = useClient();
  const wanted = text.trim();
  const [term, setTerm] = useState(wanted);
  const [search] = useState(() => debounce(setTerm, { wait: 150, maxWait: 600 }));
  useEffect(() => search(wanted), [search, wanted]);
  const { data, isFetching } = useQuery({
    queryKey: ['pages', 'link-box', term, locale],
    enabled: isOpen,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageIndex: 0, pageSize: 6, searchTerm: term, columnToSort: 'title', sortOrder: 'asc' } as const;
      return unwrap(await client.call(pageCalls.list, { body: { ...(locale ? { locale } : {}), ...body }, signal }));
    },
  });
  const pages = (data?.items ?? []).map((page): Suggestion => ({
    key: page.id,
    target: { page: page.id },
    title: page.title || t('editor.untitled'),
    detail: page.path,
    isDraft: page.status === 'draft',
  }));
  // Who names a page names its title: what the term has from the address alone comes after.
  const isNamed = ({ title }: Suggestion) => searchKey(title).includes(searchKey(term));
  const ordered = [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
  return { pages: ordered, isSettled: !isFetching && term === wanted };
}
