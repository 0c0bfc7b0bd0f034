import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { comparableContent, currentContent, Page, PageVersion } from '../../pages/server/public.ts';
import { fail } from './fail.ts';
import type { VersionToCheck } from './reading/checked-page.ts';

interface ReadVersion extends VersionToCheck {
  readonly page: Page;
  /** As it stands, with what was edited since it was written. */
  readonly version: PageVersion;
}

/** A version of a page that is not in the trash. PM_01 where there is none. */
export async function readVersion(app: Lectern, em: SqlEntityManager, id: string): Promise<ReadVersion> {
  const row = (await em.findOne(PageVersion, { id })) ?? fail('noPage');
  const page = (await em.findOne(Page, { id: row.pageID })) ?? fail('noPage');
  const version = { ...row, ...(await currentContent({ app, em }, page.type, row)) } as PageVersion;
  return { page, version, versionID: id, content: comparableContent(app, page.type, version) };
}
