import type { GiveUp } from '#server/kernel/vault.ts';

/** Removes files that nobody can open any more; their bytes are swept with those that have no row. */
export const giveUpFiles: GiveUp = async (database, keys) => {
  await database.query({ text: 'delete from lectern_private_file where id = any($1::uuid[])', values: [keys] });
};
