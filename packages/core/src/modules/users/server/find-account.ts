import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Account } from '../user.schema.ts';
import { fail } from './fail.ts';
import { listUsers } from './list-users.query.ts';

/** The account with this number, as its owner and managers of users see it. UM_02 where there is none. */
export async function findAccount(app: Lectern, actor: Actor, id: number): Promise<Account> {
  const [user] = await listUsers(app, actor, id);
  return user && 'email' in user ? user : fail('noUser');
}
