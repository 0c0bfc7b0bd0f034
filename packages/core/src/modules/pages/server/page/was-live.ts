import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Page } from './page.entity.ts';

/** Whether visitors read a page, now or at any time before. */
export async function wasLive(
  em: Pick<SqlEntityManager, 'execute'>,
  { id, publishedVersionID }: Pick<Page, 'id' | 'publishedVersionID'>,
): Promise<boolean> {
  if (publishedVersionID) return true;
  return (await em.execute<object[]>('select from lectern_publication where page_id = ? limit 1', [id])).length > 0;
}
