import { fail } from '../fail.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { createRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { afterRemoval, factorsOf } from '../second-factor/user-factors.ts';

interface Owned {
  readonly userID: number;
}

const ownReason = 'everybody decides how they log in themselves, and the route asked for proof';

/** A passkey as it is stored. */
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
    if (removed.length === 0) fail('notFound');
    await afterRemoval(em, userID);
    audit({ entity: 'user', entityID: String(userID) });
  },
);
