import { CircleCheck } from 'lucide-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { SetAsideColumn, SetAsideEvent } from '../events.calls.ts';
import { eventCalls } from '../events.client.ts';
import { eventsKey } from './events-key.ts';
import { setAsideColumns } from './set-aside-columns.tsx';

const shape = {
  columns: ['failedAt', 'listener', 'name'] as const,
  initial: { columnToSort: 'failedAt' as SetAsideColumn, sortOrder: 'desc' as const },
  filters: [],
};

/** Events that a listener failed to take too often, and what can be done about each. */
export function SetAsideList(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [state, setState] = useListState<SetAsideColumn>(shape);
  const query = pageQuery(state);
  const list = useQuery({
    queryKey: [...eventsKey, 'set-aside', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(eventCalls.setAside, { query, signal })),
  });
  const columns = useMemo(() => {
    const tell = (id: SetAsideEvent['id'], result: Result<unknown>, done: TextKey): void => {
      tellFailure(result, { about: id });
      if (result.ok) notify(t(done));
      void queries.invalidateQueries({ queryKey: eventsKey });
    };
    const retry = async ({ id }: SetAsideEvent) => {
      const result = await client.call(eventCalls.retry, { params: { id } });
      tell(id, result, 'events.triedAgain');
    };
    const dismiss = async ({ id }: SetAsideEvent) => {
      const result = await client.call(eventCalls.dismiss, { params: { id } });
      tell(id, result, 'events.dismissed');
    };
    return setAsideColumns({
      t,
      state,
      onSort: (column) => setState(toggledSort(state, column)),
      onRetry: (event) => void retry(event),
      onDismiss: (event) => void dismiss(event),
    });
  }, [t, state, setState, client, queries, tellFailure]);
  return (
    <ListScreen
      caption={t('events.setAside')}
      columns={columns}
      keyOf={({ id }) => id}
      state={state}
      onState={setState}
      {...queriedRows(list)}
      searchLabel={t('events.search')}
      empty={<EmptyState icon={<CircleCheck />} title={t('events.noneSetAside')} text={t('events.noneSetAsideText')} />}
    />
  );
}
