import type { MailTemplate, PluginApp } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import { receiptHours, receiptToken } from '../receipt/receipt-token.ts';
import { mailText } from './mail-texts.ts';
import { readSubmission } from './read-submission.ts';

/** Tells whoever sent a form that it is there, what happens next, and where it can be had for a day. */
export const confirmationMail: MailTemplate<PluginApp> = {
  name: 'confirmation',
  async compose({ app, em, references, language, now }) {
    const found = await readSubmission(app, em, String(references['submission']));
    if (!found) return undefined;
    const { submission, form } = found;
    const words = wordsIn(form, language);
    const values = { title: words(form.title), reference: submission.reference };
    const isThere = now.getTime() < submission.createdAt.getTime() + receiptHours * 3_600_000;
    return app.mail.write({
      subject: `${values.title} ${values.reference}`,
      paragraphs: [mailText('confirmationText', language, values), words(form.thanks.text)],
      ...(isThere
        ? {
            actions: [
              {
                label: mailText('receiptLink', language),
                path: `${app.apiPath}/forms/receipt/${receiptToken(app, submission.id)}`,
              },
            ],
            after: [mailText('receiptUntil', language)],
          }
        : {}),
      language,
    });
  },
  async findRecipient({ app, em, references }) {
    const found = await readSubmission(app, em, String(references['submission']));
    const address = found?.form.confirmTo === undefined ? undefined : found.answers[found.form.confirmTo];
    return typeof address === 'string' ? address : undefined;
  },
};
