import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface LiveAbove {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** The nearest live page above one; undefined where there is none. */
export async function liveAbove(em: Pick<SqlEntityManager, 'execute'>, pageID: string): Promise<LiveAbove | undefined> {
  const [row] = await em.execute<LiveAbove[]>(
    `with recursive above as (
       select parent_id, 1 as level from lectern_page where id = ?
       union all select p.parent_id, a.level + 1 from lectern_page p join above a on p.id = a.parent_id)
     select live.page_id as id, live.title, live.path
     from above join lectern_published_page live on live.page_id = above.parent_id order by above.level limit 1`,
    [pageID],
  );
  return row;
}
