import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { PageListItem } from '../page.schema.ts';
import type { PageSortColumn } from '../pages.calls.ts';
import type { Boot } from '../../../contract/boot.ts';
import { localeName } from '../../../admin/messages/format.ts';
import type { Text } from '../../../admin/messages/use-messages.ts';
import type { Column } from '../../../admin/ui/list/data-table.tsx';
import { Icon } from '../../../admin/ui/icons/icon.tsx';
import type { ListState } from '../../../admin/ui/list/list-state.ts';
import { Moment } from './moment.tsx';
import { PageStatusBadge } from './page-status.tsx';

interface Input {
  readonly t: Text;
  readonly boot: Boot;
  readonly state: ListState<PageSortColumn>;
  readonly onSort: (column: PageSortColumn) => void;
}

/** The columns of a list of pages. Their widths stand in the stylesheet, so that they hold in the HTML of the server too. */
export function pageColumns({ t, boot, state, onSort }: Input): readonly Column<PageListItem>[] {
  const typeOf = (type: string) => boot.pageTypes.find((entry) => entry.type === type);
  const order = (column: PageSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'title',
      header: t('column.title'),
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
      header: t('column.slug'),
      ...order('slug'),
      render: (page) => <span className="lc-slug">{page.slug}</span>,
    },
    {
      key: 'type',
      header: t('column.type'),
      render: (page) => (
        <span className="lc-with-icon">
          <Icon name={typeOf(page.type)?.icon ?? 'puzzle'} />
          <span>{typeOf(page.type)?.label ?? page.type}</span>
        </span>
      ),
    },
    {
      key: 'locale',
      header: t('column.locale'),
      render: (page) => (
        <abbr className="lc-locale" title={localeName(page.locale)}>
          {page.locale}
        </abbr>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      render: (page) => <PageStatusBadge status={page.status} />,
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      isNumeric: true,
      ...order('updatedAt'),
      render: (page) => <Moment iso={page.updatedAt} />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      render: (page) =>
        page.livePath !== null && (
          <a
            className="lc-icon-button lc-row-action"
            href={page.livePath}
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
