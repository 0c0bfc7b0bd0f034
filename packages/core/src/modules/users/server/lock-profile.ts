import { LockMode } from '@mikro-orm/core';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { User } from './user.entity.ts';
import { fail } from './fail.ts';
import { assertGrantable } from '../../roles/server/public.ts';

/** The user whose profile the actor may change, locked: oneself, or with manage-users somebody who holds no more. */
export async function lockProfile(context: CommandContext, id: number): Promise<User> {
  const { em, actor, authorize, allowEveryone } = context;
  const isSelf = userIDOf(actor) === id;
  if (isSelf) allowEveryone('a profile is one’s own');
  else authorize('manage-users');
  const user = (await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? fail('noUser');
  await em.populate(user, ['role']);
  if (!isSelf) await assertGrantable(context, actor, user.role.permissions);
  return user;
}
