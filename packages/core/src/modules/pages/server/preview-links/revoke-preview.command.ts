import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { PreviewLink } from './preview-link.entity.ts';

/** Ends a link to a preview: whoever made it, or may edit the page. */
export const revokePreview = defineCommand<{ readonly id: string }, undefined>('page.revoke-preview', async (context, { id }) => {
  const { em, actor, now, audit } = context;
  const known = (await em.findOne(PreviewLink, { id })) ?? fail('linkEnded');
  const page = await lockPageRow(em, known.pageID);
  const isOwn = known.createdBy !== null && known.createdBy === userIDOf(actor);
  await authorizePage(em, context, { permission: isOwn ? 'view-page' : 'edit-page', page });
  const link = (await em.findOne(PreviewLink, { id }, { refresh: true })) ?? fail('linkEnded');
  if (link.revokedAt || link.endsAt <= now) fail('linkEnded');
  em.assign(link, { revokedAt: now });
  await em.flush();
  audit({ entity: 'page', entityID: page.id, changes: { previewRevoked: id } });
  return undefined;
});
