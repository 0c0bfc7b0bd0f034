import { defineCommand } from '#server/kernel/command.ts';
import { lockPageRow, pageSubject, unmarkRequested } from '#modules/pages/server/public.ts';
import { endRequest } from '../end-request.ts';
import { fail } from '../fail.ts';
import { openRequest } from '../find-request.ts';

/** Withdraws the open request of a page. Whoever may edit it may do that: the requester may be away. */
export const revokeRequest = defineCommand<{ readonly id: string }, undefined>('page.revoke-request', async (context, { id }) => {
  const { em, actor, authorize, audit } = context;
  const page = await lockPageRow(em, id);
  authorize('edit-page', await pageSubject(em, actor, page));
  const request = (await openRequest(em, id)) ?? fail('nobodyAsked');
  await unmarkRequested(context, id);
  await endRequest(context, request, { state: 'revoked' });
  audit({ entity: 'page', entityID: id, changes: { request: 'revoked' } });
  return undefined;
});
