import type { ReactElement } from 'react';
import type { PageStatus } from '../page.schema.ts';
import type { TextKey } from '../../../admin/messages/message-key.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { StatusBadge } from '../../../admin/ui/layout/status-badge.tsx';
import type { StatusBadgeProps } from '../../../admin/ui/layout/status-badge.tsx';

export const statusLooks: Readonly<Record<PageStatus, { readonly tone: StatusBadgeProps['tone']; readonly text: TextKey }>> = {
  draft: { tone: 'neutral', text: 'status.draft' },
  live: { tone: 'live', text: 'status.live' },
  changed: { tone: 'warning', text: 'status.changed' },
};

/** The status of a page to visitors: nothing, this, or an older version. */
export function PageStatusBadge({ status }: { readonly status: PageStatus }): ReactElement {
  const t = useText();
  const look = statusLooks[status];
  return <StatusBadge tone={look.tone}>{t(look.text)}</StatusBadge>;
}
