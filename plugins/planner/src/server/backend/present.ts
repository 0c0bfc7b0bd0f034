import type { PluginApp } from '@lectern/core/server';
import type { CalledAppointment, CalledSlot } from '../../planner.calls.ts';
import type { Slot } from '../../slots/rules.types.ts';
import type { Zone } from '../../slots/zone.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { timeLabel } from '../appointments/labels.ts';
import { readAppointment } from '../appointments/read-appointment.ts';
import { linkToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import type { RegionRules } from '../rules/read-rules.ts';

/** A free time with its words. */
export const presentSlot = (
  app: Pick<PluginApp, 'options'>,
  locale: string,
  { advisors, zone = optionsOf(app).timeZone }: Pick<RegionRules, 'advisors'> & { readonly zone?: string | Zone },
  { start, end, advisor }: Pick<Slot, 'start' | 'end' | 'advisor'>,
): CalledSlot => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  label: timeLabel(start, zone, locale),
  advisor,
  advisorName: advisors.find(({ id }) => id === advisor)?.name ?? '',
});

/** An appointment as whoever has its link is told of it: its contact is not. */
export async function presentAppointment(app: PluginApp, appointment: Appointment): Promise<CalledAppointment> {
  const { label, regionName, advisorName } = await readAppointment(app, app.em(), appointment);
  return {
    reference: appointment.reference ?? '',
    status: appointment.status === 'cancelled' ? 'cancelled' : 'confirmed',
    region: appointment.regionID,
    regionName,
    start: appointment.startsAt.toISOString(),
    end: appointment.endsAt.toISOString(),
    label,
    advisor: appointment.advisorID,
    advisorName,
    token: linkToken(app, 'view', appointment.id),
  };
}
