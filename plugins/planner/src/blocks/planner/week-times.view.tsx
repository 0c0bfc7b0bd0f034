import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import type { ShownDay, ShownSlot, ShownWeek } from '../../planner-data.types.ts';
import { plannerControls, timeValue } from '../../planner-form.ts';

/** A label in two parts: the day, which its heading says already, and the time. */
const partsOf = (label: string): readonly [day: string, time: string] => {
  const end = label.lastIndexOf(', ');
  return end === -1 ? ['', label] : [label.slice(0, end + 2), label.slice(end + 2)];
};

function TimeButton({ slot, hasSeveral }: { readonly slot: ShownSlot; readonly hasSeveral: boolean }): ReactNode {
  const [day, time] = partsOf(slot.label);
  return (
    <li>
      <button className="planner-time" type="submit" name={plannerControls.time} value={timeValue(slot)}>
        <span className="site-hidden">{day}</span>
        <span className="planner-clock">{time}</span>
        {hasSeveral && <span className="planner-quiet"> {slot.advisorName}</span>}
      </button>
    </li>
  );
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

interface WeekTimesProps {
  readonly days: readonly ShownDay[];
  readonly week: ShownWeek;
  readonly hasSeveral: boolean;
  readonly site: SiteContext;
}

/** The ways from a week to others. */
export const WeekNavigation = ({ week, site }: Pick<WeekTimesProps, 'week' | 'site'>): ReactNode => (
  <nav className="planner-weeks" aria-label={site.t('week.navigation')}>
    {week.previous !== undefined && (
      <a className="planner-previous" href={week.previous} data-swap="">
        {site.t('week.previous')}
      </a>
    )}
    {week.first !== undefined && (
      <a href={week.first} data-swap="">
        {site.t('week.first')}
      </a>
    )}
    {week.next !== undefined && (
      <a className="planner-next" href={week.next} data-swap="">
        {site.t('week.next')}
      </a>
    )}
  </nav>
);

/** The days of a week with their times as buttons, within a form. */
export function WeekTimes({ days, hasSeveral, site }: Omit<WeekTimesProps, 'week'>): ReactNode {
  if (days.every(({ slots }) => slots.length === 0)) return <p className="planner-empty">{site.t('week.empty')}</p>;
  const shown = days.filter(({ date, slots }) => slots.length > 0 || !isWeekend(date));
  return (
    <div className="planner-days">
      {shown.map(({ date, title, slots }) => (
        <section key={date} className="planner-day">
          <h2 className="planner-day-title">{title}</h2>
          {slots.length === 0 ? (
            <p className="planner-quiet">{site.t('day.empty')}</p>
          ) : (
            <ul className="planner-times">
              {slots.map((slot) => (
                <TimeButton key={timeValue(slot)} slot={slot} hasSeveral={hasSeveral} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
