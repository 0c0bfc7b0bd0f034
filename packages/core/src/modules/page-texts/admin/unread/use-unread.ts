import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { saidBy, useEditorContext, useSaver } from '#modules/pages/admin/editor/public.ts';
import type { UnreadTexts } from '../../machine.schema.ts';
import { pageTextCalls } from '../../page-texts.client.ts';

/** Tells the editor what a machine wrote in the page, as it was last stored, and gives how some of it is approved. */
export function useUnread(): (parts: readonly string[]) => Promise<boolean> {
  const t = useText();
  const client = useClient();
  const tellFailure = useFailureNotice();
  const { page, isReadOnly, store, unread } = useEditorContext();
  const revision = useSaver((state) => state.revision);
  const [first] = useState(revision);
  // Where there is nothing to read, nothing comes by writing.
  const isAny = useStorePart(unread, ({ parts }) => parts.size > 0);
  const told = useRef<UnreadTexts['parts']>([]);
  const params = { id: page.id };

  function tell({ parts }: UnreadTexts): void {
    const { saved } = store.get();
    told.current = parts;
    unread.set({
      parts: new Map(parts.map(({ part }) => [part, saidBy(saved, part)])),
      words: { mark: t('unread.mark'), note: t('unread.note'), right: t('unread.right') },
      approve: isReadOnly ? undefined : (part) => approve([part]),
    });
  }
  async function approve(names: readonly string[]): Promise<boolean> {
    const parts = told.current.flatMap(({ part, hash }) => (names.includes(part) ? [{ part, hash }] : []));
    const result = await client.call(pageTextCalls.approve, { params, body: { parts } });
    tellFailure(result);
    if (!result.ok) return false;
    tell(result.data);
    announce(t('unread.noted'));
    return true;
  }
  useQuery({
    queryKey: ['page-texts', 'unread', page.id, revision],
    staleTime: 0,
    gcTime: 0,
    enabled: isAny || revision === first,
    async queryFn({ signal }) {
      const found = unwrap(await client.call(pageTextCalls.unread, { params, signal }));
      tell(found);
      return found;
    },
  });
  return approve;
}
