import type { Accounts } from '#server/kernel/accounts.ts';

/** Accounts for the SQL of modules below. */
export const plainAccounts: Accounts = { sql: '(select id, name, email, language from lectern_user)' };

/** SQL of everybody who has, or had, an account, by `id` and `name`: stands where a table would, with an alias. */
export const peopleSQL = '(select id, name from lectern_user)';

/** SQL of the name of the user with an id, which is an expression; null where there is none. */
export const userName = (id: string): string => `(select who.name from ${peopleSQL} who where who.id = ${id})`;

/** SQL of `{ id, name }` of the user with an id, which is an expression; null where there is none. */
export const namedUser = (id: string): string =>
  `(select jsonb_build_object('id', who.id, 'name', who.name) from ${peopleSQL} who where who.id = ${id})`;
