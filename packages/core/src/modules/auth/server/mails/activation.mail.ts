import { createAccountToken } from '../account-token.ts';
import { lifetime } from './lifetime.ts';
import type { ComposeContext, MailTemplate } from '#server/kernel/mailer.ts';
import { activationTexts } from './activation.texts.ts';
import { isOvertaken, mailLanguage, writeMail } from '#modules/mail/server/public.ts';
import { activationMailName, User } from '#modules/users/server/public.ts';
import { accountSettings } from '#modules/sessions/server/public.ts';

/** The name of whoever invites, as it is now; undefined where that is nobody, or nobody any more. */
async function inviterOf({ em, references }: Pick<ComposeContext, 'em' | 'references'>): Promise<string | undefined> {
  const id = references['invitedBy'];
  return id === undefined ? undefined : (await em.findOne(User, { id: Number(id) }))?.name;
}

/**
 * The invitation of somebody who has an account and no password yet: in the language that was chosen for them, else in
 * that of the site, because nobody knows theirs.
 */
export const activationMail: MailTemplate = {
  name: activationMailName,
  async compose(context) {
    const { em, app, recipient, mailID, now } = context;
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID });
    if (!user || user.passwordHash || (await isOvertaken(em, mailID))) return undefined;
    const token = await createAccountToken({ em, signer: app.signer }, { user, purpose: 'activation', mailID }, now);
    const { activationDays } = accountSettings(app);
    const language = mailLanguage(context.language);
    const texts = activationTexts[language];
    const inviter = await inviterOf(context);
    const { name } = app.settings;
    return writeMail(app, {
      language,
      subject: texts.subject(name, inviter),
      paragraphs: [texts.hello(user.name), texts.invitation(name, inviter)],
      // Behind the hash, which browsers send to nobody: it reaches no log and no other site.
      actions: [{ label: texts.action, path: `/cmsadmin/activate#token=${token}` }],
      after: [texts.after(lifetime(activationDays * 1440, language))],
    });
  },
};
