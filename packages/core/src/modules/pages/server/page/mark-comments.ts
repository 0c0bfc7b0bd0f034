import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Notes on a page how many comments on it are open. Lists say so; the page itself stays as it was written. */
export async function markComments(em: SqlEntityManager, pageID: string, open: number): Promise<void> {
  await em.execute('update lectern_page set open_comments = ? where id = ?', [open, pageID]);
}
