import { RotateCw, X } from 'lucide-react';
import type { SetAsideColumn, SetAsideEvent } from '../events.calls.ts';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';

interface Input {
  readonly t: Text;
  readonly state: ListState<SetAsideColumn>;
  readonly onSort: (column: SetAsideColumn) => void;
  readonly onRetry: (event: SetAsideEvent) => void;
  readonly onDismiss: (event: SetAsideEvent) => void;
}

/** The columns of events that were set aside. */
export function setAsideColumns({ t, state, onSort, onRetry, onDismiss }: Input): readonly Column<SetAsideEvent>[] {
  const order = (column: SetAsideColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'title',
      header: t('events.event'),
      isRowHeader: true,
      width: '22%',
      ...order('name'),
      render: ({ name, payload }) => (
        <span className="lc-clip lc-strong" title={JSON.stringify(payload)}>
          {name}
        </span>
      ),
    },
    {
      key: 'listener',
      header: t('events.listener'),
      width: '20%',
      ...order('listener'),
      render: ({ listener }) => <span className="lc-clip">{listener}</span>,
    },
    { key: 'error', header: t('events.error'), render: ({ error }) => <span className="lc-wrap lc-quiet">{error}</span> },
    {
      key: 'attempts',
      header: t('events.tries'),
      style: 'lc-table__labelled',
      width: '5.5rem',
      isMinor: true,
      isNumeric: true,
      render: ({ attempts }) => attempts,
    },
    {
      key: 'updatedAt',
      header: t('events.failedAt'),
      width: '7rem',
      isNumeric: true,
      ...order('failedAt'),
      render: ({ failedAt }) => (
        <time dateTime={failedAt} title={formatMoment(failedAt)}>
          {formatRecent(failedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '6rem',
      render: (event) => (
        <>
          {event.policies.retry && (
            <IconButton
              label={t('events.tryAgainName', { name: event.name, listener: event.listener })}
              icon={<RotateCw className="lc-icon" aria-hidden="true" />}
              onPress={() => onRetry(event)}
            />
          )}
          <IconButton
            label={t('events.dismissName', { name: event.name, listener: event.listener })}
            icon={<X className="lc-icon" aria-hidden="true" />}
            onPress={() => onDismiss(event)}
          />
        </>
      ),
    },
  ];
}
