import type { PluginApp } from '@lectern/core/server';
import type { ListedAppointment } from '../../appointments.calls.ts';
import type { Appointment } from './appointment.entity.ts';
import { openContact } from './contact.ts';

/** An appointment as staff lists it. */
export function presentListed(app: PluginApp, appointment: Appointment): ListedAppointment {
  const { id, reference, status, regionID, advisorID, startsAt, endsAt, sequence } = appointment;
  return {
    id,
    reference: reference ?? '',
    status: status === 'cancelled' ? 'cancelled' : 'confirmed',
    region: regionID,
    advisor: advisorID,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    name: openContact(app, appointment)?.contactPerson ?? null,
    sequence,
  };
}
