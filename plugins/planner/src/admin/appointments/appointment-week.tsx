import { Button, ErrorState, Skeleton } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { daysOf } from '../../slots/week.ts';
import type { Week } from '../../slots/week.ts';
import { DayColumn } from '../day-column.tsx';
import { t } from '../planner-texts.ts';
import { clockText, dayOfMoment } from '../reason-text.ts';
import { WeekBar } from '../week-bar.tsx';
import { BookedLine } from './booked-line.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MovePlaces } from './move-places.tsx';
import type { Names } from './use-names.ts';
import { useWeekMove } from './use-week-move.ts';
import type { WeekMove } from './use-week-move.ts';

interface WeekProps {
  readonly week: Week;
  readonly onWeek: (week: Week) => void;
  readonly items: readonly ListedAppointment[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly names: Names;
  /** Shows of each whose it is. */
  readonly hasAdvisors: boolean;
  readonly filters: ReactNode;
}

/** What is being moved, and the way out of it; beside the pointer where that moves it. */
function MoveNote({ move: { moving, places, chip, leave } }: { readonly move: WeekMove }): ReactElement | null {
  if (!moving) return null;
  const { appointment, how } = moving;
  const name = appointment.name ?? appointment.reference;
  const hasNone = places !== undefined && [...places.values()].every((slots) => slots.length === 0);
  return (
    <>
      <div className="lc-note planner-moving">
        <span>{t(hasNone ? 'move.noPlace' : 'move.picked', { name })}</span>
        <Button size="small" onPress={leave}>
          {t('action.cancel')}
        </Button>
      </div>
      {how === 'pointer' && (
        <div className="planner-drag lc-num" ref={chip} aria-hidden="true">
          {`${clockText(appointment.start)} ${name}`}
        </div>
      )}
    </>
  );
}

/** The appointments of a week, each day a column where there is room. Each can be moved to a free time of its advisor. */
export function AppointmentWeek(props: WeekProps): ReactElement {
  const { week, onWeek, items, error, onRetry, names, hasAdvisors, filters } = props;
  const heading = useId();
  const move = useWeekMove(week, items);
  return (
    <section className="lc-panel lc-list" aria-labelledby={heading}>
      <div className="lc-toolbar">{filters}</div>
      <div className="planner-part">
        <WeekBar id={heading} week={week} onWeek={onWeek}>
          {items && t('appointments.count', { count: items.length })}
        </WeekBar>
        <MoveNote move={move} />
        {error && <ErrorState title={t('action.failed')} onRetry={onRetry} />}
        {!items && !error && <Skeleton lines={6} />}
        {items && (
          <ol className="planner-week">
            {daysOf(week).map((date) => {
              const own = items.filter(({ start }) => dayOfMoment(start) === date);
              return (
                <DayColumn key={date} date={date} empty={own.length === 0 ? t('week.none') : undefined}>
                  {own.length > 0 && (
                    <ul className="planner-times">
                      {own.map((each) => (
                        <BookedLine key={each.id} appointment={each} names={names} hasAdvisor={hasAdvisors} move={move} />
                      ))}
                    </ul>
                  )}
                  <MovePlaces date={date} move={move} />
                </DayColumn>
              );
            })}
          </ol>
        )}
      </div>
      {move.moving && move.chosen !== undefined && (
        <MoveDialog key={move.chosen} appointment={move.moving.appointment} start={move.chosen} onClose={move.end} />
      )}
    </section>
  );
}
