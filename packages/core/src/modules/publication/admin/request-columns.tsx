import { Link } from 'react-router';
import { Moment } from '../../pages/admin/public.ts';
import { localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import type { PublicationRequest } from '../publication.schema.ts';

interface Input {
  readonly t: Text;
  readonly state: ListState<'requestedAt'>;
  readonly onSort: () => void;
}

/** The columns of the list of open requests. */
export function requestColumns({ t, state, onSort }: Input): readonly Column<PublicationRequest>[] {
  return [
    {
      key: 'title',
      header: t('column.title'),
      isRowHeader: true,
      render: (request) => (
        <Link to={`/publication-requests/${request.id}`} className="lc-row-link" lang={request.locale}>
          {request.title || t('editor.untitled')}
        </Link>
      ),
    },
    {
      key: 'slug',
      header: t('review.address'),
      width: '20%',
      isMinor: true,
      render: ({ path }) => <span className="lc-slug">{path}</span>,
    },
    {
      key: 'locale',
      header: t('column.locale'),
      width: '5.5rem',
      isMinor: true,
      render: ({ locale }) => (
        <abbr className="lc-locale" title={localeName(locale)}>
          {locale}
        </abbr>
      ),
    },
    {
      key: 'requestedBy',
      header: t('requests.requestedBy'),
      width: '16%',
      render: ({ requestedBy }) => requestedBy?.name ?? <span className="lc-quiet">{t('requests.somebody')}</span>,
    },
    {
      key: 'comment',
      header: t('requests.comment'),
      width: '26%',
      render: ({ comment }) => <span className="lc-wrap lc-quiet">{comment}</span>,
    },
    {
      key: 'requestedAt',
      header: t('requests.requestedAt'),
      width: '8rem',
      isNumeric: true,
      onSort,
      sorted: state.sortOrder,
      render: ({ requestedAt }) => <Moment iso={requestedAt} />,
    },
  ];
}
