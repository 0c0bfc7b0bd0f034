import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { PageListItem, PageSortColumn } from '../../client/page.ts';
import type { Boot } from '../shell/boot.ts';
import { formatMoment, formatRecent, localeName } from '../texts/format.ts';
import type { Text } from '../texts/use-text.ts';
import type { Column } from '../ui/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListState } from '../ui/list-state.ts';
import { PageStatusBadge } from './page-status.tsx';

interface Input {
  readonly t: Text;
  readonly boot: Boot;
  readonly state: ListState<PageSortColumn>;
  readonly onSort: (column: PageSortColumn) => void;
}

/** The columns of a list of pages. */
export function pageColumns({ t, boot, state, onSort }: Input): readonly Column<PageListItem>[] {
  const typeOf = (type: string) => boot.pageTypes.find((entry) => entry.type === type);
  const order = (column: PageSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'title',
      header: t('pages.column.title'),
      isRowHeader: true,
      ...order('title'),
      render: (page) => (
        <Link to={`/pages/${page.id}`} className="lc-row-link" lang={page.locale}>
          {page.title || t('editor.untitled')}
        </Link>
      ),
    },
    {
      key: 'slug',
      header: t('pages.column.slug'),
      width: '26%',
      ...order('slug'),
      render: (page) => <span className="lc-slug">{page.slug}</span>,
    },
    {
      key: 'type',
      header: t('pages.column.type'),
      width: '9.5rem',
      render: (page) => (
        <span className="lc-with-icon">
          <Icon name={typeOf(page.type)?.icon ?? 'puzzle'} />
          <span>{typeOf(page.type)?.label ?? page.type}</span>
        </span>
      ),
    },
    {
      key: 'locale',
      header: t('pages.column.locale'),
      width: '5.75rem',
      render: (page) => (
        <abbr className="lc-locale" title={localeName(page.locale)}>
          {page.locale}
        </abbr>
      ),
    },
    {
      key: 'status',
      header: t('pages.column.status'),
      width: '12rem',
      render: (page) => <PageStatusBadge status={page.status} />,
    },
    {
      key: 'updatedAt',
      header: t('pages.column.updatedAt'),
      width: '6.75rem',
      isNumeric: true,
      ...order('updatedAt'),
      render: (page) => (
        <time dateTime={page.updatedAt} title={formatMoment(page.updatedAt)}>
          {formatRecent(page.updatedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('pages.column.actions'),
      isHeaderHidden: true,
      width: '3.25rem',
      render: (page) =>
        page.status !== 'draft' && (
          <a
            className="lc-icon-button lc-row-action"
            href={page.path}
            target="_blank"
            rel="noopener"
            aria-label={t('pages.view', { title: page.title })}
            title={t('pages.view', { title: page.title })}
          >
            <ExternalLink className="lc-icon" aria-hidden="true" />
          </a>
        ),
    },
  ];
}
