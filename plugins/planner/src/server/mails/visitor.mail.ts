import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { openMessage } from '../appointments/contact.ts';
import { pagePath } from '../links/page-path.ts';
import { linkToken } from '../links/tokens.ts';
import { textOf } from '../texts.ts';
import { calendarPart, readMail } from './read-mail.ts';
import type { MailedAppointment } from './read-mail.ts';

/** Links to move and to cancel; to the planner where there is nothing left to change. */
function actionsOf(app: PluginApp, { appointment: { id, locale }, kind }: MailedAppointment, language: string) {
  if (kind === 'cancelled') return [{ label: textOf('newLink', language), path: pagePath(app, locale) }];
  return [
    { label: textOf('moveLink', language), path: pagePath(app, locale, { verzetten: linkToken(app, 'move', id) }) },
    { label: textOf('cancelLink', language), path: pagePath(app, locale, { annuleren: linkToken(app, 'cancel', id) }) },
  ];
}

const valuesOf = ({ appointment, label, advisorName, regionName }: MailedAppointment) => ({
  label,
  advisor: advisorName,
  region: regionName,
  reference: appointment.reference ?? '',
});

const findRecipient: MailTemplate<PluginApp>['findRecipient'] = async (context) => (await readMail(context))?.contact?.email;

/** Tells whoever made an appointment that it stands, was moved or was cancelled. */
export const visitorMail: MailTemplate<PluginApp> = {
  name: 'visitor',
  async compose(context) {
    const { app, language } = context;
    const mail = await readMail(context);
    if (!mail?.contact) return undefined;
    const values = valuesOf(mail);
    const message = openMessage(app, mail.appointment);
    const { contactPerson, email } = mail.contact;
    return {
      ...app.mail.write({
        subject: textOf(`${mail.kind}Subject`, language, values),
        paragraphs: [textOf(`${mail.kind}Text`, language, values), ...(message === undefined ? [] : [message])],
        actions: actionsOf(app, mail, language),
        language,
      }),
      calendar: await calendarPart(app, mail, { name: contactPerson, email }),
    };
  },
  findRecipient,
};

/** Reminds of an appointment a day before it. */
export const reminderMail: MailTemplate<PluginApp> = {
  name: 'reminder',
  async compose(context) {
    const { app, language, now } = context;
    const mail = await readMail(context);
    if (!mail || mail.appointment.startsAt <= now) return undefined;
    const values = valuesOf(mail);
    return app.mail.write({
      subject: textOf('reminderSubject', language, values),
      paragraphs: [textOf('reminderText', language, values)],
      actions: actionsOf(app, mail, language),
      language,
    });
  },
  findRecipient,
};
