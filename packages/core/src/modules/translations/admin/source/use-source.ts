import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useEditorContext, useSaver } from '#modules/pages/admin/editor/public.ts';
import type { SourceChanges } from '../../translations.calls.ts';
import { translationCalls } from '../../translations.client.ts';

/** Names what is known of the source of a page. */
export const sourceKey = (pageID: string): readonly string[] => ['translations', 'source', pageID];

/** How the page that is edited differs from its source; undefined until that is known. */
export function useSource(): SourceChanges | undefined {
  const client = useClient();
  const { page } = useEditorContext();
  const revision = useSaver((state) => state.revision);
  const [first] = useState(revision);
  const [isBehind, setBehind] = useState(false);
  const { data } = useQuery({
    queryKey: [...sourceKey(page.id), revision],
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Where nothing is behind, nothing comes by writing.
    enabled: isBehind || revision === first,
    async queryFn({ signal }) {
      const read = unwrap(await client.call(translationCalls.sourceChanges, { params: { id: page.id }, signal }));
      setBehind(read.changes.length > 0);
      return read;
    },
  });
  return data;
}
