import { fail } from '../../../contract/errors.ts';
import type { GrantedPermission } from '../../../contract/permissions.ts';
import type { CommandContext } from '../../../server/kernel/command.ts';
import { isActiveUser } from './active-user.ts';
import { holdsEverything } from './holds-everything.ts';

type Context = Pick<CommandContext, 'app' | 'em'>;

/** True if somebody who can sign in holds every permission. An invitation that nobody accepted yet does not count. */
async function hasAdministrator({ app, em }: Context): Promise<boolean> {
  const rows: { permissions: GrantedPermission[] }[] = await em.execute(
    `select role.permissions from lectern_role role
     where exists (select from lectern_user u where u.role_id = role.id and ${isActiveUser})`,
  );
  return rows.some(({ permissions }) => holdsEverything(app, permissions));
}

/**
 * Makes a change of rights, and refuses it (V_07) where it would take the last administrator away: what nobody holds,
 * nobody could ever grant again. Only under the lock of `lockRights`.
 */
export async function keepAdministrator(context: Context, change: () => Promise<void>): Promise<void> {
  const had = await hasAdministrator(context);
  await change();
  await context.em.flush();
  if (had && !(await hasAdministrator(context))) fail('V_07');
}
