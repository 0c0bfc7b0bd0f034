import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { linkCalls } from '../links.client.ts';
import type { Replacement } from '../links.schema.ts';
import { linksKey } from './use-link-sources.ts';

/** Leads links elsewhere and says how many were. */
export function useReplaceLinks(): { readonly replace: (body: Replacement) => Promise<void>; readonly isPending: boolean } {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  const replace = async (body: Replacement): Promise<void> => {
    setPending(true);
    const result = await client.call(linkCalls.replace, { body });
    setPending(false);
    void queries.invalidateQueries({ queryKey: linksKey });
    void queries.invalidateQueries({ queryKey: ['pages'] });
    tellFailure(result);
    if (result.ok) notify(t('links.replaced', { pages: result.data.pages.length, menus: result.data.menus.length }));
  };
  return { replace, isPending };
}
