import { fail } from '#contract/refusing.ts';
import type { GrantedPermission } from '#contract/permissions.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { rightsOf } from './rights.ts';

/**
 * Refuses (UM_01) unless the actor holds every one of these grants: nobody gives away what they do not hold, and
 * nobody touches somebody who holds more. `actor` comes from `lockRights` where rights are changed.
 */
export async function assertGrantable(
  { app, em }: Pick<CommandContext, 'app' | 'em'>,
  actor: Actor,
  grants: readonly GrantedPermission[],
): Promise<void> {
  const rights = await rightsOf({ app, em, actor, grants });
  if (!rights.areWithin(grants)) fail('forbidden');
}
