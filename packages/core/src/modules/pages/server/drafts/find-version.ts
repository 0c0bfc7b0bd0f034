import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { currentContent, foldEdits } from '../edits/fold-edits.ts';
import { fail } from '../page/fail.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { Page } from '../page/page.entity.ts';

/** A version with its page, which is not in the trash. PM_01 where there is none. */
export async function findVersion(
  em: Pick<SqlEntityManager, 'findOne'>,
  id: string,
): Promise<{ readonly page: Page; readonly version: PageVersion }> {
  const version = (await em.findOne(PageVersion, { id })) ?? fail('noPage');
  return { version, page: (await em.findOne(Page, { id: version.pageID })) ?? fail('noPage') };
}

/** A version as it stands, with the edits beside its row. */
export async function asItStands(
  place: { readonly app: Lectern; readonly em: SqlEntityManager },
  type: string,
  version: PageVersion,
): Promise<StoredPage['version']> {
  const { id, pageID, number, revision, updatedAt } = version;
  return { id, pageID, number, revision, updatedAt, ...(await currentContent(place, type, version)) };
}

/** Closes a version of a locked page, so that it stays as it is now: later edits make another one. */
export async function closeVersion(
  place: { readonly app: Lectern; readonly em: SqlEntityManager },
  page: Page,
  id: string,
): Promise<PageVersion> {
  // It may have been written or thinned out until the page was locked.
  const version = (await place.em.findOne(PageVersion, { id, pageID: page.id }, { refresh: true })) ?? fail('noPage');
  if (version.isFrozen) return version;
  await foldEdits(place, page.type, version);
  place.em.assign(version, { isFrozen: true });
  return version;
}
