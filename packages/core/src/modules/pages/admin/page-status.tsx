import type { ReactElement } from 'react';
import type { PageListItem } from '../page.schema.ts';
import type { PageListQuery } from '../pages.calls.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';

/** A status by which lists of pages are narrowed. */
export type ListedStatus = NonNullable<PageListQuery['status']>;

export const statusLooks: Readonly<Record<ListedStatus, { readonly tone: StatusBadgeProps['tone']; readonly text: TextKey }>> = {
  draft: { tone: 'neutral', text: 'status.draft' },
  live: { tone: 'live', text: 'status.live' },
  changed: { tone: 'warning', text: 'status.changed' },
  requested: { tone: 'warning', text: 'status.requested' },
  planned: { tone: 'warning', text: 'status.planned' },
  due: { tone: 'warning', text: 'status.due' },
};

/** The status of a page to visitors: nothing, this, or an older version. */
export function PageStatusBadge({ status }: { readonly status: ListedStatus }): ReactElement {
  const t = useText();
  const look = statusLooks[status];
  return <StatusBadge tone={look.tone}>{t(look.text)}</StatusBadge>;
}

/** Something is planned for a page, or was and could not be done. */
function PlannedBadge({ hasFailed }: { readonly hasFailed: boolean }): ReactElement {
  const t = useText();
  return hasFailed ? <StatusBadge tone="danger">{t('status.planFailed')}</StatusBadge> : <PageStatusBadge status="planned" />;
}

/** How many comments on a page are open. */
function CommentsBadge({ count }: { readonly count: number }): ReactElement {
  const t = useText();
  return <StatusBadge tone="neutral">{t('status.comments', { count })}</StatusBadge>;
}

/** What a list says of a page: its status, whether somebody asked for its publication, what is planned, and what people say of it. */
export const PageStates = ({
  page,
}: {
  readonly page: Pick<PageListItem, 'status' | 'hasPublicationRequest' | 'planned' | 'openComments'>;
}): ReactElement => (
  <span className="lc-page-status">
    <PageStatusBadge status={page.status} />
    {page.hasPublicationRequest && <PageStatusBadge status="requested" />}
    {page.planned && <PlannedBadge hasFailed={page.planned.hasFailed} />}
    {page.openComments !== undefined && <CommentsBadge count={page.openComments} />}
  </span>
);
