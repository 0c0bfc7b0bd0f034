import type { GiveUp } from '@lectern/core/server';

/** The time stays taken, by nobody who is known: somebody may still come. */
export const giveUpContacts: GiveUp = async (database, keys) => {
  await database.query({
    text: `update planner_appointment set contact = null, email_hash = null, email_place = null, message = null
      where id = any($1::uuid[])`,
    values: [keys],
  });
};

/** Nobody can be told that a time came free. */
export const giveUpWaiting: GiveUp = async (database, keys) => {
  await database.query({ text: 'delete from planner_waiting where id = any($1::uuid[])', values: [keys] });
};

/** The advisor connects their calendar anew. */
export const giveUpAccounts: GiveUp = async (database, keys) => {
  await database.query({ text: 'delete from planner_outside where advisor_id = any($1::uuid[])', values: [keys] });
};
