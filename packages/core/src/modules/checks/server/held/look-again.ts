import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Has a draft looked at again, whose waivers are others now. */
export const lookAgain = async (em: SqlEntityManager, pageID: string): Promise<void> =>
  void (await em.execute('delete from lectern_page_held where page_id = ?', [pageID]));
