import { route } from '#server/http/route.ts';
import { findVersion, Page, pageSubject } from '../../pages/server/public.ts';
import { can } from '#server/kernel/policy.ts';
import { publicationCalls } from '../publication.calls.ts';
import { acceptPublication } from './commands/accept-publication.command.ts';
import { rejectPublication } from './commands/reject-publication.command.ts';
import { requestPublication } from './commands/request-publication.command.ts';
import { revokeRequest } from './commands/revoke-request.command.ts';
import { fail } from './fail.ts';
import { lastRequestFor } from './find-request.ts';
import { ownRequests, readRequests } from './read-requests.query.ts';
import { readOutlook } from './read-outlook.ts';
import { readReview } from './read-review.ts';

export const publicationRoutes = [
  route(publicationCalls.request, ({ run, params, body }) => run(requestPublication, { id: params.id, ...body })),
  route(publicationCalls.revoke, ({ run, params }) => run(revokeRequest, { id: params.id })),
  route(publicationCalls.accept, async ({ run, params, body }) => {
    const { publishedVersionID, publishedID, path } = await run(acceptPublication, { id: params.id, ...body });
    return { publishedVersionID, publishedID, path };
  }),
  route(publicationCalls.reject, ({ run, params, body }) => run(rejectPublication, { id: params.id, ...body })),
  route(publicationCalls.comment, async ({ app, actor, params }) => {
    const em = app.em();
    const { page } = await findVersion(em, params.id);
    if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
    return { data: { comment: (await lastRequestFor(em, params.id)).comment } };
  }),
  route(publicationCalls.list, async ({ app, actor, query }) => {
    const where = () => `r.state = 'open'`;
    return { data: await readRequests(app, { actor, permission: 'review-publication', where, ...query }) };
  }),
  route(publicationCalls.review, async ({ app, actor, params }) => ({ data: await readReview(app, actor, params.id) })),
  route(publicationCalls.latest, async ({ app, actor, params }) => {
    const em = app.em();
    const page = (await em.findOne(Page, { id: params.id })) ?? fail('noPage');
    if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
    const where = (put: (value: unknown) => string) => `r.page_id = ${put(params.id)}`;
    const { items } = await readRequests(app, { actor, permission: 'view-page', where, sortOrder: 'desc' });
    return { data: items[0] ?? null };
  }),
  route(publicationCalls.outlook, async ({ app, actor, params }) => ({ data: await readOutlook(app, actor, params.id) })),
  route(publicationCalls.own, async ({ app, actor, query }) => {
    const userID = actor.kind === 'user' ? actor.id : 0;
    const where = (put: (value: unknown) => string) => `r.requested_by = ${put(userID)} and ${ownRequests[query.state ?? 'all']}`;
    return { data: await readRequests(app, { actor, permission: 'edit-page', where, ...query }) };
  }),
];
