import { fail } from '#contract/refusing.ts';
import type { GrantedPermission } from '#contract/permissions.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { holdsEverything } from './holds-everything.ts';
import { roleUse } from './role-use.ts';

type Context = Pick<CommandContext, 'app' | 'em'>;

/** True if somebody who can sign in holds every permission. An invitation that nobody accepted yet does not count. */
async function hasAdministrator({ app, em }: Context): Promise<boolean> {
  const held = await app.service(roleUse).rolesOfActive(em);
  const rows: { id: string; permissions: GrantedPermission[] }[] = await em.execute('select id, permissions from lectern_role');
  return rows.some(({ id, permissions }) => held.has(id) && holdsEverything(app, permissions));
}

/**
 * Makes a change of rights, and refuses it (V_07) where it would take the last administrator away: what nobody holds,
 * nobody could ever grant again. Only under the lock of `lockRights`.
 */
export async function keepAdministrator(context: Context, change: () => Promise<void>): Promise<void> {
  const had = await hasAdministrator(context);
  await change();
  await context.em.flush();
  if (had && !(await hasAdministrator(context))) fail('notNow');
}
