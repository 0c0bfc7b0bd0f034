import { defineCommand } from '#server/kernel/command.ts';
import { lockSeenThread } from '../see-page.ts';
import { tellPage, writeComment } from '../write-comment.ts';

/** Answers a comment. One that was resolved is open again: an answer that nobody sees is none. */
export const replyToComment = defineCommand<
  { readonly id: string; readonly text: string },
  { readonly threadID: string; readonly pageID: string }
>('page.reply-to-comment', async (context, { id, text }) => {
  const { em, audit } = context;
  const { id: threadID, isResolved, page } = await lockSeenThread(context, id);
  await writeComment(context, page, { threadID, text });
  if (isResolved) {
    await em.execute('update lectern_comment_thread set resolved_at = null, resolved_by = null where id = ?', [threadID]);
    await tellPage(em, page.id);
  }
  audit({ entity: 'page', entityID: page.id, changes: { comment: threadID, ...(isResolved ? { resolved: null } : {}) } });
  return { threadID, pageID: page.id };
});
