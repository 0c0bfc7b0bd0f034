import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import { mailText } from '../mails/mail-texts.ts';
import { findAsked, openConsentLink } from './consent-link.ts';

const signTemplate = (name: string, text: 'signText' | 'signAgain'): MailTemplate<PluginApp> => ({
  name,
  async compose({ app, em, references, language }) {
    const found = await findAsked(app, em, String(references['consent']));
    if (found?.consent.state !== 'asked') return undefined;
    const { consent, form, submission, person } = found;
    const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: app.site.timeZone }).format(consent.until);
    const values = { title: wordsIn(form, language)(form.title), reference: submission.reference, name: person.name, until };
    const { path, token } = openConsentLink(app, consent);
    return app.mail.write({
      subject: mailText('signSubject', language, values),
      paragraphs: [mailText(text, language, values)],
      actions: [{ label: mailText('signLink', language), path: `${encodeURI(path)}?teken=${token}` }],
      after: [mailText('signUntil', language, values)],
      language,
    });
  },
  findRecipient: async ({ app, em, references }) => (await findAsked(app, em, String(references['consent'])))?.person.email,
});

/** Asks somebody who is named in a submission to sign it. */
export const signMail = signTemplate('sign', 'signText');

/** Asks once more. */
export const signReminderMail = signTemplate('sign-reminder', 'signAgain');
