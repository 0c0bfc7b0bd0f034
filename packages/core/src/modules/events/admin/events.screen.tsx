import { RotateCw } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import { ListFailure } from '#admin/ui/list/list-failure.tsx';
import { eventCalls } from '../events.client.ts';
import { listenerColumns } from './listener-columns.tsx';
import { eventsKey } from './events-key.ts';
import { SetAsideList } from './set-aside-list.tsx';

/** The listeners of the log of events, and what they could not take. */
export default function EventsScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...eventsKey, 'listeners'],
    queryFn: async ({ signal }) => unwrap(await client.call(eventCalls.listeners, { signal })),
  });
  const columns = useMemo(() => listenerColumns(t), [t]);
  return (
    <Screen
      title={t('events.title')}
      actions={
        <Button
          icon={<RotateCw className="lc-icon" aria-hidden="true" />}
          onPress={() => void queries.invalidateQueries({ queryKey: eventsKey })}
        >
          {t('events.refresh')}
        </Button>
      }
    >
      <section className="lc-panel lc-list" aria-label={t('events.listeners')}>
        {isError && <ListFailure hasRows={data !== undefined && data.length > 0} onRetry={() => void refetch()} />}
        {!isError && !data && <Skeleton lines={3} />}
        {data?.length === 0 && <EmptyState title={t('events.noListeners')} text={t('events.noListenersText')} />}
        {data && data.length > 0 && (
          <DataTable
            caption={t('events.listeners')}
            columns={columns}
            items={data}
            keyOf={({ name }) => name}
            isUpdating={isFetching}
          />
        )}
      </section>
      <SetAsideList />
    </Screen>
  );
}
