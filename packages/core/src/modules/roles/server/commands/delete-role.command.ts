import { LecternError } from '#contract/errors.ts';
import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { assertGrantable } from '../assert-grantable.ts';
import { lockRights } from '../lock-rights.ts';
import { Role } from '../role.entity.ts';
import { roleUse } from '../role-use.ts';

/** Deletes a role that nobody has (V_07 while somebody has it). */
export const deleteRole = defineCommand<{ readonly id: string }, void>('role.delete', async (context, { id }) => {
  const { app, em, audit } = context;
  const holder = await lockRights(context, 'manage-roles');
  const role = (await em.findOne(Role, { id })) ?? fail('notFound');
  await assertGrantable(context, holder, role.permissions);
  const { length: users } = await app.service(roleUse).usersWith(em, id);
  if (users > 0) throw new LecternError({ code: 'V_07', params: { users } });
  audit({ entity: 'role', entityID: id, changes: { name: role.name } });
  em.remove(role);
});
