import { userIDOf } from '../../../server/kernel/actor.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import { can } from '../../../server/kernel/policy.ts';

/** What somebody may do with a user; sent with every answer about one. */
export interface UserPolicies {
  /** Name, job title and image. */
  readonly canEdit: boolean;
  /** E-mail address and role. */
  readonly canEditAccount: boolean;
  readonly canDelete: boolean;
  /** May ask why this user can or cannot do a thing. */
  readonly canExplain: boolean;
}

interface UserFacts {
  readonly id: number;
  /** The actor holds all that this user's role grants. */
  readonly isWithin: boolean;
}

export function userPolicies(actor: Actor, { id, isWithin }: UserFacts): UserPolicies {
  const isSelf = userIDOf(actor) === id;
  const canManage = can(actor, 'manage-users');
  const canEditAccount = canManage && isWithin;
  return { canEdit: isSelf || canEditAccount, canEditAccount, canDelete: canEditAccount && !isSelf, canExplain: canManage };
}
