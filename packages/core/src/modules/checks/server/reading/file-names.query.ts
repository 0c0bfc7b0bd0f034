import type { Lectern } from '#server/kernel/lectern.ts';

/** Names of files of the library by their ids; undefined for those that are not there. */
export async function fileNames({ pool }: Lectern, ids: readonly string[]): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined;
  const { rows } = await pool.query<{ id: string; fileName: string }>(
    'select id, file_name as "fileName" from lectern_media_file where id = any($1::uuid[]) and deleted_at is null',
    [[...new Set(ids)]],
  );
  const names = new Map(rows.map(({ id, fileName }) => [id, fileName]));
  return (id) => names.get(id);
}
