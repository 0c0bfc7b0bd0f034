import { fail } from '../fail.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { vault } from '#server/kernel/vault.ts';
import { createRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { totpPlace } from '../second-factor/totp.ts';
import { afterRemoval, factorsOf } from '../second-factor/user-factors.ts';

interface Owned {
  readonly userID: number;
}

const ownReason = 'everybody decides how they log in themselves, and the route asked for proof';

/** Keeps the secret of an authenticator app until a code of it was seen. V_07 where one is in use. */
export const setUpTotp = defineCommand<Owned & { readonly secret: string }, void>(
  'auth.set-up-totp',
  async ({ app, em, now, audit, allowEveryone }, { userID, secret }) => {
    allowEveryone(ownReason);
    const sealed = app.service(vault).of('auth').seal(totpPlace(userID), secret);
    const stored: unknown[] = await em.execute(
      `insert into lectern_totp (user_id, secret, created_at) values (?, ?, ?)
       on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where lectern_totp.confirmed_at is null returning user_id`,
      [userID, sealed, now],
    );
    if (stored.length === 0) fail('notNow');
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
    if (totp + passkeys === 0) fail('notNow');
    audit({ entity: 'user', entityID: String(userID) });
    return createRecoveryCodes(em, userID);
  },
);
