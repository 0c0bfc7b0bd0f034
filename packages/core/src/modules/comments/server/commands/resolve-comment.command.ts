import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockSeenThread } from '../see-page.ts';
import { tellPage } from '../write-comment.ts';

/** Says that a comment is dealt with. What is done by now stays as it was done. */
export const resolveComment = defineCommand<{ readonly id: string }, void>('page.resolve-comment', async (context, { id }) => {
  const { em, actor, now, audit } = context;
  const thread = await lockSeenThread(context, id);
  if (thread.isResolved) return;
  await em.execute('update lectern_comment_thread set resolved_at = ?, resolved_by = ? where id = ?', [
    now,
    userIDOf(actor),
    thread.id,
  ]);
  await tellPage(em, thread.page.id);
  audit({ entity: 'page', entityID: thread.page.id, changes: { comment: thread.id, resolved: now.toISOString() } });
});
