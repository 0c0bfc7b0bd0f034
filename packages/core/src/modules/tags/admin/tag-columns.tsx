import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { ListedTag } from '../tags.schema.ts';
import { filesOfTag, pagesOfTag } from './tag-list.ts';
import type { TagSortColumn } from './tag-list.ts';

interface TagColumns {
  readonly t: Text;
  readonly state: ListState<TagSortColumn>;
  readonly onSort: (column: TagSortColumn) => void;
  readonly onOpen: (tag: ListedTag) => void;
}

const Count = ({ count, to, label }: { readonly count: number; readonly to: string; readonly label: string }): ReactElement =>
  count === 0 ? (
    <span className="lc-quiet">0</span>
  ) : (
    <Link to={to} aria-label={label}>
      {count}
    </Link>
  );

/** The columns of the list of tags. */
export function tagColumns({ t, state, onSort, onOpen }: TagColumns): readonly Column<ListedTag>[] {
  const order = (column: TagSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'term',
      header: t('tagList.term'),
      isRowHeader: true,
      ...order('term'),
      render: (tag) => (
        <button type="button" className="lc-row-link lc-tags__open" onClick={() => onOpen(tag)}>
          {tag.term}
        </button>
      ),
    },
    {
      key: 'visibility',
      header: t('tagList.visibility'),
      width: '9rem',
      style: 'lc-table__labelled',
      render: ({ isPrivate }) => (
        <StatusBadge tone={isPrivate ? 'neutral' : 'live'}>{t(isPrivate ? 'tagList.staff' : 'tagList.everybody')}</StatusBadge>
      ),
    },
    {
      key: 'synonyms',
      header: t('tagList.synonyms'),
      style: 'lc-table__labelled',
      render: ({ synonyms }) => <span className="lc-quiet">{synonyms.join(', ') || '–'}</span>,
    },
    {
      key: 'pages',
      header: t('tagList.pages'),
      width: '6rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('pages'),
      render: ({ id, term, pages }) => (
        <Count count={pages} to={pagesOfTag(id)} label={t('tagList.showPages', { count: pages, name: term })} />
      ),
    },
    {
      key: 'files',
      header: t('tagList.files'),
      width: '6rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      render: ({ id, term, files }) => (
        <Count count={files} to={filesOfTag(id)} label={t('tagList.showFiles', { count: files, name: term })} />
      ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      width: '8rem',
      isNumeric: true,
      ...order('updatedAt'),
      render: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatMoment(updatedAt)}>
          {formatRecent(updatedAt)}
        </time>
      ),
    },
  ];
}
