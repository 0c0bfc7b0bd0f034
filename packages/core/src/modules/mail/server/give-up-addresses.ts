import type { GiveUp } from '#server/kernel/vault.ts';

/** Forgets addresses that nobody can read any more; a mail that was not sent yet never will be. */
export const giveUpAddresses: GiveUp = async (database, keys) => {
  await database.query({
    text: `update lectern_mail set sealed_address = null, address_hash = null, leased_until = null,
        state = case when state = 'sent' then state else 'obsolete' end, ended_at = coalesce(ended_at, now())
      where id = any($1::uuid[])`,
    values: [keys],
  });
};
