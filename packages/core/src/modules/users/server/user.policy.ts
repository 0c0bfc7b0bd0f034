import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { UserPolicies } from '../user.schema.ts';
import { can } from '#server/kernel/policy.ts';

interface UserFacts {
  readonly id: number;
  /** The actor holds all that this user's role grants. */
  readonly isWithin: boolean;
}

/** The actions that somebody may do with a user; sent with every answer about one. */
export function userPolicies(actor: Actor, { id, isWithin }: UserFacts): UserPolicies {
  const isSelf = userIDOf(actor) === id;
  const canManage = can(actor, 'manage-users');
  const canEditAccount = canManage && isWithin;
  return { canEdit: isSelf || canEditAccount, canEditAccount, canDelete: canEditAccount && !isSelf, canExplain: canManage };
}
