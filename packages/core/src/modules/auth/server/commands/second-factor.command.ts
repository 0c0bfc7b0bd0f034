import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '../../../../contract/errors.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { assertGrantable } from '../../../roles/server/assert-grantable.ts';
import { lockRights } from '../../../roles/server/lock-rights.ts';
import { User } from '../../../users/server/user.entity.ts';
import { endSessions } from '../end-sessions.ts';
import { createRecoveryCodes } from '../second-factor/recovery-codes.ts';

interface Owned {
  readonly userID: number;
}

const ownReason = 'everybody decides how they log in themselves, and the route asked for proof';

/** Locks the user's row, so that of two changes at once the second sees what the first left. */
async function factorsOf(em: SqlEntityManager, userID: number): Promise<{ totp: number; passkeys: number; codes: number }> {
  await em.execute('select 1 from lectern_user where id = ? for update', [userID]);
  const [row]: { totp: number; passkeys: number; codes: number }[] = await em.execute(
    `select (select count(*)::integer from lectern_totp where user_id = u.id and confirmed_at is not null) as totp,
       (select count(*)::integer from lectern_passkey where user_id = u.id) as passkeys,
       (select count(*)::integer from lectern_recovery_code where user_id = u.id) as codes
     from lectern_user u where u.id = ?`,
    [userID],
  );
  return row ?? fail('UM_02');
}

/** V_07 where the last factor would go though the role asks for one; recovery codes go with the last factor. */
async function afterRemoval(em: SqlEntityManager, userID: number): Promise<void> {
  const { totp, passkeys } = await factorsOf(em, userID);
  if (totp + passkeys > 0) return;
  const user = await em.findOneOrFail(User, { id: userID }, { populate: ['role'] });
  if (user.role.requiresSecondFactor) fail('V_07');
  await em.execute('delete from lectern_recovery_code where user_id = ?', [userID]);
}

/** Keeps the secret of an authenticator app until a code of it was seen. V_07 where one is in use. */
export const setUpTotp = defineCommand<Owned & { readonly sealedSecret: string }, void>(
  'auth.set-up-totp',
  async ({ em, now, audit, allowEveryone }, { userID, sealedSecret }) => {
    allowEveryone(ownReason);
    const stored: unknown[] = await em.execute(
      `insert into lectern_totp (user_id, secret, created_at) values (?, ?, ?)
       on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where lectern_totp.confirmed_at is null returning user_id`,
      [userID, sealedSecret, now],
    );
    if (stored.length === 0) fail('V_07');
    audit({ entity: 'user', entityID: String(userID) });
  },
);

/** Begins to ask for codes of the authenticator app. Answers with recovery codes where the user has none yet. */
export const confirmTotp = defineCommand<Owned, string[] | undefined>(
  'auth.confirm-totp',
  async ({ em, now, audit, allowEveryone }, { userID }) => {
    allowEveryone(ownReason);
    await em.execute('update lectern_totp set confirmed_at = ? where user_id = ? and confirmed_at is null', [now, userID]);
    const { codes } = await factorsOf(em, userID);
    audit({ entity: 'user', entityID: String(userID) });
    return codes === 0 ? createRecoveryCodes(em, userID) : undefined;
  },
);

export const removeTotp = defineCommand<Owned, void>('auth.remove-totp', async ({ em, audit, allowEveryone }, { userID }) => {
  allowEveryone(ownReason);
  await factorsOf(em, userID);
  await em.execute('delete from lectern_totp where user_id = ?', [userID]);
  await afterRemoval(em, userID);
  audit({ entity: 'user', entityID: String(userID) });
});

/** Makes new recovery codes; the old ones are void. V_07 where there is no factor that they could stand in for. */
export const renewRecoveryCodes = defineCommand<Owned, string[]>(
  'auth.renew-recovery-codes',
  async ({ em, audit, allowEveryone }, { userID }) => {
    allowEveryone(ownReason);
    const { totp, passkeys } = await factorsOf(em, userID);
    if (totp + passkeys === 0) fail('V_07');
    audit({ entity: 'user', entityID: String(userID) });
    return createRecoveryCodes(em, userID);
  },
);

/** What is stored of a passkey. */
export interface NewPasskey extends Owned {
  readonly name: string;
  readonly credentialID: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Adds a passkey. Answers with recovery codes where the user has none yet. */
export const addPasskey = defineCommand<NewPasskey, string[] | undefined>(
  'auth.add-passkey',
  async ({ em, now, audit, allowEveryone }, passkey) => {
    allowEveryone(ownReason);
    const { userID } = passkey;
    const { codes } = await factorsOf(em, userID);
    await em.execute(
      `insert into lectern_passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?)`,
      [
        crypto.randomUUID(),
        userID,
        passkey.credentialID,
        Buffer.from(passkey.publicKey),
        passkey.counter,
        JSON.stringify(passkey.transports),
        passkey.name,
        now,
      ],
    );
    audit({ entity: 'user', entityID: String(userID) });
    return codes === 0 ? createRecoveryCodes(em, userID) : undefined;
  },
  { conflicts: { lectern_passkey_credential_unique: { property: 'response', code: 'V_06' } } },
);

/** Takes one of the own passkeys away; G_04 where there is none with this id. */
export const removePasskey = defineCommand<Owned & { readonly id: string }, void>(
  'auth.remove-passkey',
  async ({ em, audit, allowEveryone }, { userID, id }) => {
    allowEveryone(ownReason);
    await factorsOf(em, userID);
    const removed: unknown[] = await em.execute('delete from lectern_passkey where user_id = ? and id = ?::uuid returning id', [
      userID,
      id,
    ]);
    if (removed.length === 0) fail('G_04');
    await afterRemoval(em, userID);
    audit({ entity: 'user', entityID: String(userID) });
  },
);

/**
 * Takes every second factor of somebody away who lost them, and ends their sessions; where their role asks for one they
 * set up another at the next login. For those who manage users, of people who hold no more than they do.
 */
export const resetSecondFactor = defineCommand<Owned, void>('auth.reset-second-factor', async (context, { userID }) => {
  const { em, audit } = context;
  const holder = await lockRights(context, 'manage-users');
  const user = (await em.findOne(User, { id: userID }, { populate: ['role'] })) ?? fail('UM_02');
  // One's own are changed by proving who one is.
  if (userIDOf(context.actor) === userID) fail('V_07');
  await assertGrantable(context, holder, user.role.permissions);
  for (const table of ['totp', 'passkey', 'recovery_code'])
    await em.execute(`delete from lectern_${table} where user_id = ?`, [userID]);
  await endSessions(em, { userID });
  audit({ entity: 'user', entityID: String(userID) });
});
