import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { textOf } from '../texts.ts';
import { calendarPart, readMail } from './read-mail.ts';

const subjectsOf = { confirmed: 'advisorConfirmed', moved: 'advisorMoved', cancelled: 'advisorCancelled' } as const;

/** Tells the advisor: time, name and link. The rest is behind the login. */
export const advisorMail: MailTemplate<PluginApp> = {
  name: 'advisor',
  async compose(context) {
    const { app, language } = context;
    const mail = await readMail(context);
    if (!mail?.advisorEmail) return undefined;
    const values = { label: mail.label, name: mail.contact?.contactPerson ?? '' };
    return {
      ...app.mail.write({
        subject: textOf(subjectsOf[mail.kind], language, values),
        paragraphs: [textOf(mail.contact ? 'advisorText' : 'advisorErased', language, values)],
        actions: [{ label: textOf('advisorLink', language), path: `/cmsadmin/planner/appointments/${mail.appointment.id}` }],
        language,
      }),
      calendar: await calendarPart(app, mail, { name: mail.advisorName, email: mail.advisorEmail }),
    };
  },
  findRecipient: async (context) => (await readMail(context))?.advisorEmail,
};
