import { languageOf } from '@lectern/core';
import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import { optionsOf } from '../planner-app.ts';
import { Advisor } from '../rules/advisor.entity.ts';
import { Region } from '../rules/region.entity.ts';
import type { CalendarEvent } from '../calendar/write-calendar.ts';
import { textOf } from '../texts.ts';
import type { Appointment } from './appointment.entity.ts';
import { timeLabel } from './labels.ts';

/** An appointment with the names of what it is about, as they are now. */
export interface ReadAppointment {
  readonly appointment: Appointment;
  readonly language: string;
  readonly label: string;
  readonly regionName: string;
  readonly advisorName: string;
  readonly advisorEmail: string | undefined;
  readonly advisorUserID: number | undefined;
}

type App = Pick<PluginApp, 'options' | 'origin' | 'site'>;

/** The names of an appointment. Who left is still named. */
export async function readAppointment(
  app: App,
  em: Pick<PluginEntityManager, 'findOne'>,
  appointment: Appointment,
): Promise<ReadAppointment> {
  const advisor = await em.findOne(Advisor, { id: appointment.advisorID });
  const region = await em.findOne(Region, { id: appointment.regionID });
  return {
    appointment,
    language: languageOf(appointment.locale),
    label: timeLabel(appointment.startsAt.getTime(), optionsOf(app).timeZone, appointment.locale),
    regionName: region?.name ?? '',
    advisorName: advisor?.name ?? '',
    advisorEmail: advisor?.email,
    advisorUserID: advisor?.userID ?? undefined,
  };
}

/** An appointment for a calendar, of nobody in particular. */
export const calendarEvent = ({ origin }: Pick<PluginApp, 'origin'>, read: ReadAppointment): CalendarEvent => ({
  uid: `${read.appointment.id}@${new URL(origin).hostname}`,
  sequence: read.appointment.sequence,
  start: read.appointment.startsAt,
  end: read.appointment.endsAt,
  title: textOf('title', read.language, { advisor: read.advisorName }),
  description: [read.appointment.reference, read.regionName].filter(Boolean).join(', '),
  isCancelled: read.appointment.status === 'cancelled',
  changedAt: read.appointment.changedAt,
});
