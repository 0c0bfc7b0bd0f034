import type { Actor } from '#server/kernel/actor.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { comparableContent, Page, pageSubject, PageVersion } from '../../pages/server/public.ts';
import type { PublicationOutlook } from '../publication.schema.ts';
import { fail } from './fail.ts';
import { presentContent } from './read-review.ts';
import { reviewersOf } from './reviewers.ts';
import { wordOrder } from '#server/database/folded-sql.ts';
import { peopleSQL } from '../../users/server/public.ts';

/** Reviewers that are told by name. */
const namedReviewers = 5;

/** What visitors read of a page, and who would review its publication, for who may read its drafts. */
export async function readOutlook(app: Lectern, actor: Actor, pageID: string): Promise<PublicationOutlook> {
  const em = app.em();
  const page = (await em.findOne(Page, { id: pageID })) ?? fail('noPage');
  if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
  const live = page.publishedVersionID ? await em.findOne(PageVersion, { id: page.publishedVersionID }) : null;
  const reviewers = (await reviewersOf(app, em, page)).filter((id) => id !== userIDOf(actor));
  const { rows } = await app.pool.query<{ id: number; name: string }>(
    `select id, name from ${peopleSQL} who where id = any($1::int[]) order by ${wordOrder('name')}, id limit $2`,
    [reviewers, namedReviewers],
  );
  return {
    live: live ? presentContent(comparableContent(app, page.type, live)) : null,
    reviewers: rows,
    totalReviewers: reviewers.length,
  };
}
