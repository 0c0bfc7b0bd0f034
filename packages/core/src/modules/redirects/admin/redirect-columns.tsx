import type { ReactElement } from 'react';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { ListedAddress } from '../redirects.schema.ts';
import { kindWords } from './redirect-list.ts';
import type { RedirectSortColumn } from './redirect-list.ts';
import { TargetOf } from './target-of.tsx';

interface RedirectColumns {
  readonly t: Text;
  readonly state: ListState<RedirectSortColumn>;
  readonly onSort: (column: RedirectSortColumn) => void;
  readonly onOpen: (address: ListedAddress) => void;
}

const Kind = ({ t, address }: { readonly t: Text; readonly address: ListedAddress }): ReactElement => (
  <>
    <StatusBadge tone={address.kind === 'gone' ? 'warning' : 'neutral'}>{t(kindWords[address.kind])}</StatusBadge>
    {address.isLeft && <span className="lc-under">{t('redirects.kind.left')}</span>}
  </>
);

/** The columns of the list of addresses that lead on. */
export function redirectColumns({ t, state, onSort, onOpen }: RedirectColumns): readonly Column<ListedAddress>[] {
  const order = (column: RedirectSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'path',
      header: t('redirects.path'),
      isRowHeader: true,
      ...order('path'),
      render: (address) => (
        <button type="button" className="lc-row-link lc-redirects__open" title={address.path} onClick={() => onOpen(address)}>
          {address.path}
        </button>
      ),
    },
    {
      key: 'target',
      header: t('redirects.target'),
      style: 'lc-table__labelled',
      render: (address) => <TargetOf address={address} />,
    },
    {
      key: 'kind',
      header: t('redirects.kind'),
      width: '10rem',
      style: 'lc-table__labelled',
      render: (address) => <Kind t={t} address={address} />,
    },
    {
      key: 'hits',
      header: t('redirects.hits'),
      width: '6rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('hits'),
      render: ({ hits, lastHitAt }) => (
        <span
          className={hits === 0 ? 'lc-quiet' : undefined}
          title={lastHitAt ? t('redirects.lastHit', { when: formatMoment(lastHitAt) }) : undefined}
        >
          {hits}
        </span>
      ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      width: '8rem',
      isNumeric: true,
      isMinor: true,
      ...order('updatedAt'),
      render: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatMoment(updatedAt)}>
          {formatRecent(updatedAt)}
        </time>
      ),
    },
  ];
}
