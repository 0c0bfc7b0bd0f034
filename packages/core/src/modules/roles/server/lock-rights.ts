import { fail } from '#contract/refusing.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { actorReader } from '#server/kernel/actor-reader.ts';
import { can } from '#server/kernel/policy.ts';

/**
 * Lets one change of rights happen at a time, until the end of the transaction, and answers with the actor as they are
 * by then: who was demoted while this waited changes nothing more. Called before any row is locked. With a permission,
 * refuses (UM_01) whoever does not hold it, then and now.
 */
export async function lockRights(
  { app, database, actor, authorize }: Pick<CommandContext, 'app' | 'database' | 'actor' | 'authorize'>,
  permission?: string,
): Promise<Actor> {
  if (permission) authorize(permission);
  const locking = database.query({ text: 'lock table lectern_role in share row exclusive mode', values: [] });
  const [current] = await Promise.all([app.service(actorReader).read(database, actor), locking]);
  if (permission && !can(current, permission)) fail('forbidden');
  return current;
}
