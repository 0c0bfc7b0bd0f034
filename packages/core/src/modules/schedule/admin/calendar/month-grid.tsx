import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { adminLocale, siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { PlannedPage } from '../../schedule.calls.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import type { EntryDrag } from './calendar-entry.tsx';
import { weeksOf } from './month-days.ts';
import { dayOf, entryKey, useMove } from './use-calendar.ts';

interface MonthGridProps {
  readonly month: string;
  readonly entries: readonly PlannedPage[];
  readonly caption: string;
  readonly onOpen: (entry: PlannedPage) => void;
}

const inWords = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(adminLocale(), { ...options, timeZone: 'UTC' });

const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => (element instanceof HTMLElement ? (element.dataset['day'] ?? []) : []))[0];

/** Lets an entry be dragged to another day; `over`: the day below it. */
function useEntryDrag(): { readonly drag: EntryDrag; readonly over: string | undefined } {
  const t = useText();
  const move = useMove();
  const [over, setOver] = useState<string>();
  const dragged = useRef<PlannedPage>(undefined);
  const last = useRef<string>(undefined);
  const fullDay = inWords({ dateStyle: 'full' });
  const stay = ({ title }: PlannedPage, reasons: readonly string[] = []): void => {
    notify([t('calendar.notMoved', { title }), ...reasons].join('. '), { kind: reasons.length > 0 ? 'error' : 'info' });
  };
  const drag: EntryDrag = {
    onStart(entry) {
      dragged.current = entry;
      last.current = dayOf(entry);
    },
    onMove({ x, y }) {
      const day = dayAt(x, y);
      if (day === last.current) return;
      last.current = day;
      setOver(day);
      if (day !== undefined) announce(fullDay.format(new Date(`${day}T00:00Z`)));
    },
    onEnd(isDropped) {
      const [entry, day] = [dragged.current, last.current];
      dragged.current = undefined;
      setOver(undefined);
      if (!entry) return;
      if (!isDropped || day === undefined || day === dayOf(entry)) return stay(entry);
      void move(entry, day).then((reasons) => {
        if (reasons.length > 0) stay(entry, reasons);
      });
    },
  };
  return { drag, over };
}

/** A month as a calendar, with what is planned on its days. */
export function MonthGrid({ month, entries, caption, onOpen }: MonthGridProps): ReactElement {
  const { drag, over } = useEntryDrag();
  const weeks = weeksOf(month);
  const today = dayIn(siteTimeZone());
  const byDay = Map.groupBy(entries, dayOf);
  const [weekday, weekdayName, fullDay] = [
    inWords({ weekday: 'short' }),
    inWords({ weekday: 'long' }),
    inWords({ dateStyle: 'full' }),
  ];
  const moment = (day: string): Date => new Date(`${day}T00:00Z`);
  return (
    <table className="lc-calendar">
      <caption className="lc-hidden">{caption}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayName.format(moment(day))}>
              {weekday.format(moment(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const planned = byDay.get(day) ?? [];
              return (
                <td
                  key={day}
                  data-day={day}
                  data-empty={planned.length === 0 || undefined}
                  data-outside={!day.startsWith(month) || undefined}
                  data-over={day === over || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time className="lc-calendar__day lc-num" dateTime={day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="lc-calendar__full">{fullDay.format(moment(day))}</span>
                  </time>
                  {planned.length > 0 && (
                    <ul className="lc-calendar__entries">
                      {planned.map((entry) => (
                        <li key={entryKey(entry)}>
                          <CalendarEntry entry={entry} drag={drag} onOpen={onOpen} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
