import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import { printAnswers } from '../../definition/print-answers.ts';
import { mailText } from './mail-texts.ts';
import { readSubmission } from './read-submission.ts';

/** Tells the office of a submission: with a link to it, and with its answers only where its form says so. */
export const officeMail: MailTemplate<PluginApp> = {
  name: 'office',
  async compose({ app, em, references, language }) {
    const found = await readSubmission(app, em, String(references['submission']));
    if (!found) return undefined;
    const { submission, form, answers } = found;
    const values = { title: wordsIn(form, language)(form.title), reference: submission.reference };
    const printed = form.mailsAnswers ? printAnswers(form, answers, language) : [];
    return app.mail.write({
      subject: mailText('officeSubject', language, values),
      paragraphs: [mailText('officeText', language, values)],
      actions: [{ label: mailText('officeLink', language), path: `/cmsadmin/forms/inbox/${submission.id}` }],
      after: printed.flatMap(({ title, lines }) => [
        title,
        ...lines.filter(({ words }) => words.length > 0).map(({ label, words }) => `${label}: ${words.join(', ')}`),
      ]),
      language,
    });
  },
};
