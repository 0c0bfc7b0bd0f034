import { isIP } from 'node:net';
import * as z from 'zod';
import { refusal } from './variable.ts';

/** The server that mails are handed to. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly isSecure: boolean;
  /** Nothing is sent over a connection that could not be made secure. */
  readonly requiresTls: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

export interface MailSender {
  /** Empty: the name of the site. */
  readonly name: string;
  readonly address: string;
}

const example = 'Set it like smtps://user:password@mail.example.nl:465, or smtp://… for STARTTLS.';
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

function isUnderstood(text: string): boolean {
  const { pathname, hash, searchParams } = new URL(text);
  return (
    ['', '/'].includes(pathname) &&
    hash === '' &&
    [...searchParams].every(([name, value]) => name === 'tls' && ['required', 'optional'].includes(value))
  );
}

/** `SMTP_URL`. Its value may hold a password and stands in no message. */
export const smtpVariable = z
  .string()
  .refine(
    isMailServer,
    refusal(() => 'SMTP_URL is not the address of a mail server.', example),
  )
  .refine(
    isUnderstood,
    refusal(() => 'SMTP_URL holds more than is understood.', `Beside ${example} Only ?tls=optional may follow.`),
  )
  .transform((text): SmtpSettings => {
    const { protocol, hostname, port, username, password, searchParams } = new URL(text);
    const host = hostname.replaceAll(/[[\]]/g, '');
    const isSecure = protocol === 'smtps:';
    return {
      host,
      port: Number(port || (isSecure ? 465 : 587)),
      isSecure,
      requiresTls: searchParams.get('tls') !== 'optional' && !isLoopback(host),
      user: username ? decodeURIComponent(username) : undefined,
      password: password ? decodeURIComponent(password) : undefined,
    };
  });

const senderPattern = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/u;

function senderOf(text: string): MailSender {
  const [, name = '', named, alone = ''] = senderPattern.exec(text) ?? [];
  return { name: name.trim(), address: named ?? alone };
}

/** `MAIL_FROM`: an address, or a name with an address in angle brackets. */
export const senderVariable = z
  .string()
  .refine(
    (text) => {
      const { address } = senderOf(text);
      return z.email().safeParse(address).success || /^[\w.+-]+@localhost$/.test(address);
    },
    refusal(() => 'MAIL_FROM is not an address.', 'Set it like noreply@example.nl, or like Example <noreply@example.nl>.'),
  )
  .transform(senderOf);

/** The sender of a site that names none. */
export function defaultSender(origin: string): MailSender {
  const host = new URL(origin).hostname;
  // An address needs a name after the @, which a site on this machine alone does not have.
  return { name: '', address: `noreply@${isIP(host.replaceAll(/[[\]]/g, '')) > 0 ? 'localhost' : host}` };
}
