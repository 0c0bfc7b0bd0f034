import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineServiceKey } from './service.ts';

/** A link as the handler of a route for it gets it. */
export interface SignedLink {
  readonly id: string;
  /** The id of the thing that the link is about, at most 200 characters. */
  readonly subject: string;
}

export interface NewSignedLink {
  /** Begins with the id of its owner: `forms:receipt`. */
  readonly purpose: string;
  readonly subject: string;
  readonly endsAt: Date;
}

/** The port of links that let in whoever holds them. Opening one decides nothing: mail scanners open links as well. */
export interface SignedLinks {
  /** Makes a link in a transaction and answers with its token, of which only the hash is stored. */
  create(em: SqlEntityManager, link: NewSignedLink): Promise<string>;
  /** The link of a token while it is good for a purpose. */
  find(token: string, purpose: string): Promise<SignedLink | undefined>;
  /** Ends a link in a transaction. False where it has ended: of two calls at once one uses it. */
  end(em: SqlEntityManager, id: string): Promise<boolean>;
}

export const signedLinks = defineServiceKey<SignedLinks>('auth/signed-links');
