import { searchKey } from '#contract/fold-text.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { rightsOf } from './rights.ts';
import { Role } from './role.entity.ts';
import { presentRole } from './role.presenter.ts';
import { roleUse } from './role-use.ts';

/** Every role by name, or the one with this id, as the API answers them. */
export async function listRoles(app: Lectern, actor: Actor, id?: string) {
  const em = app.orm.em.fork();
  const found = await em.find(Role, id === undefined ? {} : { id });
  const roles = found.toSorted((one, other) => (searchKey(one.name) < searchKey(other.name) ? -1 : 1));
  const users = await app.service(roleUse).counts(em);
  const rights = await rightsOf({ app, em, actor, grants: roles.flatMap(({ permissions }) => permissions) });
  return roles.map((role) => presentRole(role, { app, actor, rights, users: users.get(role.id) ?? 0 }));
}
