import { User } from '../user.entity.ts';
import type { MailTemplate } from '#server/kernel/mailer.ts';
import { addressChangedTexts } from './address-changed.texts.ts';
import { mailLanguage, writeMail } from '#modules/mail/server/public.ts';

/**
 * Tells the address that an account had until now: whoever took an account over would otherwise be the only one to
 * know. The new address is nobody's business there, and there is no link to press.
 */
export const addressChangedMail: MailTemplate = {
  name: 'address-changed',
  async compose({ em, app, recipient, references }) {
    const user = await em.findOne(User, { id: Number(references['userID']) });
    // Gone, or back at this address.
    if (!user || user.email === recipient.email) return undefined;
    const language = mailLanguage(user.language);
    const { subject, paragraphs } = addressChangedTexts[language];
    const { name } = app.settings;
    return writeMail(app, { language, subject: subject(name), paragraphs: paragraphs(user.name, name) });
  },
};
