import { Signpost, X } from 'lucide-react';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { MissingAddress } from '../redirects.schema.ts';

export const missingSortColumns = ['hits', 'lastAt', 'path'] as const;
export type MissingSortColumn = (typeof missingSortColumns)[number];

interface MissingColumns {
  readonly t: Text;
  readonly state: ListState<MissingSortColumn>;
  readonly onSort: (column: MissingSortColumn) => void;
  readonly onMake: (address: MissingAddress) => void;
  readonly onDismiss: (address: MissingAddress) => void;
}

/** The columns of addresses that were asked for in vain. */
export function missingColumns({ t, state, onSort, onMake, onDismiss }: MissingColumns): readonly Column<MissingAddress>[] {
  const order = (column: MissingSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'path',
      header: t('redirects.path'),
      isRowHeader: true,
      ...order('path'),
      render: ({ path }) => (
        <span className="lc-clip lc-strong" title={path}>
          {path}
        </span>
      ),
    },
    {
      key: 'hits',
      header: t('missing.times'),
      width: '6rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('hits'),
      render: ({ hits }) => hits,
    },
    {
      key: 'lastAt',
      header: t('missing.last'),
      width: '9rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('lastAt'),
      render: ({ lastAt }) => (
        <time dateTime={lastAt} title={formatMoment(lastAt)}>
          {formatRecent(lastAt)}
        </time>
      ),
    },
    {
      key: 'make',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '14rem',
      render: (address) => (
        <span className="lc-redirects__actions">
          <Button
            size="small"
            icon={<Signpost className="lc-icon" aria-hidden="true" />}
            aria-label={t('missing.makeNamed', { path: address.path })}
            onPress={() => onMake(address)}
          >
            {t('missing.make')}
          </Button>
          <IconButton
            label={t('missing.dismiss', { path: address.path })}
            icon={<X className="lc-icon" aria-hidden="true" />}
            onPress={() => onDismiss(address)}
          />
        </span>
      ),
    },
  ];
}
