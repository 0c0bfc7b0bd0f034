import { languageOf, LecternError } from '@lectern/core';
import type { PluginApp } from '@lectern/core/server';
import { contactFields } from '../../planner-form.ts';
import { fail } from '../fail.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';
import { openWaiting } from '../appointments/contact.ts';
import type { Contact } from '../appointments/contact.ts';
import { contactErrors, readContact } from '../appointments/read-contact.ts';
import { firstDay } from '../appointments/times.ts';
import { regionOf } from '../appointments/wanted.ts';
import { lookingAt } from '../backend/attempt.ts';
import type { Asking } from '../backend/attempt.ts';
import type { ContactSent, PlannerBackend } from '../backend/planner-backend.types.ts';
import { optionsOf } from '../planner-app.ts';
import { textOf } from '../texts.ts';
import { joinWaiting } from './waiting.commands.ts';
import { Waiting } from './waiting.entity.ts';

/** What whoever waits agrees to. */
export const consentText = (app: Pick<PluginApp, 'options'>, locale: string): string =>
  textOf('waitingConsent', languageOf(locale), { days: optionsOf(app).retentionDays });

/** Puts a visitor on the waiting list of a region without a free time. */
export async function waitForTime(
  { app, locale, run }: Asking,
  { region: id, contact: sent, hasConsent }: Parameters<PlannerBackend['joinWaiting']>[0],
): Promise<{ readonly region: string; readonly regionName: string }> {
  const region = await regionOf(app, id);
  const errors = [...contactErrors(sent), ...(hasConsent ? [] : [{ property: 'consent', code: 'V_01' }])];
  if (errors.length > 0) throw new LecternError(errors);
  if ((await firstDay(lookingAt(app, region))) !== undefined) fail('hasTimes', 'region');
  await run(joinWaiting, { regionID: id, contact: readContact(sent), consent: consentText(app, locale), locale });
  return { region: id, regionName: region.name };
}

/** Who confirms: as they say, or, for a time that was held for somebody who waited, as they said then. */
export async function contactOf(app: PluginApp, held: Appointment | undefined, sent: ContactSent): Promise<Contact> {
  const isSaid = contactFields.some((field) => (sent[field] ?? '') !== '');
  const person = held && !isSaid ? await app.em().findOne(Waiting, { holdID: held.id }) : null;
  return person ? openWaiting(app, person) : readContact(sent);
}
