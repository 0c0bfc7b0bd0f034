import pg from 'pg';
import type { DatabaseConnection } from './choose-database.ts';
import type { Queryable, Statement } from './statement.ts';

/**
 * A statement as the driver takes it, with values as the driver itself reads them. Where connections share backends, as behind
 * a pooler, a name would belong to another connection's statement, and none is given.
 */
export const driverQuery = (
  { text, values, name }: Statement,
  { hasOwnBackends }: Pick<DatabaseConnection, 'hasOwnBackends'>,
): pg.QueryConfig<unknown[]> => ({
  text,
  values: [...values],
  types: pg.types,
  ...(name !== undefined && hasOwnBackends ? { name: `lectern_${name}` } : {}),
});

/** Statements of their own, each on whichever connection is free. */
export const queryablePool = (pool: Pick<pg.Pool, 'query'>, connection: DatabaseConnection): Queryable => ({
  async query<Row>(statement: Statement) {
    const { rows } = await pool.query(driverQuery(statement, connection));
    return rows as Row[];
  },
});
