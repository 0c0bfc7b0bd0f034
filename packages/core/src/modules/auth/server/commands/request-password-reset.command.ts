import { defineCommand } from '#server/kernel/command.ts';
import { resetPasswordMail } from '../mails/reset-password.mail.ts';
import { queueMail } from '#modules/mail/server/public.ts';

/** Queues a link to choose a new password. Does the same for every address, whether somebody has it or not. */
export const requestPasswordReset = defineCommand<{ readonly email: string }, void>(
  'auth.forgot-password',
  async (context, { email }) => {
    context.allowEveryone('whoever forgot a password is not logged in');
    const rows: { id: number }[] = await context.em.execute('select id from lectern_user where email = ?', [email]);
    await queueMail(context, { template: resetPasswordMail.name, to: { email } });
    context.audit({ entity: 'user', entityID: rows[0] ? String(rows[0].id) : '' });
  },
);
