import { LinkButton, StatusBadge } from '@lectern/core/admin';
import type { Column, ListState } from '@lectern/core/admin';
import type { ListedSubmission } from '../inbox.calls.ts';
import { t } from './inbox-texts.ts';
import { Moment } from './moment.tsx';
import { StateBadge } from './state-badge.tsx';

export const inboxSortColumns = ['createdAt', 'reference', 'form', 'state'] as const;
export type InboxSortColumn = (typeof inboxSortColumns)[number];

interface InboxColumns {
  readonly state: ListState<InboxSortColumn>;
  readonly onSort: (column: InboxSortColumn) => void;
  readonly nameOf: (id: number | null) => string;
}

/** The columns of the inbox. */
export function inboxColumns({ state, onSort, nameOf }: InboxColumns): readonly Column<ListedSubmission>[] {
  const order = (column: InboxSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'reference',
      header: t('inbox.reference'),
      isRowHeader: true,
      width: '20%',
      ...order('reference'),
      render: ({ id, reference }) => (
        <span className="forms-reference">
          <LinkButton theme="plain" to={`/forms/inbox/${id}`}>
            {reference}
          </LinkButton>
        </span>
      ),
    },
    { key: 'form', header: t('inbox.form'), ...order('form'), render: ({ title }) => title },
    {
      key: 'state',
      header: t('inbox.state'),
      width: '16%',
      ...order('state'),
      render: ({ state: now, hasLegalHold }) => (
        <span className="forms-states">
          <StateBadge state={now} />
          {hasLegalHold && <StatusBadge tone="neutral">{t('legal.label')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'assignee',
      header: t('inbox.assignee'),
      width: '16%',
      isMinor: true,
      render: ({ assigneeID }) => <span className="lc-quiet">{nameOf(assigneeID)}</span>,
    },
    {
      key: 'createdAt',
      header: t('inbox.createdAt'),
      width: '12rem',
      ...order('createdAt'),
      render: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ];
}
