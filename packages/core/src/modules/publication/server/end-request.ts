import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { RequestKeeper } from '../../pages/server/public.ts';
import { openRequest } from './find-request.ts';
import type { PublicationRequest } from './publication-request.entity.ts';

type Ended = Exclude<PublicationRequest['state'], 'open'>;

/** Ends an open request: in which way, by whom and when; with what the reviewer says of it. */
export async function endRequest(
  { em, actor, now, emit }: Pick<CommandContext, 'em' | 'actor' | 'now' | 'emit'>,
  request: PublicationRequest,
  { state, feedback = '' }: { readonly state: Ended; readonly feedback?: string },
): Promise<void> {
  em.assign(request, { state, feedback, decidedBy: userIDOf(actor), decidedAt: now });
  await em.flush();
  const { id: requestID, pageID, versionID } = request;
  emit(`publication.${state}`, { pageID, versionID, requestID });
}

/** Ends requests on which nobody has to decide any more. */
export const createRequestKeeper = (): RequestKeeper => ({
  async settle(context, { pageID }, by) {
    const request = await openRequest(context.em, pageID);
    if (!request) return;
    await endRequest(context, request, { state: 'superseded' });
    context.audit({ entity: 'page', entityID: pageID, changes: { request: 'superseded', by } });
  },
});
