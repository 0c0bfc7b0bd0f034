import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Page } from '../page/page.entity.ts';
import { slugBelow } from './slug-below.ts';

/** The slug that a page gets below another, or below none. */
export async function newSlugBelow(
  em: SqlEntityManager,
  page: Pick<Page, 'slug' | 'parentID'>,
  parent: Pick<Page, 'id' | 'slug'> | null,
): Promise<string> {
  if ((page.parentID ?? null) === (parent?.id ?? null)) return page.slug;
  const former = page.parentID ? await em.findOne(Page, { id: page.parentID }, { fields: ['slug'] }) : null;
  return slugBelow({ slug: page.slug, from: former?.slug, to: parent?.slug });
}
