import type { GrantedPermission } from '../../contract/permissions.ts';

/** A person who is signed in. */
export interface UserActor {
  readonly kind: 'user';
  readonly id: number;
  /** The session that they act in; not the value of its cookie. Absent for who is proven otherwise, as at a sign-in. */
  readonly sessionID?: string;
  /** Their role; absent where it says nothing of what follows. */
  readonly roleID?: string;
  readonly permissions: readonly GrantedPermission[];
}

/** The product itself: a job, a seed, an import. It may do everything; the audit log names it. */
export interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
}

/** Somebody without a session. */
export interface VisitorActor {
  readonly kind: 'visitor';
}

/** On whose behalf something happens. */
export type Actor = UserActor | SystemActor | VisitorActor;

export const visitor: VisitorActor = { kind: 'visitor' };

/** Acts for a part of the product: `systemActor('seed')`. */
export const systemActor = (name: string): SystemActor => ({ kind: 'system', name });

/** The id of the user, or null where nobody is signed in. */
export const userIDOf = (actor: Actor): number | null => (actor.kind === 'user' ? actor.id : null);
