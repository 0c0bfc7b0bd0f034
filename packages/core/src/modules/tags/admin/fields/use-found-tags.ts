import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { debounce } from '#admin/ui/debounce.ts';
import { foldTerm } from '../../tag-term.ts';
import { tagCalls } from '../../tags.client.ts';
import type { Tag } from '../../tags.schema.ts';
import { tagsKey } from './use-asked-tags.ts';

interface FoundTags {
  /** Best first. */
  readonly tags: readonly Tag[];
  /** Whether these are the tags for the text, and no others are on their way. */
  readonly isSettled: boolean;
}

/** The public and private tags that a typed text may mean. Without a text, the first of all. */
export function useFoundTags(text: string, isOpen: boolean): FoundTags {
  const client = useClient();
  const wanted = text.trim();
  const [term, setTerm] = useState(wanted);
  const [search] = useState(() => debounce(setTerm, { wait: 150, maxWait: 600 }));
  useEffect(() => search(wanted), [search, wanted]);
  const { data, isFetching } = useQuery({
    queryKey: [...tagsKey, 'found', term],
    enabled: isOpen,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [open, hidden] = await Promise.all([
        client.call(tagCalls.search, { body: { term }, signal }),
        client.call(tagCalls.searchPrivate, { body: { term }, signal }),
      ]);
      return [...unwrap(open), ...unwrap(hidden)];
    },
  });
  // Two lists become one: the tag that is called so first, whichever it is of.
  const folded = foldTerm(term);
  const tags = (data ?? []).toSorted(
    (one, other) => Number(foldTerm(other.term) === folded) - Number(foldTerm(one.term) === folded),
  );
  return { tags, isSettled: !isFetching && term === wanted };
}
