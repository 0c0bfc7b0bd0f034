import type { GiveUp } from '#server/kernel/vault.ts';

/** Removes secrets that no code can be checked by any more: their holders set up a second factor anew. */
export const giveUpSecrets: GiveUp = async (database, keys) => {
  await database.query({ text: 'delete from lectern_totp where user_id = any($1::integer[])', values: [keys] });
};
