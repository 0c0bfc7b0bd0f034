import type { EventListener } from '../events.calls.ts';
import { formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';

function stateOf({ isInstalled, failingSince, behind }: EventListener, t: Text) {
  if (!isInstalled) return <StatusBadge tone="neutral">{t('events.gone')}</StatusBadge>;
  if (failingSince) return <StatusBadge tone="danger">{t('events.failing')}</StatusBadge>;
  if (behind > 0) return <StatusBadge tone="warning">{t('events.behind', { count: behind })}</StatusBadge>;
  return <StatusBadge tone="neutral">{t('events.upToDate')}</StatusBadge>;
}

/** The columns of the listeners. */
export const listenerColumns = (t: Text): readonly Column<EventListener>[] => [
  {
    key: 'title',
    header: t('events.listener'),
    isRowHeader: true,
    width: '24%',
    render: ({ name }) => <span className="lc-clip lc-strong">{name}</span>,
  },
  {
    key: 'hears',
    header: t('events.hears'),
    width: '24%',
    isMinor: true,
    render: ({ events }) => <span className="lc-wrap lc-quiet">{events.join(', ')}</span>,
  },
  { key: 'state', header: t('events.state'), width: '10rem', render: (listener) => stateOf(listener, t) },
  {
    key: 'error',
    header: t('events.problem'),
    render: ({ failingSince, tries, lastError, nextAttemptAt }) =>
      failingSince && (
        <span className="lc-wrap lc-quiet">
          {t('events.failingSince', { time: formatRecent(failingSince), count: tries, error: lastError ?? '' })}
          {nextAttemptAt && ` ${t('events.nextTry', { time: formatRecent(nextAttemptAt) })}`}
        </span>
      ),
  },
];
