import type { ReactElement } from 'react';
import type { PageListItem } from '../page.schema.ts';
import type { PageListQuery } from '../pages.calls.ts';
import type { TextKey } from '../../../admin/messages/message-key.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { StatusBadge } from '../../../admin/ui/layout/status-badge.tsx';
import type { StatusBadgeProps } from '../../../admin/ui/layout/status-badge.tsx';

/** A status by which lists of pages are narrowed. */
export type ListedStatus = NonNullable<PageListQuery['status']>;

export const statusLooks: Readonly<Record<ListedStatus, { readonly tone: StatusBadgeProps['tone']; readonly text: TextKey }>> = {
  draft: { tone: 'neutral', text: 'status.draft' },
  live: { tone: 'live', text: 'status.live' },
  changed: { tone: 'warning', text: 'status.changed' },
  requested: { tone: 'warning', text: 'status.requested' },
};

/** The status of a page to visitors: nothing, this, or an older version. */
export function PageStatusBadge({ status }: { readonly status: ListedStatus }): ReactElement {
  const t = useText();
  const look = statusLooks[status];
  return <StatusBadge tone={look.tone}>{t(look.text)}</StatusBadge>;
}

/** What a list says of a page: its status, and whether somebody asked for its publication. */
export const PageStates = ({ page }: { readonly page: Pick<PageListItem, 'status' | 'hasPublicationRequest'> }): ReactElement => (
  <span className="lc-page-status">
    <PageStatusBadge status={page.status} />
    {page.hasPublicationRequest && <PageStatusBadge status="requested" />}
  </span>
);
