import type { SealedPlace } from '#server/kernel/vault.ts';

/** The one text that names a place of an owner: what a record is bound to. */
export const addressOf = (owner: string, { table, id, column }: SealedPlace): string =>
  JSON.stringify(['record', owner, table, String(id), column]);

/** As `addressOf`, for what is kept outside of the database. */
export const tokenAddressOf = (owner: string, purpose: string): string => JSON.stringify(['token', owner, purpose]);
