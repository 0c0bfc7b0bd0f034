import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The path at which visitors find a page; undefined where it is not live. */
export async function livePathOf(em: Pick<SqlEntityManager, 'execute'>, pageID: string): Promise<string | undefined> {
  const [row] = await em.execute<{ path: string }[]>('select path from lectern_published_page where page_id = ?', [pageID]);
  return row?.path;
}

/** Whether another page than this one is live at a path. A wanted address gives way to it, although nobody wants it any more. */
export async function isLiveElsewhere(
  em: Pick<SqlEntityManager, 'execute'>,
  path: string,
  pageID: string | undefined,
): Promise<boolean> {
  const rows = await em.execute<object[]>(
    'select 1 from lectern_published_page where path = ? and page_id is distinct from ?::uuid',
    [path, pageID ?? null],
  );
  return rows.length > 0;
}
