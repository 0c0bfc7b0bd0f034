import { addressChangedMail } from '../../users/server/mails/address-changed.mail.ts';
import { activationMail } from '../../auth/server/mails/activation.mail.ts';
import { resetPasswordMail } from '../../auth/server/mails/reset-password.mail.ts';
import type { MailTemplate } from './mail-template.ts';

/** Every mail that core sends. */
export const mailTemplates: readonly MailTemplate[] = [activationMail, resetPasswordMail, addressChangedMail];
