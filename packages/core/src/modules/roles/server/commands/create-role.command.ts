import { defineCommand } from '#server/kernel/command.ts';
import { assertGrantable } from '../assert-grantable.ts';
import { lockRights } from '../lock-rights.ts';
import { readGrants } from '../read-grants.ts';
import { Role } from '../role.entity.ts';
import { roleConflicts } from '../role-conflicts.ts';
import type { IncomingRole } from '../../role.schema.ts';

/** Makes a role of permissions that its maker holds. Answers with its id. */
export const createRole = defineCommand<IncomingRole, string>(
  'role.create',
  async (context, { name, permissions, requiresSecondFactor }) => {
    const { em, now, audit } = context;
    const holder = await lockRights(context, 'manage-roles');
    const grants = await readGrants(context, permissions);
    await assertGrantable(context, holder, grants);
    const role = em.create(Role, {
      id: crypto.randomUUID(),
      name,
      permissions: grants,
      requiresSecondFactor,
      createdAt: now,
      updatedAt: now,
    });
    audit({ entity: 'role', entityID: role.id, changes: { name, permissions: grants, requiresSecondFactor } });
    return role.id;
  },
  { conflicts: roleConflicts },
);
