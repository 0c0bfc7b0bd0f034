import { Skeleton } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { StaffSlotDay } from '../rules.calls.ts';
import type { Week } from '../slots/week.ts';
import { DayColumn } from './day-column.tsx';
import { t } from './planner-texts.ts';
import { reasonText } from './reason-text.ts';
import { slotRuns, timeText } from './slot-runs.ts';
import type { SlotRun } from './slot-runs.ts';
import { useSlots } from './use-rules.ts';
import { WeekBar } from './week-bar.tsx';

/** Times that are offered, each by itself; those that are not, from the first to the last, with why not. */
function Run({ run: { reason, slots }, day }: { readonly run: SlotRun; readonly day: StaffSlotDay }): ReactElement {
  const [first, last] = [slots[0], slots.at(-1)];
  const ends = [first, ...(first === last ? [] : [last])].flatMap((slot) => (slot ? timeText(slot, day.slots) : []));
  return (
    <li className="planner-run" data-is-offered={reason === null}>
      {reason ? (
        <span className="lc-num">{ends.join(' – ')}</span>
      ) : (
        <span className="planner-chips lc-num">
          {slots.map((slot) => (
            <time key={slot.start} dateTime={slot.start}>
              {timeText(slot, day.slots)}
            </time>
          ))}
        </span>
      )}
      <span className="lc-under">{reason ? reasonText(reason) : t('times.offered')}</span>
    </li>
  );
}

interface SlotWeekProps {
  readonly region: string;
  readonly advisor: string;
  readonly week: Week;
  readonly onWeek: (week: Week) => void;
}

/** The times of an advisor in a week, offered or not, and which rule keeps each from it. */
export function SlotWeek({ region, advisor, week, onWeek }: SlotWeekProps): ReactElement {
  const heading = useId();
  const { data } = useSlots({ region, advisor, week: week.id });
  const count = data?.flatMap(({ slots }) => slots).filter(({ reason }) => reason === null).length ?? 0;
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <WeekBar id={heading} week={week} onWeek={onWeek}>
        {data && t('times.count', { count })}
      </WeekBar>
      {data ? (
        <ol className="planner-week">
          {data.map((day) => (
            <DayColumn
              key={day.date}
              date={day.date}
              empty={day.slots.length > 0 ? undefined : day.reason ? reasonText(day.reason) : t('times.none')}
            >
              {day.slots.length > 0 && (
                <ul className="planner-times">
                  {slotRuns(day.slots).map((run) => (
                    <Run key={run.slots[0]?.start} run={run} day={day} />
                  ))}
                </ul>
              )}
            </DayColumn>
          ))}
        </ol>
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  );
}
