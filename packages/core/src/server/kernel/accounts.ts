import { defineServiceKey } from './service.ts';

/** The accounts of people, as modules below the one that keeps them may name them in SQL. */
export interface Accounts {
  /** SQL of all of them by `id`, `name`, `email` and `language`: stands where a table would, with an alias. */
  readonly sql: string;
}

/** The port through which SQL reaches the accounts. */
export const accounts = defineServiceKey<Accounts>('kernel/accounts');
