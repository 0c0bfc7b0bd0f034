import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { Rights } from './rights.ts';
import type { Role as PresentedRole } from '../role.schema.ts';
import type { Role } from './role.entity.ts';

interface RoleFacts {
  readonly app: Pick<Lectern, 'permissions'>;
  readonly actor: Actor;
  readonly rights: Rights;
  /** The number of people who have it. */
  readonly users: number;
}

/** The actions that somebody may do with a role; sent with every answer about it. */
function rolePolicies(role: Role, { actor, rights, users }: RoleFacts): PresentedRole['policies'] {
  const isWithin = rights.areWithin(role.permissions);
  const canEdit = isWithin && can(actor, 'manage-roles');
  return { canEdit, canDelete: canEdit && users === 0, canAssign: isWithin && can(actor, 'manage-users') };
}

/** A role as the API answers it. A permission that no installed plugin declares is there, and marked. */
export function presentRole(role: Role, facts: RoleFacts): PresentedRole {
  return {
    ID: role.id,
    name: role.name,
    permissions: role.permissions.map((grant) => ({ ...grant, isKnown: facts.app.permissions.get(grant.name) !== undefined })),
    requiresSecondFactor: role.requiresSecondFactor,
    revision: role.revision,
    users: facts.users,
    createdAt: role.createdAt.toISOString(),
    updatedAt: role.updatedAt.toISOString(),
    policies: rolePolicies(role, facts),
  };
}
