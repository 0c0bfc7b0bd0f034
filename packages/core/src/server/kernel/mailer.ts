import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CommandContext } from './command.ts';
import type { Lectern } from './lectern.ts';
import { defineServiceKey } from './service.ts';

/** Ids of what a mail is about: never a text, a secret or what a person typed. */
export type MailReferences = Readonly<Record<string, string | number>>;

/** The parts that a template works with when its mail is about to be sent. */
export interface ComposeContext<App = Lectern> {
  /** A transaction of its own, committed before the mail leaves. */
  readonly em: App extends { readonly em: () => infer Manager } ? Manager : SqlEntityManager;
  readonly app: App;
  readonly references: MailReferences;
  /** The user that the mail goes to; undefined where it goes to an address alone. */
  readonly recipient: { readonly userID: number | undefined; readonly email: string };
  /** The language to write in, as the mail was queued with it, else the one that its user chose; else that of the site's default locale: `nl`. */
  readonly language: string;
  /** The same at every attempt to send this mail. */
  readonly mailID: string;
  readonly now: Date;
}

/** A file that goes with a mail: what the template made itself, or a private file of the template's plugin by its id. */
export type MailAttachment =
  | {
      readonly name: string;
      /** Media type: `application/pdf`. */
      readonly type: string;
      readonly content: Uint8Array | string;
    }
  | { readonly privateFile: string };

/** An appointment, in the body of the mail and as a file. */
export interface MailCalendar {
  /** What the recipient's calendar is to do. The same as in the content. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** iCalendar, as RFC 5545 has it. */
  readonly content: string;
  /** Default: `invite.ics`. */
  readonly name?: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In which it is written, where it is another than the one that was asked for. */
  readonly language?: string;
  readonly attachments?: readonly MailAttachment[];
  readonly calendar?: MailCalendar;
}

/** A kind of mail. */
export interface MailTemplate<App = Lectern> {
  /** Stands in the outbox: `activation`. Those of plugins get the plugin's id in front: `forms:receipt`. */
  readonly name: string;
  /**
   * Writes the mail. Runs when it is sent and again at each further attempt, so that secrets such as tokens are made
   * then and never stand in the outbox. It reads by its own `em` alone: whatever else asks the database waits for a
   * connection, and this one is held until it is done. Undefined: the mail is not needed any more.
   */
  compose(context: ComposeContext<App>): Promise<ComposedMail | undefined>;
  /**
   * Finds the address of a mail that was queued without a recipient, such as in a sealed record; runs as `compose` does.
   * Undefined: there is nobody any more.
   */
  findRecipient?(context: Omit<ComposeContext<App>, 'recipient'>): Promise<string | undefined>;
}

/** The entity that a mail is about, by which mails are listed: `{ entity: 'forms/submission', id }`. */
export interface MailSubject {
  readonly entity: string;
  readonly id: string;
}

/** A mail on its way into the outbox. */
export interface QueuedMail {
  /** Name of its template. */
  readonly template: string;
  /**
   * A user, at the address that they have when it is sent; an address alone, which is sealed; or `template`, whose
   * `findRecipient` is asked when it is sent.
   */
  readonly to: { readonly userID: number } | { readonly email: string } | 'template';
  readonly references?: MailReferences;
  readonly about?: MailSubject;
  /** Goes out then, not before. */
  readonly notBefore?: Date;
  /** A BCP 47 tag: `nl`. */
  readonly language?: string;
}

/** A text in the parts of which a mail is made. Everything given is text and stays text. */
export interface MailParts {
  readonly subject: string;
  /** Plain text, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** Links to this site; a `path` begins with a slash, the origin comes from the configuration alone. */
  readonly actions?: readonly { readonly label: string; readonly path: string }[];
  /** Paragraphs after the links. */
  readonly after?: readonly string[];
  /** Of the texts. Default: `en`. */
  readonly language?: string;
}

/** The transaction of a command, as mails need it. */
export interface MailContext extends Pick<CommandContext, 'actor' | 'now' | 'afterCommit'> {
  readonly em: object;
}

/** A mail of the outbox, as whoever queued it sees it. */
export interface QueuedMailState {
  readonly id: string;
  readonly template: string;
  /** The address that it goes or went to; null where that is not known, or not any more. */
  readonly email: string | null;
  /** `obsolete`: nobody needed it any more. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'obsolete';
  readonly lastError: string | null;
  readonly queuedAt: Date;
  /** When it was sent or given up. */
  readonly endedAt: Date | null;
}

/** The mails of a plugin. */
export interface Mailer {
  /** Puts a mail into the outbox, in the transaction of a command: it goes out once that is committed. */
  queue(context: MailContext, mail: QueuedMail): Promise<void>;
  /** Writes a mail twice, as plain text and as simple HTML. */
  write(parts: MailParts): ComposedMail;
  /** The mails of its own about something, oldest first. What was sent is forgotten after 30 days. */
  list(about: MailSubject): Promise<QueuedMailState[]>;
  /** Puts a mail of its own that was sent or given up into the outbox once more; answers with the id of the new one. */
  resend(context: MailContext, mailID: string): Promise<string>;
}

/** The port through which plugins send mails: `app.service(mailer).of('forms')`. */
export interface Mailers {
  /** The mails of a plugin, by its id. */
  of(plugin: string): Mailer;
}

export const mailer = defineServiceKey<Mailers>('kernel/mailer');
