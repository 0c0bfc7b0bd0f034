import { randomBytes } from 'node:crypto';
import { defineCommand } from '#server/kernel/command.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { StartupError } from '#server/kernel/startup-error.ts';
import { hashPassword } from './password.ts';
import { systemActor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Announce, FirstAdministrator } from '#server/server-entry.ts';
import { administratorRole, initialRoles, Role } from '../../roles/server/public.ts';
import { canonicalEmail } from '../../users/canonical-email.ts';
import { User } from '../../users/server/public.ts';

interface FirstStartInput {
  readonly email: string;
  readonly password: string | undefined;
}

/** Makes the roles and the first administrator in a database that has no user. */
const makeFirstAdministrator = defineCommand<FirstStartInput, FirstAdministrator | undefined>(
  'user.first-start',
  async ({ app, em, now, audit, allowEveryone }, input) => {
    allowEveryone('there is nobody yet who could hold a permission');
    // Two processes that start at once on an empty database wait for each other here.
    await em.execute('lock table lectern_user in exclusive mode');
    if ((await em.count(User)) > 0) return undefined;
    for (const [name, permissions] of Object.entries(initialRoles(app))) {
      if ((await em.count(Role, { name })) > 0) continue;
      em.create(Role, { id: crypto.randomUUID(), name, permissions, createdAt: now, updatedAt: now });
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

/**
 * Makes the first administrator where there is no user, and announces them: the password is told at this moment only. One that
 * is guessed first is refused here and not with the rest of the environment, where the list of those would be read at each
 * start, to stay in its memory.
 */
export async function prepareFirstAdministrator(app: Lectern, announce: Announce): Promise<void> {
  const { rows } = await app.pool.query('select 1 from lectern_user limit 1');
  if (rows.length > 0) return;
  const { adminEmail: email, adminPassword: password } = app.environment;
  if (password !== undefined && (await isLeakedPassword(password)))
    throw new StartupError(
      'LECTERN_ADMIN_PASSWORD is one of those that are guessed first.',
      'Choose another, or leave it out: one is made and shown once.',
    );
  const administrator = await app.execute(makeFirstAdministrator, { email, password }, systemActor('first-start'));
  if (administrator) announce(administrator);
}
