import type { Queryable } from '../database/statement.ts';
import { defineServiceKey } from './service.ts';

/** The place of a sealed value in the database. The value opens nowhere else. */
export interface SealedPlace {
  readonly table: string;
  /** Key of the row. */
  readonly id: string | number;
  readonly column: string;
}

/** Gives up rows whose key is lost, by their keys as text, in the transaction in which that is written down. */
export type GiveUp = (database: Queryable, keys: readonly string[]) => Promise<void>;

/** Columns of type `bytea` that hold sealed values, as their owner declares them: so that keys can be changed. */
export interface SealedColumns {
  readonly table: string;
  /** Column with the key of the row, by which rows are told apart and put in order. */
  readonly key: string;
  readonly columns: readonly string[];
  /** What becomes of rows that nobody can open any more. Without it, none of the table can be given up. */
  readonly giveUp?: GiveUp;
}

/** Sealed columns with the id of who declares them. */
export interface OwnedSealedColumns extends SealedColumns {
  readonly owner: string;
}

/** Bytes, or what JSON can hold. */
export type Sealable = Uint8Array | object | string | number | boolean | null;

/** Seals what the database, and whoever copies it, must not tell. Each owner has one of its own and opens nothing of others. */
export interface Vault {
  /** Seals a value for one column of one row, which the owner declares under `sealed`. About 100 bytes longer than the value. */
  seal(place: SealedPlace, value: Sealable): Buffer;
  /** The value as it was sealed: bytes as a `Buffer`. G_20 where it was damaged, was moved or lost its key. */
  open(place: SealedPlace, sealed: Uint8Array): unknown;
  /**
   * A keyed hash of 32 bytes to search sealed values by: the same for the same purpose and text, also after keys were
   * changed. Texts that are to be found however they are written are brought into one form first.
   */
  hash(purpose: string, text: string): Buffer;
  /** Seals a value that is kept outside of the database for a short time, such as in a cookie. */
  sealToken(purpose: string, value: Sealable): string;
  /** The value in a sealed token; undefined for everything else. */
  openToken(purpose: string, token: string): unknown;
}

/** The port to the vault: `app.service(vault).of('auth')`. */
export interface Vaults {
  /** The vault of a module or plugin, by its id. */
  of(owner: string): Vault;
}

export const vault = defineServiceKey<Vaults>('kernel/vault');
