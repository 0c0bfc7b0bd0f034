import { LinkButton } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { t } from '../planner-texts.ts';
import { clockText } from '../reason-text.ts';
import { MoveHandle } from './move-handle.tsx';
import { nameOf } from './use-names.ts';
import type { Names } from './use-names.ts';
import type { WeekMove } from './use-week-move.ts';

interface BookedLineProps {
  readonly appointment: ListedAppointment;
  readonly names: Names;
  /** Shows whose it is. */
  readonly hasAdvisor: boolean;
  readonly move: WeekMove;
}

const canMove = ({ status, start }: ListedAppointment): boolean => status === 'confirmed' && Date.parse(start) > Date.now();

/** An appointment in the week, with a handle by which it is moved while it can be. */
export function BookedLine({ appointment, names, hasAdvisor, move }: BookedLineProps): ReactElement {
  const { id, start, name, region, advisor } = appointment;
  return (
    <li className="planner-booked" data-lifted={move.moving?.appointment.id === id || undefined}>
      <LinkButton theme="plain" to={`/planner/appointments/${id}`}>
        <time dateTime={start} className="lc-num">
          {clockText(start)}
        </time>{' '}
        {name ?? t('appointments.erased')}
      </LinkButton>
      <span className="lc-under">
        {[...(hasAdvisor ? [nameOf(names.advisors, advisor)] : []), nameOf(names.regions, region)].join(', ')}
      </span>
      {names.mayManage && canMove(appointment) && <MoveHandle appointment={appointment} move={move} />}
    </li>
  );
}
