import { followPointer } from '@lectern/core/admin';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { handleID } from './use-week-move.ts';
import type { WeekMove } from './use-week-move.ts';

interface MoveHandleProps {
  readonly appointment: ListedAppointment;
  readonly move: WeekMove;
}

/** Pressed, it shows the times to which an appointment can be moved; dragged, it takes the appointment to one of them. */
export function MoveHandle({ appointment, move }: MoveHandleProps): ReactElement {
  const { id, start, name, reference } = appointment;
  const wasDragged = useRef(false);
  const isMoving = move.moving?.appointment.id === id;
  return (
    <button
      type="button"
      id={handleID(id)}
      className="planner-handle"
      aria-label={t('move.handle', { time: momentText(start), name: name ?? reference })}
      aria-pressed={isMoving}
      onPointerDown={({ button, currentTarget, nativeEvent }) => {
        wasDragged.current = false;
        if (button !== 0) return;
        followPointer(currentTarget, nativeEvent, {
          onStart: () => {
            wasDragged.current = true;
            move.begin(appointment, 'pointer');
          },
          onMove: move.drag,
          onEnd: move.drop,
        });
      }}
      onClick={() => {
        // The end of a drag is a click to the browser.
        if (wasDragged.current) wasDragged.current = false;
        else if (isMoving) move.leave();
        else move.begin(appointment, 'keys');
      }}
    >
      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true" fill="currentColor">
        {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
      </svg>
    </button>
  );
}
