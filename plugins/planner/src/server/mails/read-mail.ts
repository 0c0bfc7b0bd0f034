import type { ComposeContext, PluginApp } from '@lectern/core/server';
import { Appointment } from '../appointments/appointment.entity.ts';
import { openContact } from '../appointments/contact.ts';
import type { Contact } from '../appointments/contact.ts';
import { calendarEvent, readAppointment } from '../appointments/read-appointment.ts';
import type { ReadAppointment } from '../appointments/read-appointment.ts';
import { writeCalendar } from '../calendar/write-calendar.ts';
import type { MailKind } from './queue-mails.ts';

type Context = Omit<ComposeContext<PluginApp>, 'recipient'>;

/** The appointment of a mail. */
export interface MailedAppointment extends ReadAppointment {
  /** Undefined where it was cancelled because whoever it was with is erased. */
  readonly contact: Contact | undefined;
  readonly kind: MailKind;
}

/** The appointment of a mail as that knew it; undefined where it was changed since. */
export async function readUnchanged({ em, references }: Pick<Context, 'em' | 'references'>): Promise<Appointment | undefined> {
  const appointment = await em.findOne(Appointment, { id: String(references['appointment']) });
  return appointment?.sequence === references['sequence'] ? (appointment ?? undefined) : undefined;
}

/** What a mail is about; undefined where it was changed since, or stands while nobody knows any more whom it is with. */
export async function readMail(context: Context): Promise<MailedAppointment | undefined> {
  const { app, em, references } = context;
  const appointment = await readUnchanged(context);
  const kind = String(references['kind']) as MailKind;
  if (!appointment || (appointment.status === 'cancelled') !== (kind === 'cancelled')) return undefined;
  const contact = openContact(app, appointment);
  if (!contact && kind !== 'cancelled') return undefined;
  return { ...(await readAppointment(app, em, appointment)), contact, kind };
}

/** The calendar part of a mail about a change. */
export async function calendarPart(
  app: PluginApp,
  mail: MailedAppointment,
  attendee: { readonly name: string; readonly email: string },
) {
  const method = mail.kind === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const organizer = { name: app.site.name, email: mail.advisorEmail ?? attendee.email };
  return {
    method,
    content: await writeCalendar([{ ...calendarEvent(app, mail), organizer, attendee }], method),
    name: 'afspraak.ics',
  };
}
