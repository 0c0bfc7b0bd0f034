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
  /** The same at every attempt to send this mail. */
  readonly mailID: string;
  readonly now: Date;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A kind of mail. */
export interface MailTemplate<App = Lectern> {
  /** Stands in the outbox: `activation`. Those of plugins get the plugin's id in front: `forms:receipt`. */
  readonly name: string;
  /**
   * Writes the mail. Runs when it is sent and again at each further attempt, so that secrets such as tokens are made
   * then and never stand in the outbox. Undefined: the mail is not needed any more.
   */
  compose(context: ComposeContext<App>): Promise<ComposedMail | undefined>;
}

/** A mail on its way into the outbox. */
export interface QueuedMail {
  /** Name of its template. */
  readonly template: string;
  /** A user, at the address that they have when it is sent, or an address alone. */
  readonly to: { readonly userID: number } | { readonly email: string };
  readonly references?: MailReferences;
}

/** A text in the parts of which a mail is made. Everything given is text and stays text. */
export interface MailParts {
  readonly subject: string;
  /** Plain text, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** A link to this site; `path` begins with a slash, the origin comes from the configuration alone. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Paragraphs after the link. */
  readonly after?: readonly string[];
}

/** The transaction of a command, as mails need it. */
export interface MailContext extends Pick<CommandContext, 'now' | 'afterCommit'> {
  readonly em: object;
}

/** The port through which commands of plugins send mails. */
export interface Mailer {
  /** Puts a mail into the outbox, in the transaction of a command: it goes out once that is committed. */
  queue(context: MailContext, mail: QueuedMail): Promise<void>;
  /** Writes a mail twice, as plain text and as simple HTML. */
  write(parts: MailParts): ComposedMail;
}

export const mailer = defineServiceKey<Mailer>('kernel/mailer');
