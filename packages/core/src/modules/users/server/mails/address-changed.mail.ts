import { User } from '../user.entity.ts';
import type { MailTemplate } from '../../../../server/kernel/mailer.ts';
import { writeMail } from '../../../mail/server/public.ts';

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
    return writeMail(app, {
      subject: `Your e-mail address at ${app.settings.name} was changed`,
      paragraphs: [
        `Hello ${user.name},`,
        `Your account at ${app.settings.name} has another e-mail address now. You log in with the new one, and mails about your account go there. Wherever you were logged in you have been logged out.`,
        'If you know of this change there is nothing to do. If you do not, tell whoever looks after the accounts of this site at once: somebody else may be using yours.',
      ],
    });
  },
};
