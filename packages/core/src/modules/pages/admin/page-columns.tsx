import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { PageListItem } from '../page.schema.ts';
import type { PageSortColumn } from '../pages.calls.ts';
import type { ReactNode } from 'react';
import type { Boot, OwnColumn } from '#contract/boot.ts';
import { localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { Icon } from '#admin/ui/icons/icon.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { Day, Moment } from './moment.tsx';
import { PageStates } from './page-status.tsx';

interface Input {
  readonly t: Text;
  readonly boot: Boot;
  /** Of the own data of the one type that is listed. */
  readonly own: readonly OwnColumn[];
  /** It lists those that are to be looked at again: since when. */
  readonly isOfDue: boolean;
  readonly state: ListState<PageSortColumn>;
  readonly onSort: (column: PageSortColumn) => void;
}

/** A value of a page's own data as a cell shows it; nothing where there is none. */
function ownCell({ control, options = [] }: OwnColumn, value: unknown, t: Text): ReactNode {
  if (control === 'boolean') return t(value === true ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  if (control === 'date') return <Day day={value} />;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The columns of a list of pages. Their widths stand in the stylesheet, so that they hold in the HTML of the server too. */
export function pageColumns({ t, boot, own, isOfDue, state, onSort }: Input): readonly Column<PageListItem>[] {
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
    ...own.map((column): Column<PageListItem> => ({
      key: `own-${column.name}`,
      header: column.label,
      isNumeric: column.control === 'number',
      ...order(`typeData.${column.name}`),
      render: (page) => ownCell(column, page.typeData[column.name], t),
    })),
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
      render: (page) => (
        <span className="lc-page-status">
          <PageStates page={page} />
          {page.hasPublicationRequest && (
            <Link
              className="lc-page-status__check"
              to={`/publication-requests/page/${page.id}`}
              aria-label={t('pages.checkOf', { title: page.title || t('editor.untitled') })}
            >
              {t('pages.check')}
            </Link>
          )}
        </span>
      ),
    },
    {
      key: 'changedBy',
      header: t('column.changedBy'),
      isMinor: true,
      render: (page) => page.changedBy && <span className="lc-quiet">{page.changedBy.name}</span>,
    },
    isOfDue
      ? {
          key: 'reviewDueAt',
          header: t('column.reviewDueAt'),
          isNumeric: true,
          ...order('reviewDueAt'),
          render: (page) => page.review && <Moment iso={page.review.dueAt} />,
        }
      : {
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
