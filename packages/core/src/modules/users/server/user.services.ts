import type { Context } from 'koa';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { defineServiceKey } from '#server/kernel/service.ts';

/** The caller of a route, as far as a proof of who they are needs it. */
export interface Caller {
  readonly app: Lectern;
  readonly ctx: Context;
  readonly actor: Actor;
}

/** The port through which a change of an account asks its owner for the password. */
export interface IdentityProof {
  /** Resolves where the password is right; AUTH_02 where it is wrong. */
  prove(caller: Caller, currentPassword: string): Promise<void>;
}

export const identityProof = defineServiceKey<IdentityProof>('users/identity-proof');
