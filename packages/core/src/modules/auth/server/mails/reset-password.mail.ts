import { createAccountToken } from '../account-token.ts';
import { lifetime } from './lifetime.ts';
import type { MailTemplate } from '#server/kernel/mailer.ts';
import { resetPasswordTexts } from './reset-password.texts.ts';
import { isOvertaken, mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { accountSettings } from '#modules/sessions/server/public.ts';

/**
 * The link with which somebody chooses a new password. It is queued for every address that anybody types, so that
 * nothing tells which of them have an account; that is looked up here, when nobody waits for an answer.
 */
export const resetPasswordMail: MailTemplate = {
  name: 'reset-password',
  async compose({ em, app, recipient, mailID, now }) {
    const user = await em.findOne(User, { email: recipient.email });
    if (!user?.passwordHash || (await isOvertaken(em, mailID))) return undefined;
    const token = await createAccountToken({ em, signer: app.signer }, { user, purpose: 'reset', mailID }, now);
    const { resetMinutes } = accountSettings(app);
    const language = mailLanguage(user.language);
    const texts = resetPasswordTexts[language];
    return writeMail(app, {
      language,
      subject: texts.subject(app.settings.name),
      paragraphs: texts.paragraphs(user.name),
      // Behind the hash, which browsers send to nobody: it reaches no log and no other site.
      actions: [{ label: texts.action, path: `/cmsadmin/reset-password#token=${token}` }],
      after: [texts.after(lifetime(resetMinutes, language))],
    });
  },
};
