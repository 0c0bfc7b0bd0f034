import { defineServiceKey } from '#server/kernel/service.ts';
import type { MailTransport } from './mail-transport.ts';

/** The way in which mails leave. */
export const mailTransport = defineServiceKey<MailTransport>('mail/transport');
