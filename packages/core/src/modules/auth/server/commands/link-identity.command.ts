import { defineCommand } from '#server/kernel/command.ts';
import { Role } from '#modules/roles/server/public.ts';
import { User } from '#modules/users/server/public.ts';
import { canonicalEmail } from '#modules/users/canonical-email.ts';

/** Whom an identity provider vouches for. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Undefined where the provider did not say, or did not verify it. */
  readonly email: string | undefined;
  readonly name: string;
  /** Name of the role for people without an account; undefined: they do not get one. */
  readonly createWithRole: string | undefined;
}

/**
 * The user of an identity. At the first login it is found by its verified address and linked, so that a later change
 * of address at the provider leads to nobody else's account. Undefined where the site does not know them.
 */
export const linkIdentity = defineCommand<Identity, number | undefined>(
  'auth.link-identity',
  async ({ app, em, now, audit, allowEveryone }, { issuer, subject, email, name, createWithRole }) => {
    allowEveryone('the identity provider vouches for whoever logs in');
    const linked: { user_id: number }[] = await em.execute(
      'select user_id from lectern_identity where issuer = ? and subject = ?',
      [issuer, subject],
    );
    if (linked[0]) return linked[0].user_id;
    if (email === undefined) return undefined;
    let user = await em.findOne(User, { email: canonicalEmail(email) });
    const isNew = user === null;
    if (!user) {
      const role = createWithRole === undefined ? null : await em.findOne(Role, { name: createWithRole });
      if (createWithRole !== undefined && !role)
        app.log.error({ role: createWithRole }, 'single sign-on names a role that is not there');
      if (!role) return undefined;
      user = em.create(User, {
        email: canonicalEmail(email),
        name,
        jobTitle: '',
        passwordHash: null,
        image: null,
        role,
        createdAt: now,
        updatedAt: now,
      });
      await em.flush();
    }
    await em.execute(
      'insert into lectern_identity (issuer, subject, user_id, created_at) values (?, ?, ?, ?) on conflict do nothing',
      [issuer, subject, user.id, now],
    );
    audit({ entity: 'user', entityID: String(user.id), changes: { isNew } });
    return user.id;
  },
);
