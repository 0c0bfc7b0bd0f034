import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { driverQuery } from '../database/queryable-pool.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { refusalOf } from './derived-statement.ts';
import type { NamedTables } from './derived-statement.ts';

/** Statements over derived tables. */
export interface DerivedQueries {
  /**
   * Resolves with the rows. Values stand at `$1` and so on, and never in the text: texts are few, and PostgreSQL reads and plans
   * each once a connection, the first hundred of them.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * The tables that a plugin makes of the rest, such as an index: those that its server entry leaves out of backups. SQL is for
 * them alone, beside the view `lectern_live_page`; what is nobody's copy is changed by commands.
 */
export interface DerivedTables extends DerivedQueries {
  /**
   * All or nothing; what `work` throws takes it back. It does nothing but query: who says nothing for as long as the lease of a
   * listener lasts is taken for dead, so that whoever waits for its rows goes on.
   */
  transaction<Result>(work: (queries: DerivedQueries) => Promise<Result>): Promise<Result>;
}

const livePages = 'lectern_live_page';

/** Statements that have a name: PostgreSQL holds each on every connection for good. */
const named = 100;

async function readNames(pool: Pool, own: readonly string[]): Promise<NamedTables> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = (select oid from pg_namespace where nspname = current_schema())
     union select nspname from pg_namespace where nspname <> current_schema()`,
  );
  return { own: new Set([livePages, ...own]), others: new Set(rows.map(({ name }) => name)) };
}

/** The derived tables of a plugin. Each statement is looked at before it is sent, once a text. */
export function derivedTables(
  { pool, log, connection, leaseSeconds }: Lectern,
  plugin: string,
  own: readonly string[],
): DerivedTables {
  let names: Promise<NamedTables> | undefined;
  /** Names of the first statements that passed, by their texts. */
  const passed = new Map<string, string>();
  const known = (): Promise<NamedTables> => {
    names ??= readNames(pool, own).catch((error: unknown) => {
      names = undefined;
      throw error;
    });
    return names;
  };
  async function statementOf(text: string, values: readonly unknown[]): Promise<QueryConfig<unknown[]>> {
    const name = passed.get(text) ?? (await nameOf(text));
    return driverQuery({ text, values, ...(name === undefined ? {} : { name }) }, connection);
  }
  async function nameOf(text: string): Promise<string | undefined> {
    const refusal = refusalOf(text, await known());
    if (refusal)
      throw new Error(
        `A statement of the plugin ${plugin} ${refusal}. It reaches the tables that its server entry leaves out of backups, and ${livePages}.`,
      );
    if (passed.size === named) return undefined;
    const name = `derived_${createHash('sha256').update(text).digest('base64url')}`;
    passed.set(text, name);
    return name;
  }
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(await statementOf(text, values))).rows;
    },
    async transaction(work) {
      // Not within the transaction: the embedded database lets one at a time in.
      await known();
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // Nobody waits until what is made of the rest lies on the disk: where the database falls, it loses with it whatever was
        // written down behind it, such as how far a listener came.
        await client.query(
          `begin; set local idle_in_transaction_session_timeout = '${leaseSeconds}s'; set local synchronous_commit = off`,
        );
        const result = await work({
          async query<Row extends object>(text: string, values: readonly unknown[] = []) {
            return (await client.query<Row>(await statementOf(text, values))).rows;
          },
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => {
          log.debug({ err: failure, plugin }, 'a transaction could not be taken back; its connection goes');
          broken = failure as Error;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}
