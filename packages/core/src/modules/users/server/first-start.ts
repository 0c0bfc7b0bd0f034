import { randomBytes } from 'node:crypto';
import type { GrantedPermission } from '../../../contract/permissions.ts';
import { defineCommand } from '../../../server/kernel/command.ts';
import { hashPassword } from '../../auth/server/password.ts';
import { administratorRole, initialRoles } from '../../roles/server/initial-roles.ts';
import { Role } from '../../roles/server/role.entity.ts';
import { canonicalEmail } from './find-user.ts';
import { User } from './user.entity.ts';

interface FirstStartInput {
  readonly email: string;
  readonly password: string | undefined;
  /** Permissions of the installed plugins, all granted to the administrator. */
  readonly pluginPermissions: readonly GrantedPermission[];
}

/** The administrator that was made, with the password to print once; undefined where there are users already. */
export type FirstAdministrator = { readonly email: string; readonly password: string; readonly isGenerated: boolean } | undefined;

/** Makes the roles and the first administrator in a database that has no user. */
export const makeFirstAdministrator = defineCommand<FirstStartInput, FirstAdministrator>(
  'user.first-start',
  async ({ app, em, now, audit, allowEveryone }, input) => {
    allowEveryone('there is nobody yet who could hold a permission');
    // Two processes that start at once on an empty database wait for each other here.
    await em.execute('lock table lectern_user in exclusive mode');
    if ((await em.count(User)) > 0) return undefined;
    for (const [name, permissions] of Object.entries(initialRoles(app.settings))) {
      if ((await em.count(Role, { name })) > 0) continue;
      const granted = name === administratorRole ? [...permissions, ...input.pluginPermissions] : permissions;
      em.create(Role, { id: crypto.randomUUID(), name, permissions: granted, createdAt: now, updatedAt: now });
    }
    await em.flush();
    const role = await em.findOneOrFail(Role, { name: administratorRole });
    const password = input.password ?? `${randomBytes(12).toString('base64url')}A!`;
    const user = em.create(User, {
      email: canonicalEmail(input.email),
      name: 'Administrator',
      jobTitle: '',
      passwordHash: await hashPassword(password),
      role,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    audit({ entity: 'user', entityID: String(user.id), changes: { role: administratorRole } });
    return { email: user.email, password, isGenerated: input.password === undefined };
  },
);
