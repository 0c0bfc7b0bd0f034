import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { currentContent } from '../edits/fold-edits.ts';
import { comparableContent } from '../edits/version-content.ts';
import { fail } from '../page/fail.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { findVersionRow } from '../page/find-version-row.ts';
import type { PageVersion } from '../page/page-version.entity.ts';

interface Place {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
}

/** Refuses (UM_01) who may not read the drafts of a page. */
export async function assertViewable(em: SqlEntityManager, actor: Actor, page: Page): Promise<void> {
  if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
}

/** A version of a page that is there and whose drafts the actor may read. PM_01 where there is none. */
export async function readVersion(
  { em }: Place,
  actor: Actor,
  id: string,
): Promise<{ page: Page; version: Readonly<PageVersion> }> {
  const version = (await findVersionRow(em, id)) ?? fail('noPage');
  const page = (await em.findOne(Page, { id: version.pageID })) ?? fail('noPage');
  await assertViewable(em, actor, page);
  return { page, version };
}

/** The content of a version with everything in it at the version of the code. */
export async function readContent(place: Place, type: string, version: Readonly<PageVersion>): Promise<PageContent> {
  return comparableContent(place.app, type, await currentContent(place, type, version));
}
