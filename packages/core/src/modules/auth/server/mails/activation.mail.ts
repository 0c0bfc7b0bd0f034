import { writeMail } from '../../../mail/server/write-mail.ts';
import { isOvertaken } from '../../../mail/server/is-overtaken.ts';
import { User } from '../../../users/server/user.entity.ts';
import { accountSettings } from '../../../sessions/server/account-settings.ts';
import { createAccountToken } from '../account-token.ts';
import { lifetime } from './lifetime.ts';
import type { MailTemplate } from '../../../../server/kernel/mailer.ts';
import { activationMailName } from '../../../users/server/mails/account-mails.ts';

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
      action: { label: 'Choose a password', path: `/cmsadmin/activate#token=${token}` },
      after: [`The link works once, for ${lifetime(activationDays * 1440)}. If you did not expect this mail, do nothing.`],
    });
  },
};
