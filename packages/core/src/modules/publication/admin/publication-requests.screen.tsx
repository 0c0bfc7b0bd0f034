import { MessageSquareQuote } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { publicationCalls } from '../publication.client.ts';
import { requestColumns } from './request-columns.tsx';
import { requestsKey } from './request-keys.ts';

const shape = {
  columns: ['requestedAt'] as const,
  initial: { columnToSort: 'requestedAt' as const, sortOrder: 'asc' as const },
  filters: [],
};

/** The pages whose publication was requested, those that wait longest first. */
export default function PublicationRequestsScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [state, setState] = useListState<'requestedAt'>(shape);
  const query = pageQuery(state);
  const list = useQuery({
    queryKey: [...requestsKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.list, { query, signal })),
  });
  const columns = useMemo(
    () => requestColumns({ t, state, onSort: () => setState(toggledSort(state, 'requestedAt')) }),
    [t, state, setState],
  );
  return (
    <Screen
      title={t('nav.publicationRequests')}
      detail={list.data && <span className="lc-num">{t('requests.count', { count: list.data.totalItems })}</span>}
    >
      <ListScreen
        caption={t('nav.publicationRequests')}
        columns={columns}
        keyOf={(request) => request.id}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        searchLabel={t('requests.search')}
        empty={<EmptyState icon={<MessageSquareQuote />} title={t('requests.none')} text={t('requests.noneText')} />}
      />
    </Screen>
  );
}
