import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { ExternalQuery } from '../../links.calls.ts';
import type { ExternalLink } from '../../links.schema.ts';
import { reasonText, tones } from './link-state.ts';

type Sort = ExternalQuery['columnToSort'];

interface ExternalColumns {
  readonly t: Text;
  readonly state: ListState<Sort>;
  readonly onSort: (column: Sort) => void;
  readonly onOpen: (link: ExternalLink) => void;
}

const Moment = ({ at, never }: { readonly at: string | null; readonly never: string }): ReactElement =>
  at === null ? (
    <span className="lc-quiet">{never}</span>
  ) : (
    <time dateTime={at} title={formatMoment(at)}>
      {formatRecent(at)}
    </time>
  );

/** Some pages that have a link, and how many more. */
function Places({ t, link: { pages, uses } }: { readonly t: Text; readonly link: ExternalLink }): ReactElement {
  const more = uses - pages.length;
  return (
    <span className="lc-external__places">
      {pages.map(({ id, title }) => (
        <Link key={id} to={`/pages/${id}`}>
          {title || t('external.untitled')}
        </Link>
      ))}
      {more > 0 && (
        <span className="lc-quiet">{t(pages.length === 0 ? 'external.elsewhere' : 'external.more', { count: more })}</span>
      )}
    </span>
  );
}

/** The columns of the list of links to other sites. */
export function externalColumns({ t, state, onSort, onOpen }: ExternalColumns): readonly Column<ExternalLink>[] {
  const order = (column: Sort) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'address',
      header: t('external.address'),
      isRowHeader: true,
      ...order('address'),
      render: (link) => (
        <button type="button" className="lc-row-link lc-external__open" onClick={() => onOpen(link)}>
          {link.address}
        </button>
      ),
    },
    {
      key: 'state',
      header: t('external.state'),
      width: '22%',
      style: 'lc-table__labelled',
      render: (link) => (
        <span className="lc-external__state">
          <StatusBadge tone={tones[link.state]}>{t(`external.${link.state}`)}</StatusBadge>
          <span className="lc-quiet">{link.movedTo ?? reasonText(t, link)}</span>
        </span>
      ),
    },
    {
      key: 'where',
      header: t('external.where'),
      width: '20%',
      style: 'lc-table__labelled',
      render: (link) => <Places t={t} link={link} />,
    },
    {
      key: 'since',
      header: t('external.since'),
      width: '7rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      ...order('since'),
      render: ({ since }) => <Moment at={since} never="–" />,
    },
    {
      key: 'lastGoodAt',
      header: t('external.lastGood'),
      width: '7rem',
      isNumeric: true,
      isMinor: true,
      style: 'lc-table__labelled',
      render: ({ lastGoodAt }) => <Moment at={lastGoodAt} never={t('external.never')} />,
    },
    {
      key: 'checkedAt',
      header: t('external.checked'),
      width: '7rem',
      isNumeric: true,
      isMinor: true,
      style: 'lc-table__labelled',
      ...order('checkedAt'),
      render: ({ checkedAt }) => <Moment at={checkedAt} never={t('external.never')} />,
    },
  ];
}
