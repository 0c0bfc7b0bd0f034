import { fail } from '../../../contract/errors.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { CommandContext } from '../../../server/kernel/command.ts';
import { effectivePermissions } from '../../../server/kernel/effective-permissions.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { GrantedPermission } from '../../../contract/permissions.ts';

/**
 * Lets one change of rights happen at a time, until the end of the transaction, and answers with the actor as they are
 * by then: whoever was demoted a moment ago changes nothing more. Called before any row is locked. With a permission,
 * refuses (UM_01) whoever does not hold it, then and now.
 */
export async function lockRights(
  { app, em, actor, authorize }: Pick<CommandContext, 'app' | 'em' | 'actor' | 'authorize'>,
  permission?: string,
): Promise<Actor> {
  if (permission) authorize(permission);
  await em.execute('lock table lectern_role in share row exclusive mode');
  if (actor.kind !== 'user') return actor;
  const rows: { permissions: GrantedPermission[] }[] = await em.execute(
    'select role.permissions from lectern_user u join lectern_role role on role.id = u.role_id where u.id = ?',
    [actor.id],
  );
  const current: Actor = { ...actor, permissions: effectivePermissions(app, rows[0]?.permissions ?? fail('UM_01')) };
  if (permission && !can(current, permission)) fail('UM_01');
  return current;
}
