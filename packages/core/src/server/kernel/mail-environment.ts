import { isIP } from 'node:net';
import * as z from 'zod';
import { StartupError } from './startup-error.ts';

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

type Variables = Readonly<Record<string, string | undefined>>;

const example = 'Set it like smtps://user:password@mail.example.nl:465, or smtp://… for STARTTLS.';
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Reads `SMTP_URL`. Its value may hold a password and stands in no message. */
export function readSmtp({ SMTP_URL: given }: Variables): SmtpSettings | undefined {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const tls = url?.searchParams.get('tls') ?? 'required';
  const others = url ? [...url.searchParams.keys()].filter((name) => name !== 'tls') : [];
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new StartupError('SMTP_URL is not the address of a mail server.', example);
  if ((url.pathname !== '' && url.pathname !== '/') || url.hash || others.length > 0 || !['required', 'optional'].includes(tls))
    throw new StartupError('SMTP_URL holds more than is understood.', `Beside ${example} Only ?tls=optional may follow.`);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const isSecure = url.protocol === 'smtps:';
  return {
    host,
    port: Number(url.port || (isSecure ? 465 : 587)),
    isSecure,
    requiresTls: tls === 'required' && !isLoopback(host),
    user: url.username ? decodeURIComponent(url.username) : undefined,
    password: url.password ? decodeURIComponent(url.password) : undefined,
  };
}

/** Reads `MAIL_FROM`: an address, or a name with an address in angle brackets. */
export function readMailFrom({ MAIL_FROM: given }: Variables, origin: string): MailSender {
  if (!given) {
    const host = new URL(origin).hostname;
    // An address needs a name after the @, which a site on this machine alone does not have.
    return { name: '', address: `noreply@${isIP(host.replaceAll(/[[\]]/g, '')) > 0 ? 'localhost' : host}` };
  }
  const match = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/u.exec(given);
  const address = match?.[2] ?? match?.[3] ?? '';
  if (!match || !(z.email().safeParse(address).success || /^[\w.+-]+@localhost$/.test(address)))
    throw new StartupError(
      'MAIL_FROM is not an address.',
      'Set it like noreply@example.nl, or like Example <noreply@example.nl>.',
    );
  return { name: match[1]?.trim() ?? '', address };
}
