import type { CommandContext, PrepareContext } from '#server/kernel/command.ts';
import { LecternError } from '#contract/errors.ts';
import { publicPath } from '#contract/locale.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { summarizeChecks } from '#modules/checks/server/public.ts';
import type { CheckSummary } from '#modules/checks/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { lockUses } from '#modules/media/server/public.ts';
import {
  freezeLatest,
  livePathOf,
  lockPageRow,
  markRequested,
  pageSubject,
  prepareLatest,
  unmarkRequested,
} from '#modules/pages/server/public.ts';
import type { Page, Publishable } from '#modules/pages/server/public.ts';
import { endRequest } from '../end-request.ts';
import { fail } from '../fail.ts';
import { openRequest } from '../find-request.ts';
import { requestedMailName } from '../mails/mail-names.ts';
import { PublicationRequest } from '../publication-request.entity.ts';
import { reviewersOf } from '../reviewers.ts';

/** Milliseconds after which reviewers may be told of the same version again. */
const resendAfter = 10 * 60_000;
/** Requests for one page in an hour, whatever became of them. */
const maxRequests = 10;
const hour = 60 * 60_000;

export interface RequestPublicationInput {
  /** Of the page. */
  readonly id: string;
  readonly comment: string;
  /** When given: what is meant. For another revision nothing is requested (G_03). */
  readonly revision?: number | undefined;
}

export interface RequestedPublication {
  readonly requestID: string;
  readonly pageVersionID: string;
  readonly isResent: boolean;
  /** People who are told by mail. */
  readonly reviewers: number;
}

interface Prepared extends Publishable {
  readonly checks: readonly CheckSummary[];
}

async function prepare(context: PrepareContext, { id, revision }: RequestPublicationInput): Promise<() => Promise<Prepared>> {
  const work = await prepareLatest(context, { id, revision, permission: 'edit-page' });
  return async () => {
    const publishable = await work();
    return { ...publishable, checks: await summarizeChecks(context.app, publishable.version.id) };
  };
}

/** Refuses what comes too often (G_18), with the seconds after which it may come again. */
function refuseUntil(due: number, now: Date): void {
  const retryAfter = Math.ceil((due - now.getTime()) / 1000);
  if (retryAfter > 0) throw new LecternError({ code: 'G_18' }, { retryAfter });
}

async function limitRequests({ em, now }: CommandContext, pageID: string): Promise<void> {
  const [nth] = await em.find(
    PublicationRequest,
    { pageID, requestedAt: { $gt: new Date(now.getTime() - hour) } },
    { orderBy: { requestedAt: 'desc' }, offset: maxRequests - 1, limit: 1 },
  );
  if (nth) refuseUntil(nth.requestedAt.getTime() + hour, now);
}

/** Tells everybody who may review a page, but not who asks. Answers with how many that are. */
async function tellReviewers(context: CommandContext, page: Page, request: PublicationRequest): Promise<number> {
  const reviewers = (await reviewersOf(context.app, context.em, page)).filter((id) => id !== request.requestedBy);
  for (const userID of reviewers)
    await queueMail(context, {
      template: requestedMailName,
      to: { userID },
      references: { request: request.id },
      about: { entity: 'page', id: page.id },
    });
  return reviewers.length;
}

/** Asks for the publication of the latest version: freezes it, so that what is reviewed is what was requested, and tells the reviewers. */
export const requestPublication = defineCommand<RequestPublicationInput, RequestedPublication, Prepared>(
  'page.request-publication',
  async (context, { id, comment, revision }, prepared) => {
    const { app, em, actor, now, authorize, audit, emit } = context;
    await lockUses(em, 'shared');
    const page = await lockPageRow(em, id);
    authorize('edit-page', await pageSubject(em, actor, page));
    const { version } = await freezeLatest(context, page, { prepared, revision });
    const path = publicPath(page.slug, page.locale, app.settings);
    const isLive = page.publishedVersionID === version.id;
    if (isLive && (await livePathOf(em, id)) === path) fail('nothingNew');

    const open = await openRequest(em, id);
    const isResent = open?.versionID === version.id;
    if (open && isResent) {
      // What the requester wrote stays theirs: a colleague sends it again as it is.
      if (comment && open.requestedBy !== userIDOf(actor)) fail('invalid', 'comment');
      refuseUntil(open.mailedAt.getTime() + resendAfter, now);
      em.assign(open, { mailedAt: now, path, checks: prepared.checks, ...(comment ? { comment } : {}) });
      audit({ entity: 'page', entityID: id, changes: { requested: version.number, resent: true } });
      const reviewers = await tellReviewers(context, page, open);
      return { requestID: open.id, pageVersionID: version.id, isResent, reviewers };
    }
    await limitRequests(context, id);
    if (open) {
      await unmarkRequested(context, id);
      await endRequest(context, open, { state: 'superseded' });
    }
    const request = em.create(PublicationRequest, {
      id: crypto.randomUUID(),
      pageID: id,
      versionID: version.id,
      state: 'open',
      comment,
      path,
      checks: prepared.checks,
      requestedBy: userIDOf(actor),
      requestedAt: now,
      mailedAt: now,
    });
    await em.flush();
    await markRequested(context, version.id);
    audit({ entity: 'page', entityID: id, changes: { requested: version.number } });
    emit('publication.requested', { pageID: id, versionID: version.id, requestID: request.id });
    const reviewers = await tellReviewers(context, page, request);
    return { requestID: request.id, pageVersionID: version.id, isResent, reviewers };
  },
  { prepare },
);
