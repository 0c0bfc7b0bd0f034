import type { TestApp } from '@lectern/testing';

/** The id of a role by its name; empty where there is none. */
export async function roleIDOf({ app }: TestApp, name: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>('select id from lectern_role where name = $1', [name]);
  return rows[0]?.id ?? '';
}
