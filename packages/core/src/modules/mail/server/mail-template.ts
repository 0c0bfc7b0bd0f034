import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '../../../server/app.ts';

/** What a mail is about, by id: never a text, a secret or what a person typed. */
export type MailReferences = Readonly<Record<string, string | number>>;

/** What a template works with when its mail is about to be sent. */
export interface ComposeContext {
  /** A transaction of its own, committed before the mail leaves. */
  readonly em: SqlEntityManager;
  readonly app: Lectern;
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
export interface MailTemplate {
  /** Stands in the outbox: `activation`. Those of plugins get the plugin's id in front: `forms:receipt`. */
  readonly name: string;
  /**
   * Writes the mail. Runs when it is sent and again at each further attempt, so that secrets such as tokens are made
   * then and never stand in the outbox. Undefined: the mail is not needed any more.
   */
  compose(context: ComposeContext): Promise<ComposedMail | undefined>;
}
