import { publicPath } from '#contract/locale.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { lockUses } from '#modules/media/server/public.ts';
import {
  authorizePage,
  findVersion,
  liveConflicts,
  lockTreeToMove,
  publishable,
  putLive,
  withCurrentMedia,
  unmarkRequested,
} from '#modules/pages/server/public.ts';
import type { Publishable, PublishedPage } from '#modules/pages/server/public.ts';
import { endRequest } from '../end-request.ts';
import { fail } from '../fail.ts';
import { openRequestFor } from '../find-request.ts';
import type { PublicationRequest } from '../publication-request.entity.ts';
import { lockReview } from './lock-review.ts';
import { tellRequester } from './tell-requester.ts';

export interface AcceptPublicationInput {
  /** Of the version. */
  readonly id: string;
  readonly feedback: string;
  /** The public path that was reviewed; by default the one that was requested. G_45 where another is wanted by now. */
  readonly path?: string | undefined;
}

/** Whether somebody may accept a request, as far as that depends on who made it: four eyes, unless a role says otherwise. */
export const mayAcceptOf = (actor: Actor, { requestedBy }: Pick<PublicationRequest, 'requestedBy'>): boolean =>
  actor.kind === 'system' || requestedBy !== userIDOf(actor) || can(actor, 'self-approve');

async function prepare(context: PrepareContext, { id }: AcceptPublicationInput): Promise<() => Promise<Publishable>> {
  const { app, actor } = context;
  const em = app.orm.em.fork();
  const { page, version } = await findVersion(em, id);
  await authorizePage(em, context, { permission: 'review-publication', page });
  if (!mayAcceptOf(actor, await openRequestFor(em, id))) fail('own');
  if (!app.pageTypes.get(page.type)) fail('notNow');
  return () => publishable(app, page.type, version);
}

/** Publishes exactly the requested version, however much was edited since, and records that it was reviewed. */
export const acceptPublication = defineCommand<AcceptPublicationInput, PublishedPage, Publishable>(
  'page.accept-publication',
  async (context, { id, feedback, path }, prepared) => {
    const { app, em, actor, audit } = context;
    await lockUses(em, 'shared');
    const isTreeHeld = await lockTreeToMove(context, (await findVersion(em, id)).page.id);
    const { page, version, request } = await lockReview(context, id);
    if (!mayAcceptOf(actor, request)) fail('own');
    const reviewed = path ?? request.path;
    if (reviewed !== null && reviewed !== publicPath(page.slug, page.locale, app.settings)) fail('addressChanged');
    const content = await withCurrentMedia(context, { type: page.type, content: prepared.content, level: 'schema' });
    await unmarkRequested(context, page.id);
    const published = await putLive(context, page, { version, content, isTreeHeld, permission: 'review-publication' });
    await endRequest(context, request, { state: 'accepted', feedback });
    audit({ entity: 'page', entityID: page.id, changes: { request: 'accepted', version: version.number } });
    await tellRequester(context, request);
    return published;
  },
  { prepare, conflicts: liveConflicts },
);
