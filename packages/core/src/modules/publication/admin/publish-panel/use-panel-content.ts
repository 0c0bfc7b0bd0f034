import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { checksOfVersion } from '#modules/checks/admin/public.ts';
import { documentOf, useEditor, useEditorContext, useSaver } from '#modules/pages/admin/editor/public.ts';
import { compareContents } from '#modules/pages/compare/compare-contents.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { publicationCalls } from '../../publication.client.ts';
import { requestsKey } from '../request-keys.ts';
import { contentOf, nothingOf } from '../review/reviewed-content.ts';

/** What the panel shows, each part as soon as it is there: what stands in the editor first, then what the server says of it. */
export function usePanelContent() {
  const client = useClient();
  const { page, saver } = useEditorContext();
  const document = useEditor(documentOf);
  const versionID = useSaver((state) => state.pageVersionID);
  const revision = useSaver((state) => state.revision);
  const [isStored, setStored] = useState(false);
  const [failures, setFailures] = useState(0);
  // What is looked at is what is stored.
  useEffect(() => {
    let isGone = false;
    void saver.save().then((isSaved) => {
      if (isGone) return;
      const isDone = isSaved && saver.get().conflicts.length === 0;
      setStored(isDone);
      if (!isDone) setFailures((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [saver]);
  const around = useQuery({
    queryKey: [...requestsKey, 'outlook', page.id],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.outlook, { params: { id: page.id }, signal })),
  });
  const checks = useQuery({ ...checksOfVersion(client, versionID, revision), enabled: isStored, staleTime: 0, gcTime: 0 });
  const live = around.data?.live;
  const after: PageContent = document;
  const difference = useMemo(() => {
    if (live === undefined) return undefined;
    const before = live === null ? nothingOf(after) : contentOf(live);
    return { before, isNew: live === null, comparison: compareContents(before, after) };
  }, [live, after]);
  return { document, around, checks, difference, isUnstored: failures > 0 && !isStored, versionID };
}

export type PanelContent = ReturnType<typeof usePanelContent>;
