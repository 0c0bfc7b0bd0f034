import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import type { Page as PresentedPage, PagePolicies, PageVersion as PresentedVersion } from '../../page.schema.ts';
import { currentContent } from '../edits/fold-edits.ts';
import { fail } from '../page/fail.ts';
import { findVersionRow } from '../page/find-version-row.ts';
import { livePathOf } from '../page/live-path.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { Page } from '../page/page.entity.ts';
import { pagePolicies, pageSubject } from '../rights/page.policy.ts';
import { presentPage, presentVersion } from '../page/page.presenter.ts';
import { wasLive } from '../page/was-live.ts';
import { readDueAt } from '../upkeep/read-upkeep.query.ts';

/** The policies of somebody who may view the drafts of a page; UM_01 where they may not. */
async function viewedBy(em: SqlEntityManager, actor: Actor, page: Page): Promise<PagePolicies> {
  const subject = await pageSubject(em, actor, page);
  if (!can(actor, 'view-page', subject)) fail('forbidden');
  return pagePolicies(actor, subject, await wasLive(em, page));
}

/** A page and its latest version, as the API answers them. */
export interface Draft {
  readonly page: PresentedPage;
  readonly version: PresentedVersion;
}

/** A page with its latest version, for somebody who may view it; PM_01 where there is none, UM_01 where they may not. */
export async function readDraft(app: Lectern, actor: Actor, pageID: string): Promise<Draft> {
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id: pageID })) ?? fail('noPage');
  const stored = (page.latestVersionID && (await findVersionRow(em, page.latestVersionID))) || fail('noPage');
  const livePath = await livePathOf(em, page.id);
  const policies = await viewedBy(em, actor, page);
  const content = await currentContent({ app, em }, page.type, stored);
  const hasPublicationRequest = (await em.count(PageVersion, { pageID: page.id, hasPublicationRequest: true })) > 0;
  const reviewDueAt = await readDueAt(app, em, page.id);
  const version = { ...stored, ...content };
  const context = { settings: app.settings, livePath, reviewDueAt, hasPublicationRequest, policies };
  return { page: presentPage(page, version, context), version: presentVersion(version, policies) };
}

/** A version as it stands, for somebody who may view its page; PM_01 and UM_01 as above. */
export async function readVersion(app: Lectern, actor: Actor, id: string): Promise<PresentedVersion> {
  const em = app.orm.em.fork();
  const version = (await findVersionRow(em, id)) ?? fail('noPage');
  const page = (await em.findOne(Page, { id: version.pageID })) ?? fail('noPage');
  const content = await currentContent({ app, em }, page.type, version);
  return presentVersion({ ...version, ...content }, await viewedBy(em, actor, page));
}
