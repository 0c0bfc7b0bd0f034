import { StatusBadge } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import { t } from '../planner-texts.ts';

/** How an appointment stands. */
export const AppointmentBadge = ({ status }: Pick<ListedAppointment, 'status'>): ReactElement => (
  <StatusBadge tone={status === 'cancelled' ? 'warning' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>
);
