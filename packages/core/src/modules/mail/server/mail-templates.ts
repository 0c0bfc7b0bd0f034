import type { MailTemplate } from './mail-template.ts';

/** Every mail that core sends. */
export const mailTemplates: readonly MailTemplate[] = [];
