import { announce, Button } from '@lectern/core/admin';
import type { ReactElement, ReactNode } from 'react';
import { addWeeks, weekOf } from '../slots/week.ts';
import type { Week } from '../slots/week.ts';
import { today } from './appointments/listing.ts';
import { t } from './planner-texts.ts';
import { spanText } from './reason-text.ts';

interface WeekBarProps {
  readonly week: Week;
  readonly onWeek: (week: Week) => void;
  /** Id of the heading. */
  readonly id: string;
  /** What stands in the week. */
  readonly children: ReactNode;
}

/** Which week is shown, and the ways to others. */
export function WeekBar({ week, onWeek, id, children }: WeekBarProps): ReactElement {
  const turnTo = (next: Week): void => {
    onWeek(next);
    announce(t('times.changed', { number: next.number }));
  };
  return (
    <div className="planner-bar">
      <h2 id={id}>{t('times.week', { number: week.number })}</h2>
      <span className="lc-num">{spanText(week.from, week.to)}</span>
      <span className="planner-turns">
        <Button size="small" onPress={() => turnTo(addWeeks(week, -1))}>
          {t('times.previous')}
        </Button>
        <Button size="small" onPress={() => turnTo(weekOf(today()))}>
          {t('week.now')}
        </Button>
        <Button size="small" onPress={() => turnTo(addWeeks(week, 1))}>
          {t('times.next')}
        </Button>
      </span>
      <span className="lc-quiet lc-num">{children}</span>
    </div>
  );
}
