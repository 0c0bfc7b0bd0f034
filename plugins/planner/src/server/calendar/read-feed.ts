import { languageOf } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { calendarEvent } from '../appointments/read-appointment.ts';
import { timeLabel } from '../appointments/labels.ts';
import { hashOfToken } from '../links/tokens.ts';
import { optionsOf } from '../planner-app.ts';
import { rulesOf } from '../appointments/wanted.ts';
import { textOf } from '../texts.ts';
import { AdvisorCalendar } from './advisor-calendar.entity.ts';
import { writeCalendar } from './write-calendar.ts';

const day = 86_400_000;
/** Days before today that a calendar still holds. */
const past = 30;

/** The calendar of an advisor by the token of its address; undefined for every other. It names nobody: reference and region do. */
export async function readFeed(app: PluginApp, token: string): Promise<string | undefined> {
  const em = app.em();
  const calendar = await em.findOne(AdvisorCalendar, { tokenHash: hashOfToken(token) });
  if (!calendar) return undefined;
  const { advisors, regions } = await rulesOf(app, em);
  const advisor = advisors.find(({ id }) => id === calendar.advisorID);
  if (!advisor) return undefined;
  const appointments = await em.find(
    Appointment,
    { advisorID: advisor.id, status: 'confirmed', endsAt: { $gt: new Date(app.now().getTime() - past * day) } },
    { orderBy: { startsAt: 'asc' } },
  );
  const { timeZone } = optionsOf(app);
  const events = appointments.map((appointment) => ({
    ...calendarEvent(app, {
      appointment,
      language: languageOf(app.site.defaultLocale),
      label: timeLabel(appointment.startsAt.getTime(), timeZone, app.site.defaultLocale),
      regionName: regions.find(({ id }) => id === appointment.regionID)?.name ?? '',
      advisorName: advisor.name,
      advisorEmail: advisor.email,
      advisorUserID: undefined,
    }),
    title: appointment.reference ?? '',
  }));
  return writeCalendar(events, 'PUBLISH', textOf('feedName', languageOf(app.site.defaultLocale), { advisor: advisor.name }));
}
