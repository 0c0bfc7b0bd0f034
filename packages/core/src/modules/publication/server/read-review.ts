import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { PageContent } from '../../pages/edits/page-content.ts';
import { comparableContent, Page, pageSubject, PageVersion } from '../../pages/server/public.ts';
import type { Review, ReviewedContent } from '../publication.schema.ts';
import { fail } from './fail.ts';
import { PublicationRequest } from './publication-request.entity.ts';
import { readRequests } from './read-requests.query.ts';

/** As many rejected requests as a review names. */
const namedFormer = 10;

/** What visitors read of a page, and what was requested: at the versions of the code, so that they can be compared. */
export interface ReviewedContents {
  readonly before: PageContent | undefined;
  readonly after: PageContent;
}

/** The two contents of a request; undefined where its version or its page is gone. */
export async function readContents(
  app: Lectern,
  em: SqlEntityManager,
  { pageID, versionID }: Pick<PublicationRequest, 'pageID' | 'versionID'>,
): Promise<ReviewedContents | undefined> {
  const [page, requested] = [await em.findOne(Page, { id: pageID }), await em.findOne(PageVersion, { id: versionID })];
  if (!page || !requested) return undefined;
  const live = page.publishedVersionID ? await em.findOne(PageVersion, { id: page.publishedVersionID }) : null;
  return {
    before: live ? comparableContent(app, page.type, live) : undefined,
    after: comparableContent(app, page.type, requested),
  };
}

/** The content of a page as the API answers it. */
export const presentContent = ({ title, typeData, blocks, order, seo }: PageContent): ReviewedContent => ({
  title,
  typeData,
  blocks,
  blockOrder: order,
  seoSettings: seo,
});

/** A request with both contents, for who may read the drafts of its page. */
export async function readReview(app: Lectern, actor: Actor, id: string): Promise<Review> {
  const em = app.em();
  const found = (await em.findOne(PublicationRequest, { id })) ?? fail('nobodyAsked');
  const page = (await em.findOne(Page, { id: found.pageID })) ?? fail('nobodyAsked');
  if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
  const where = (put: (value: unknown) => string) => `r.id = ${put(id)}`;
  const { items } = await readRequests(app, { actor, permission: 'view-page', where, sortOrder: 'desc' });
  const { items: former } = await readRequests(app, {
    actor,
    permission: 'view-page',
    where: (put) =>
      `r.page_id = ${put(found.pageID)} and r.state = 'rejected' and r.id <> ${put(id)} and r.requested_at <= ${put(found.requestedAt)}`,
    sortOrder: 'desc',
    pageSize: namedFormer,
  });
  const contents = await readContents(app, em, found);
  const [request] = items;
  if (!request || !contents) return fail('nobodyAsked');
  const { before, after } = contents;
  const beforeVersionID = page.publishedVersionID ?? null;
  return { request, former, beforeVersionID, before: before ? presentContent(before) : null, after: presentContent(after) };
}
