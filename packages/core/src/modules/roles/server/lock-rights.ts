import { fail } from '../../../contract/errors.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { CommandContext } from '../../../server/kernel/command.ts';
import { actorReader } from '../../../server/kernel/actor-reader.ts';
import { can } from '../../../server/kernel/policy.ts';

/**
 * Lets one change of rights happen at a time, until the end of the transaction, and answers with the actor as they are
 * by then: who was demoted while this waited changes nothing more. Called before any row is locked. With a permission,
 * refuses (UM_01) whoever does not hold it, then and now.
 */
export async function lockRights(
  { app, em, actor, authorize }: Pick<CommandContext, 'app' | 'em' | 'actor' | 'authorize'>,
  permission?: string,
): Promise<Actor> {
  if (permission) authorize(permission);
  await em.execute('lock table lectern_role in share row exclusive mode');
  const current = await app.service(actorReader).read(em, actor);
  if (permission && !can(current, permission)) fail('UM_01');
  return current;
}
