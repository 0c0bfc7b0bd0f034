import { announce, Button, FieldLayout, Skeleton, useFieldWiring } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { addWeeks, weekOf } from '../../slots/week.ts';
import { t } from '../planner-texts.ts';
import { dayText, spanText } from '../reason-text.ts';
import { useSlots } from '../use-rules.ts';
import { isFree } from './is-free.ts';
import { today } from './listing.ts';

interface FreeTimesProps {
  readonly region: string;
  readonly advisor: string;
  /** ISO 8601; empty while none was chosen. */
  readonly value: string;
  readonly onChange: (start: string) => void;
  readonly errors: readonly string[];
  /** The week that shows first is that of this day. Default: today. */
  readonly day?: string;
  /** The appointment that is to be moved: its own time is in no way. */
  readonly except?: string;
}

/** The free times of an advisor by week, one of which is chosen. */
export function FreeTimes({ region, advisor, value, onChange, errors, day = today(), except }: FreeTimesProps): ReactElement {
  const label = t('free.label');
  const wiring = useFieldWiring({ errors });
  const [week, setWeek] = useState(() => weekOf(day));
  const { data } = useSlots({ region, advisor, week: week.id, ...(except === undefined ? {} : { except }) });
  const days = (data ?? [])
    .map(({ date, slots }) => ({ date, slots: slots.filter(isFree) }))
    .filter((each) => each.slots.length > 0);
  const turn = (weeks: number): void => {
    const next = addWeeks(week, weeks);
    setWeek(next);
    announce(t('times.changed', { number: next.number }));
  };
  return (
    <FieldLayout label={label} errors={errors} wiring={wiring} isGroup isRequired>
      <div className="planner-bar">
        <span className="lc-num">{`${t('times.week', { number: week.number })}, ${spanText(week.from, week.to)}`}</span>
        <span className="planner-turns">
          <Button size="small" onPress={() => turn(-1)}>
            {t('times.previous')}
          </Button>
          <Button size="small" onPress={() => turn(1)}>
            {t('times.next')}
          </Button>
        </span>
      </div>
      {!data && <Skeleton lines={3} />}
      {data && days.length === 0 && <p className="lc-quiet">{t('free.none')}</p>}
      {days.map(({ date, slots }) => (
        <div key={date} className="planner-free" role="group" aria-label={dayText(date)}>
          <span className="lc-under" aria-hidden="true">
            {dayText(date)}
          </span>
          <div className="planner-choices">
            {slots.map(({ start, time }) => (
              <label key={start} className="planner-choice lc-num">
                <input type="radio" name={wiring.id} value={start} checked={start === value} onChange={() => onChange(start)} />
                {time}
              </label>
            ))}
          </div>
        </div>
      ))}
    </FieldLayout>
  );
}
