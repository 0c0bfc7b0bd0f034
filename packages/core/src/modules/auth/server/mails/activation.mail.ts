import { createAccountToken } from '../account-token.ts';
import { lifetime } from './lifetime.ts';
import type { MailTemplate } from '../../../../server/kernel/mailer.ts';
import { isOvertaken, writeMail } from '../../../mail/server/public.ts';
import { activationMailName, User } from '../../../users/server/public.ts';
import { accountSettings } from '../../../sessions/server/public.ts';

/** The invitation of somebody who has an account and no password yet. */
export const activationMail: MailTemplate = {
  name: activationMailName,
  async compose({ em, app, recipient, mailID, now }) {
    const user = recipient.userID === undefined ? null : await em.findOne(User, { id: recipient.userID });
    if (!user || user.passwordHash || (await isOvertaken(em, mailID))) return undefined;
    const token = await createAccountToken({ em, signer: app.signer }, { user, purpose: 'activation', mailID }, now);
    const { activationDays } = accountSettings(app);
    return writeMail(app, {
      subject: `Activate your account at ${app.settings.name}`,
      paragraphs: [
        `Hello ${user.name},`,
        `An account was made for you with which you can work on ${app.settings.name}. Choose a password to activate it.`,
      ],
      // Behind the hash, which browsers send to nobody: it reaches no log and no other site.
      actions: [{ label: 'Choose a password', path: `/cmsadmin/activate#token=${token}` }],
      after: [`The link works once, for ${lifetime(activationDays * 1440)}. If you did not expect this mail, do nothing.`],
    });
  },
};
