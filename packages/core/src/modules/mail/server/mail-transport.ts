import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { ComposedMail, MailCalendar } from '#server/kernel/mailer.ts';
import type { Environment } from '#server/kernel/environment.ts';
import type { SiteSettings } from '#contract/site-settings.ts';

/** A file on its way out. */
export interface OutgoingFile {
  readonly name: string;
  /** Media type: `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array | string | Readable;
}

/** One mail to one address. Everything but what was composed comes from the database and the configuration. */
export interface OutgoingMail extends Omit<ComposedMail, 'attachments'> {
  readonly attachments: readonly OutgoingFile[];
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly language: string;
  readonly queuedAt: Date;
}

/** The transport of mails: by SMTP, as `.eml` files in the data folder, or, in production without SMTP, none. */
export interface MailTransport {
  readonly kind: 'smtp' | 'file' | 'none';
  /** Rejects where the mail was not taken over. */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes what was kept open for the next mail, where none is on its way; the next one opens it again. */
  rest?(): void;
}

/** Milliseconds that the mail server may take. */
export interface MailTimes {
  readonly connect: number;
  readonly greeting: number;
  /** Without a byte from it. */
  readonly silence: number;
  /** For the whole of a mail. Well below the lease of a mail in the outbox. */
  readonly total: number;
}

const defaultTimes: MailTimes = { connect: 10_000, greeting: 10_000, silence: 30_000, total: 90_000 };

/** Connections to the mail server of one process: few, because those take many for an attack. */
export const mailsAtOnce = 4;

interface Sender {
  readonly name: string;
  readonly address: string;
}

type Config = Pick<Environment, 'smtp' | 'mailFrom' | 'dataDir' | 'isProduction'>;

// Control characters and the line ends of Unicode: nothing that could begin another header, or look like one.
const unfit = /[\p{Cc}\u2028\u2029]+/gu;
const oneLine = (text: string, length: number): string => text.replaceAll(unfit, ' ').trim().slice(0, length);

const mediaType = /^[\w.+-]+\/[\w.+-]+$/;

const attachmentOf = ({ name, type, content }: OutgoingFile) => ({
  filename: oneLine(name, 200),
  contentType: mediaType.test(type) ? type : 'application/octet-stream',
  contentDisposition: 'attachment' as const,
  content: content instanceof Uint8Array ? Buffer.from(content) : content,
});

function calendarOf({ method, content, name = 'invite.ics' }: MailCalendar) {
  // Calendars read the one, mail programs the other; where they differ an appointment is made that was cancelled.
  if (!new RegExp(`^METHOD:${method}\\r?$`, 'm').test(content))
    throw new Error(`The calendar of a mail is sent with the method ${method} and does not say so itself.`);
  return { method, filename: oneLine(name, 100), content: content.replaceAll(/\r?\n/g, '\r\n') };
}

/** The message as nodemailer writes it. Its Message-ID stays the same, so that a mail sent twice can be told as one. */
function messageOf(mail: OutgoingMail, from: Sender): SendMailOptions {
  return {
    from: { name: oneLine(from.name, 100), address: from.address },
    to: { name: '', address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    subject: oneLine(mail.subject, 200),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': oneLine(mail.language, 35),
    },
    attachments: mail.attachments.map(attachmentOf),
    ...(mail.calendar ? { icalEvent: calendarOf(mail.calendar) } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mails over connections that are kept from one to the next. */
function createSmtpTransport(smtp: NonNullable<Config['smtp']>, from: Sender, times: MailTimes): MailTransport {
  let [opened, underWay]: [Promise<Transporter> | undefined, number] = [undefined, 0];
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      pool: true,
      maxConnections: mailsAtOnce,
      // For a connection that the server closed in the meantime; what was refused is tried again by the outbox alone.
      maxRequeues: 1,
      host: smtp.host,
      port: smtp.port,
      secure: smtp.isSecure,
      requireTLS: smtp.requiresTls,
      ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
      connectionTimeout: times.connect,
      greetingTimeout: times.greeting,
      socketTimeout: times.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    kind: 'smtp',
    async send(mail) {
      underWay += 1;
      try {
        const transport = await (opened ??= open());
        await transport.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(times.total) });
      } finally {
        underWay -= 1;
      }
    },
    rest() {
      if (underWay > 0) return;
      void opened?.then((transport) => transport.close());
      opened = undefined;
    },
  };
}

/** The transport that the environment asks for. nodemailer is imported with the first mail. */
export function createMailTransport(
  config: Config,
  site: Pick<SiteSettings, 'name'>,
  times: MailTimes = defaultTimes,
): MailTransport {
  const { smtp, dataDir, isProduction } = config;
  const from = { name: config.mailFrom.name || site.name, address: config.mailFrom.address };
  if (smtp) return createSmtpTransport(smtp, from, times);
  if (isProduction) return { kind: 'none', send: () => Promise.reject(new Error('SMTP_URL is not set.')) };
  return {
    kind: 'file',
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
        messageOf(mail, from),
      );
      const dir = join(dataDir, 'mail');
      await mkdir(dir, { recursive: true });
      const timestamp = mail.queuedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
      const file = join(dir, `${timestamp}-${mail.template.replaceAll(/[^\w-]/g, '-')}-${mail.id.slice(0, 8)}.eml`);
      // It holds links that sign somebody in: for this user's eyes alone.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
