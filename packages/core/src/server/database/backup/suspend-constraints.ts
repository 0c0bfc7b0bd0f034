import type { ClientBase } from 'pg';
import { quoteName } from './describe-tables.ts';

const foreignKeysQuery = `select c.relname as "table", k.conname as name, k.condeferrable as "isDeferrable", k.condeferred as "isDeferred"
  from pg_constraint as k join pg_class as c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = current_schema()::regnamespace
    and c.relname = any($1::text[])`;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly isDeferrable: boolean;
  readonly isDeferred: boolean;
}

/**
 * Lets foreign keys of tables be checked at the end instead of at every row, so that rows which refer to each other
 * may come in any order, and keeps triggers from acting on rows that are only carried over. `resume` checks
 * everything and puts all back as it was; both belong into one transaction.
 */
export async function suspendConstraints(
  client: ClientBase,
  tables: readonly { readonly name: string; readonly hasTriggers: boolean }[],
): Promise<{ resume: () => Promise<void> }> {
  const { rows } = await client.query<ForeignKey>(foreignKeysQuery, [tables.map(({ name }) => name)]);
  const withTriggers = tables.filter(({ hasTriggers }) => hasTriggers);
  const alter = (key: ForeignKey, timing: string) =>
    client.query(`alter table ${quoteName(key.table)} alter constraint ${quoteName(key.name)} ${timing}`);

  for (const key of rows) await alter(key, 'deferrable initially deferred');
  for (const { name } of withTriggers) await client.query(`alter table ${quoteName(name)} disable trigger user`);
  return {
    async resume() {
      await client.query('set constraints all immediate');
      for (const key of rows) {
        const timing = key.isDeferrable ? `deferrable initially ${key.isDeferred ? 'deferred' : 'immediate'}` : 'not deferrable';
        await alter(key, timing);
      }
      for (const { name } of withTriggers) await client.query(`alter table ${quoteName(name)} enable trigger user`);
    },
  };
}
