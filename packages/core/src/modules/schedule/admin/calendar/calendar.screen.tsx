import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { adminLocale, siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import { dayIn } from '#contract/time-zone.ts';
import type { PlannedPage } from '../../schedule.calls.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { monthAfter, monthIn, weeksOf } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { planColumns } from './plan-columns.tsx';
import { dayOf, entryKey, usePlans } from './use-calendar.ts';

/** What goes live and leaves the site by itself, month by month: as a calendar, or as a list. */
export default function CalendarScreen(): ReactElement {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<PlannedPage>();
  const today = dayIn(siteTimeZone()).slice(0, 7);
  const month = monthIn(params.get('month'), today);
  const view = params.get('view') === 'list' ? 'list' : 'month';
  const days = weeksOf(month).flat();
  const { data, isError, isFetching, refetch } = usePlans(days[0] ?? '', days.at(-1) ?? '');
  const show = (next: { readonly month?: string; readonly view?: string }): void =>
    setParams({ month, view, ...next }, { replace: true });
  const name = new Intl.DateTimeFormat(adminLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
  const columns = useMemo(() => planColumns(t, setOpened), [t]);
  const entries = data ?? [];
  const ofMonth = entries.filter((entry) => dayOf(entry).startsWith(month));
  const icon = { className: 'lc-icon', 'aria-hidden': true } as const;
  return (
    <Screen
      title={t('calendar.title')}
      actions={
        <SegmentedControl
          label={t('calendar.view')}
          isLabelHidden
          value={view}
          options={[
            { value: 'month', label: t('calendar.month') },
            { value: 'list', label: t('calendar.list') },
          ]}
          onChange={(next) => show({ view: next })}
        />
      }
    >
      <div className="lc-calendar__bar">
        <IconButton
          label={t('calendar.before')}
          icon={<ChevronLeft {...icon} />}
          onPress={() => show({ month: monthAfter(month, -1) })}
        />
        <IconButton
          label={t('calendar.after')}
          icon={<ChevronRight {...icon} />}
          onPress={() => show({ month: monthAfter(month, 1) })}
        />
        <h2 className="lc-calendar__month" aria-live="polite">
          {name}
        </h2>
        {month !== today && (
          <Button size="small" onPress={() => show({ month: today })}>
            {t('calendar.today')}
          </Button>
        )}
      </div>
      {!data && (isError ? <ErrorState title={t('calendar.failed')} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data && view === 'month' && <MonthGrid month={month} entries={entries} caption={name} onOpen={setOpened} />}
      {data && ofMonth.length === 0 && <EmptyState title={t('calendar.none', { month: name })} text={t('calendar.noneText')} />}
      {data && view === 'list' && ofMonth.length > 0 && (
        <div className="lc-panel lc-list">
          <DataTable caption={name} columns={columns} items={ofMonth} keyOf={entryKey} isUpdating={isFetching} />
        </div>
      )}
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
