import { defineCommand } from '#server/kernel/command.ts';
import { lockSeenThread } from '../see-page.ts';
import { tellPage } from '../write-comment.ts';

/** Opens a comment that was resolved. */
export const reopenComment = defineCommand<{ readonly id: string }, void>('page.reopen-comment', async (context, { id }) => {
  const { em, audit } = context;
  const thread = await lockSeenThread(context, id);
  if (!thread.isResolved) return;
  await em.execute('update lectern_comment_thread set resolved_at = null, resolved_by = null where id = ?', [thread.id]);
  await tellPage(em, thread.page.id);
  audit({ entity: 'page', entityID: thread.page.id, changes: { comment: thread.id, resolved: null } });
});
