import type { Lectern } from '#server/kernel/lectern.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { holdsWhole } from '../holds-everything.ts';
import { lockRights } from '../lock-rights.ts';
import { Role } from '../role.entity.ts';

const namesOf = ({ permissions }: Pick<Lectern, 'permissions'>): string[] => [...permissions.entries()].map(([name]) => name);

/**
 * Gives permissions that no start declared before, such as those of a new plugin, to the roles that held every other
 * one. Without it nobody would hold them, and so nobody could grant them.
 */
const grantNewPermissions = defineCommand<object, void>('role.grant-new-permissions', async (context) => {
  const { app, em, now, audit, allowEveryone } = context;
  allowEveryone('it is a part of the start');
  await lockRights(context);
  const rows: { name: string }[] = await em.execute('select name from lectern_permission');
  const known = new Set(rows.map(({ name }) => name));
  const added = namesOf(app).filter((name) => !known.has(name));
  const others = namesOf(app).filter((name) => known.has(name));
  // The first roles were made with everything that is declared.
  const roles = known.size === 0 ? [] : await em.find(Role, {});
  for (const role of roles.filter(({ permissions }) => holdsWhole(permissions, others))) {
    const lacking = added.filter((name) => !holdsWhole(role.permissions, [name]));
    const permissions = [...role.permissions, ...lacking.map((name) => ({ name }))];
    em.assign(role, { permissions, revision: role.revision + 1, updatedAt: now });
    audit({ entity: 'role', entityID: role.id, changes: { granted: lacking } });
  }
  for (const name of added) await em.execute('insert into lectern_permission (name) values (?)', [name]);
});

/** Looks for permissions that are new since the last start. */
export async function takeUpPermissions(app: Lectern): Promise<void> {
  const { rows } = await app.pool.query<{ name: string }>('select name from lectern_permission');
  const known = new Set(rows.map(({ name }) => name));
  if (namesOf(app).every((name) => known.has(name))) return;
  await app.execute(grantNewPermissions, {}, systemActor('start'));
}
