import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Page } from '../page/page.entity.ts';
import { idsBelow } from '../page/page-tree.ts';

/** A page with all below it: those above others first, those of a level in their order. None where it is not there. */
export async function pagesOfBranch(em: SqlEntityManager, id: string): Promise<Page[]> {
  const root = await em.findOne(Page, { id });
  if (!root) return [];
  const below = await em.find(
    Page,
    { id: { $in: await idsBelow(em, [id]) } },
    { orderBy: { rank: 'asc', createdAt: 'asc', id: 'asc' } },
  );
  const ordered = [root];
  const byParent = Map.groupBy(below, ({ parentID }) => parentID);
  for (const page of ordered) ordered.push(...(byParent.get(page.id) ?? []));
  return ordered;
}
