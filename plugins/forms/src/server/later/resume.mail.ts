import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import { mailText } from '../mails/mail-texts.ts';
import { askedForm } from '../texts/asked-form.ts';
import { readLink } from './resume-link.ts';

/** Leads whoever asked for it back to what they filled in, once. */
export const resumeMail: MailTemplate<PluginApp> = {
  name: 'resume',
  async compose({ app, em, references, language }) {
    const found = await readLink(app, em, String(references['resume']));
    const form = await askedForm(app, String(references['form']), em);
    if (!found || !form) return undefined;
    const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: app.site.timeZone }).format(
      found.resume.until,
    );
    const values = { title: wordsIn(form, language)(form.title), until };
    const { path, token } = found.link;
    return app.mail.write({
      subject: mailText('resumeSubject', language, values),
      paragraphs: [mailText('resumeText', language, values)],
      actions: [{ label: mailText('resumeLink', language), path: `${encodeURI(path)}?verder=${token}` }],
      after: [mailText('resumeUntil', language, values)],
      language,
    });
  },
  findRecipient: async ({ app, em, references }) => (await readLink(app, em, String(references['resume'])))?.link.address,
};
