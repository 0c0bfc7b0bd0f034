import { languageOf } from '@lectern/core';
import type { PluginCommandContext } from '@lectern/core/server';
import { subjects } from '../subjects.ts';
import type { Appointment } from '../appointments/appointment.entity.ts';

/** What a mail tells. */
export type MailKind = 'confirmed' | 'moved' | 'cancelled';

const day = 86_400_000;

type Changed = Pick<Appointment, 'id' | 'sequence'>;

const queuedOf = ({ id, sequence }: Changed, kind: MailKind) => ({
  to: 'template' as const,
  references: { appointment: id, sequence, kind },
  about: { entity: subjects.appointment, id },
});

/** Queues what an advisor is told of a change. */
export const queueAdvisorMail = (context: PluginCommandContext, appointment: Changed, kind: MailKind): Promise<void> =>
  context.app.mail.queue(context, {
    ...queuedOf(appointment, kind),
    template: 'planner:advisor',
    language: languageOf(context.app.site.defaultLocale),
  });

/**
 * Queues the mails of a change, in its transaction: to both sides, and the reminder. Each names the change by its number, and
 * is void once there was another.
 */
export async function queueMails(
  context: PluginCommandContext,
  appointment: Changed & Pick<Appointment, 'startsAt' | 'locale'>,
  kind: MailKind,
): Promise<void> {
  const { app, now } = context;
  const queued = { ...queuedOf(appointment, kind), language: languageOf(appointment.locale) };
  await app.mail.queue(context, { ...queued, template: 'planner:visitor' });
  await queueAdvisorMail(context, appointment, kind);
  const remindAt = new Date(appointment.startsAt.getTime() - day);
  if (kind !== 'cancelled' && remindAt > now)
    await app.mail.queue(context, { ...queued, template: 'planner:reminder', notBefore: remindAt });
}
