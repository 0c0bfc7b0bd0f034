import { fail } from '#contract/refusing.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { assertGrantable } from '../assert-grantable.ts';
import { keepAdministrator } from '../keep-administrator.ts';
import { lockRights } from '../lock-rights.ts';
import { readGrants } from '../read-grants.ts';
import { Role } from '../role.entity.ts';
import { roleConflicts } from '../role-conflicts.ts';
import { roleUse } from '../role-use.ts';
import { endSessions } from '#modules/sessions/server/public.ts';
import type { ChangedRole } from '../../role.schema.ts';

/** A second factor is asked for at sign-in, so whoever is in signs in again; the actor's own work goes on. */
async function endSessionsOfRole({ app, em, actor }: CommandContext, roleID: string): Promise<void> {
  for (const id of await app.service(roleUse).usersWith(em, roleID))
    if (id !== userIDOf(actor)) await endSessions(em, { userID: id });
}

export interface UpdateRoleInput extends ChangedRole {
  readonly id: string;
}

/**
 * Changes a role. Whoever has it has the new permissions from the next call on, and signs in again where the role
 * begins to demand a second factor. Refused where the role grants more
 * than the actor holds, before or after, where nobody would hold every permission any more (V_07), and where somebody
 * else changed it since the revision that the change began with (G_03).
 */
export const updateRole = defineCommand<UpdateRoleInput, void>(
  'role.update',
  async (context, { id, name, permissions, requiresSecondFactor, revision }) => {
    const { em, now, audit } = context;
    const holder = await lockRights(context, 'manage-roles');
    const role = (await em.findOne(Role, { id })) ?? fail('notFound');
    if (revision !== undefined && revision !== role.revision) fail('outdated');
    const grants = await readGrants(context, permissions, role.permissions);
    await assertGrantable(context, holder, [...role.permissions, ...grants]);
    const before = { name: role.name, permissions: role.permissions, requiresSecondFactor: role.requiresSecondFactor };
    const after = { name, permissions: grants, requiresSecondFactor };
    await keepAdministrator(context, async () => void em.assign(role, { ...after, revision: role.revision + 1, updatedAt: now }));
    if (requiresSecondFactor && !before.requiresSecondFactor) await endSessionsOfRole(context, id);
    audit({ entity: 'role', entityID: id, changes: { before, after } });
  },
  { conflicts: roleConflicts },
);
