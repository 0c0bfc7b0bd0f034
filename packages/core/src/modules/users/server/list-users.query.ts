import type { Lectern } from '#server/kernel/lectern.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { Account, Colleague } from '../user.schema.ts';
import { User } from './user.entity.ts';
import { userPolicies } from './user.policy.ts';
import { presentProfile, presentUser } from './user.presenter.ts';
import { rightsOf } from '../../roles/server/public.ts';
import { isActiveUser } from './active-user.ts';

type Wanted = number | readonly number[] | undefined;

/**
 * Every user by name, those with these numbers in their order, or the one with this number, as far as the actor may see them: with manage-users and of oneself
 * everything, of others what an author's name needs.
 */
export async function listUsers(app: Lectern, actor: Actor, wanted?: Wanted): Promise<(Account | Colleague)[]> {
  const em = app.orm.em.fork();
  const ids = typeof wanted === 'number' ? [wanted] : wanted;
  const found = await em.find(User, ids ? { id: { $in: [...ids] } } : {}, {
    populate: ['role'],
    orderBy: { name: 'asc', id: 'asc' },
  });
  const users = ids ? ids.flatMap((id) => found.filter((user) => user.id === id)) : found;
  const rows: { id: number }[] = await em.execute(
    `select u.id from lectern_user u where ${isActiveUser} and (?::int[] is null or u.id = any(?::int[]))`,
    Array.from({ length: 2 }, () => (ids ? `{${ids.join(',')}}` : null)),
  );
  const active = new Set(rows.map((row) => row.id));
  const rights = await rightsOf({ app, em, actor, grants: users.flatMap(({ role }) => role.permissions) });
  const isManager = can(actor, 'manage-users');
  return users.map((user) => {
    const policies = userPolicies(actor, { id: user.id, isWithin: rights.areWithin(user.role.permissions) });
    if (!isManager && user.id !== userIDOf(actor)) {
      const profile = presentProfile(user, app);
      return { ID: user.id, profile, ...profile, policies };
    }
    return { ...presentUser(user, app), status: active.has(user.id) ? 'active' : 'invited', policies };
  });
}
