import { defineCommand } from '#server/kernel/command.ts';
import { unmarkRequested } from '#modules/pages/server/public.ts';
import { endRequest } from '../end-request.ts';
import { lockReview } from './lock-review.ts';
import { tellRequester } from './tell-requester.ts';

export interface RejectPublicationInput {
  /** Of the version. */
  readonly id: string;
  readonly feedback: string;
}

/** Records that a requested version is not to be published, and tells who asked for it. */
export const rejectPublication = defineCommand<RejectPublicationInput, undefined>(
  'page.reject-publication',
  async (context, { id, feedback }) => {
    const { page, version, request } = await lockReview(context, id);
    await unmarkRequested(context, page.id);
    await endRequest(context, request, { state: 'rejected', feedback });
    context.audit({ entity: 'page', entityID: page.id, changes: { request: 'rejected', version: version.number } });
    await tellRequester(context, request);
    return undefined;
  },
);
