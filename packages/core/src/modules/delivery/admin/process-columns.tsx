import type { ReactElement } from 'react';
import { formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { SiteProcess } from '../delivery.calls.ts';

function stateOf({ isHere, behind }: SiteProcess, t: Text): ReactElement {
  if (!isHere) return <StatusBadge tone="danger">{t('delivery.silent')}</StatusBadge>;
  if (behind > 0) return <StatusBadge tone="warning">{t('delivery.behind', { count: behind })}</StatusBadge>;
  return <StatusBadge tone="neutral">{t('delivery.upToDate')}</StatusBadge>;
}

/** A number or a time alone says nothing on a card. */
const style = 'lc-table__labelled';

/** The columns of the processes of a site. */
export const processColumns = (t: Text): readonly Column<SiteProcess>[] => [
  {
    key: 'title',
    header: t('delivery.process'),
    isRowHeader: true,
    render: ({ name }) => <span className="lc-clip lc-strong">{name}</span>,
  },
  { key: 'state', header: t('delivery.state'), width: '12rem', render: (process) => stateOf(process, t) },
  { key: 'number', header: t('delivery.number'), isNumeric: true, style, width: '9rem', render: ({ number }) => String(number) },
  { key: 'seen', header: t('delivery.seen'), style, width: '11rem', render: ({ seenAt }) => formatRecent(seenAt) },
  {
    key: 'started',
    header: t('delivery.started'),
    style,
    width: '11rem',
    isMinor: true,
    render: ({ startedAt }) => formatRecent(startedAt),
  },
];
