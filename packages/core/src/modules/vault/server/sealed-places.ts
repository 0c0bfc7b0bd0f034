import type { ClientBase, Pool } from 'pg';
import type { OwnedSealedColumns } from '#server/kernel/vault.ts';

/** A column with sealed values, as it is in the database. */
export interface StoredPlace {
  readonly table: string;
  readonly key: string;
  /** Type of the column with the key, as SQL writes it. */
  readonly keyType: string;
  readonly column: string;
}

/** Writes down where sealed values lie. A plugin that is left out later leaves its rows, and they keep needing their keys. */
export async function recordPlaces(database: Pool, declared: readonly OwnedSealedColumns[]): Promise<void> {
  for (const { owner, table, key, columns } of declared)
    for (const column of columns)
      await database.query(
        `insert into lectern_sealed_column (table_name, column_name, key_name, owner) values ($1, $2, $3, $4)
         on conflict (table_name, column_name) do update set key_name = excluded.key_name, owner = excluded.owner`,
        [table, column, key, owner],
      );
}

/** Every place that was ever written down and is there. */
export async function readPlaces(database: Pick<ClientBase, 'query'>): Promise<StoredPlace[]> {
  const { rows } = await database.query<StoredPlace>(
    `select s.table_name as table, s.key_name as key, s.column_name as column, format_type(k.atttypid, k.atttypmod) as "keyType"
     from lectern_sealed_column s
       join pg_attribute k on k.attrelid = to_regclass(s.table_name) and k.attname = s.key_name and not k.attisdropped
       join pg_attribute c on c.attrelid = k.attrelid and c.attname = s.column_name and not c.attisdropped
     order by s.table_name, s.column_name`,
  );
  return rows;
}
