import {
  Button,
  EmptyState,
  filtered,
  Icon,
  keepPreviousData,
  ListScreen,
  Screen,
  unwrap,
  useClient,
  useListState,
  useQuery,
} from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { appointmentsCalls } from '../../appointments.client.ts';
import { plannerKey } from '../planner-key.ts';
import { t } from '../planner-texts.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { AppointmentFilters, filterTokens } from './appointment-filters.tsx';
import { AppointmentWeek } from './appointment-week.tsx';
import { BookPanel } from './book-panel.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { listingShape, readListing } from './listing.ts';
import { useNames } from './use-names.ts';
import { WaitingPanel } from './waiting-panel.tsx';

/** The appointments that were made, as a list or by week. */
export default function AppointmentsScreen(): ReactElement {
  const client = useClient();
  const names = useNames();
  const [state, setState] = useListState<'start'>(listingShape);
  const [open, setOpen] = useState<'book' | 'feed' | 'waiting'>();
  const { isWeek, week, query, page } = readListing(state);
  const list = useQuery({
    queryKey: [...plannerKey, 'appointments', query, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(appointmentsCalls.list, { query: { ...query, ...page }, signal })),
  });
  const items = list.data?.data;
  const { status: _, ...span } = query;
  // Who sees only their own is the advisor of whatever is listed.
  const calendar = query.advisor ?? (names.mayManage ? undefined : items?.[0]?.advisor);
  const shown = { names, state, onState: setState };
  const filters = <AppointmentFilters {...shown} />;
  return (
    <Screen
      title={t('appointments.title')}
      actions={
        <>
          {calendar !== undefined && <Button onPress={() => setOpen('feed')}>{t('feed.title')}</Button>}
          {names.mayManage && (
            <>
              <Button onPress={() => setOpen('waiting')}>{t('waiting.title')}</Button>
              <a className="lc-button lc-button--grey" href={client.url(appointmentsCalls.export, { query: span })} download>
                <Icon name="download" />
                <span>{t('appointments.export')}</span>
              </a>
              <Button theme="orange" icon={<Icon name="plus" />} onPress={() => setOpen('book')}>
                {t('book.title')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isWeek ? (
        <AppointmentWeek
          {...{ week, items, names, filters, error: list.error, hasAdvisors: names.mayManage && query.advisor === undefined }}
          onWeek={(next) => setState(filtered(state, 'week', next.id))}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ListScreen
          caption={t('appointments.title')}
          columns={appointmentColumns(names, { state, onState: setState })}
          keyOf={({ id }) => id}
          state={state}
          onState={setState}
          items={items}
          totalItems={list.data?.totalItems ?? 0}
          isUpdating={list.isFetching}
          error={list.error}
          onRetry={() => void list.refetch()}
          tokens={filterTokens(shown)}
          filters={filters}
          empty={
            <EmptyState icon={<Icon name="calendar-days" />} title={t('appointments.empty')} text={t('appointments.emptyText')} />
          }
        />
      )}
      {open === 'waiting' && <WaitingPanel names={names} region={query.region} onClose={() => setOpen(undefined)} />}
      {open === 'book' && <BookPanel onClose={() => setOpen(undefined)} />}
      {open === 'feed' && calendar !== undefined && <FeedPanel advisor={calendar} onClose={() => setOpen(undefined)} />}
    </Screen>
  );
}
