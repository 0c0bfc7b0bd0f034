import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { publicPath } from '#contract/locale.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { isLiveElsewhere } from '../page/live-path.ts';
import { Page } from '../page/page.entity.ts';

interface Place {
  /** Canonical. */
  readonly slug: string;
  readonly locale: string;
}

/** Whether no page other than this one wants a slug, and none is live there. */
export async function isSlugFree(
  { settings }: Pick<Lectern, 'settings'>,
  em: SqlEntityManager,
  { slug, locale }: Place,
  pageID?: string,
): Promise<boolean> {
  const owner = await em.findOne(Page, { slug, locale }, { fields: ['id'] });
  if (owner !== null && owner.id !== pageID) return false;
  return !(await isLiveElsewhere(em, publicPath(slug, locale, settings), pageID));
}

/** Longest slug to which a number can be added. */
const numberedLength = 500;

/** The first free slug of a row of them: `/kerken-2`, `/kerken-3`; none of those that are promised to others. */
export async function freeSlug(
  app: Pick<Lectern, 'settings'>,
  em: SqlEntityManager,
  { slug, locale }: Place,
  promised: ReadonlySet<string> = new Set(),
): Promise<string> {
  const stem = slug === '/' ? '/page' : slug.slice(0, numberedLength).replace(/[-/]+$/, '');
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!promised.has(candidate) && (await isSlugFree(app, em, { slug: candidate, locale }))) return candidate;
  }
}
