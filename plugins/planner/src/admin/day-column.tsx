import type { ReactElement, ReactNode } from 'react';
import { today } from './appointments/listing.ts';
import { t } from './planner-texts.ts';
import { shortDayText } from './reason-text.ts';

interface DayColumnProps {
  /** `2026-11-27`. */
  readonly date: string;
  /** In the place of its content, where it has none. */
  readonly empty?: string | undefined;
  readonly children?: ReactNode;
}

/** A day of a week: a column where there is room, else a row of its own. */
export function DayColumn({ date, empty, children }: DayColumnProps): ReactElement {
  const isToday = date === today();
  return (
    <li className="planner-day" data-empty={empty !== undefined || undefined} data-today={isToday || undefined}>
      <h3 className="planner-day__title">
        {shortDayText(date)}
        {isToday && <span className="lc-hidden">, {t('week.today')}</span>}
      </h3>
      {empty !== undefined && <p className="lc-quiet">{empty}</p>}
      {children}
    </li>
  );
}
