import type { GiveUp } from '@lectern/core/server';

/** Deletes what nobody can open any more, with what belongs to it. */
export const giveUpRows =
  (table: string): GiveUp =>
  async (database, keys) => {
    await database.query({ text: `delete from ${table} where id = any($1::uuid[])`, values: [keys] });
  };
