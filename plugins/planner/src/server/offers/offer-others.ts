import { languageOf } from '@lectern/core';
import type { PluginCommandContext } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { hashOfToken, linkToken } from '../links/tokens.ts';
import { subjects } from '../subjects.ts';
import { findAbsenceOver } from './covered.ts';

/**
 * Offers whoever an appointment is with other times by a mail with a link of its own, because its advisor is away then. The
 * appointment stays until they choose.
 */
export async function offerOthers(
  context: PluginCommandContext,
  { id, sequence, locale }: Appointment,
  absenceID: string,
): Promise<void> {
  const { app, em } = context;
  await em.nativeUpdate(Appointment, { id }, { offerHash: hashOfToken(linkToken(app, 'offer', id)) });
  await app.mail.queue(context, {
    to: 'template',
    template: 'planner:away',
    references: { appointment: id, sequence, absence: absenceID },
    about: { entity: subjects.appointment, id },
    language: languageOf(locale),
  });
}

/** Does so at once where a new appointment lies in an absence. */
export async function offerWhereAway(context: PluginCommandContext, appointment: Appointment): Promise<void> {
  const absence = await findAbsenceOver(context.em, appointment);
  if (absence) await offerOthers(context, appointment, absence.id);
}
