import { useQueryClient } from '@tanstack/react-query';
import type { Failure, Result } from '#client/result.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useEditorContext } from '../../pages/admin/editor/public.ts';
import type { CommentedPart } from '../../pages/admin/editor/public.ts';
import type { CommentThread } from '../comments.calls.ts';
import { commentsCalls } from '../comments.client.ts';
import { commentsKey } from './use-threads.ts';

/** What became of words that were sent: the thread that they stand in now, or the texts of why they do not. */
export type Sent = { readonly thread: CommentThread } | { readonly errors: readonly string[] };

interface CommentActions {
  readonly comment: (about: CommentedPart, text: string) => Promise<Sent>;
  readonly reply: (thread: CommentThread, text: string) => Promise<Sent>;
  /** True once it is done. */
  readonly resolve: (thread: CommentThread) => Promise<boolean>;
  readonly reopen: (thread: CommentThread) => Promise<boolean>;
}

/** What can be done with comments on the page that is being edited. What was done is said, and read anew. */
export function useCommentActions(): CommentActions {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const tellFailure = useFailureNotice();
  const { page, saver, isReadOnly } = useEditorContext();

  async function renew(said: TextKey): Promise<void> {
    announce(t(said));
    await Promise.all([
      queries.invalidateQueries({ queryKey: [...commentsKey, page.id], exact: true }),
      queries.invalidateQueries({ queryKey: ['pages'] }),
    ]);
  }
  async function sent(result: Result<CommentThread>, said: TextKey): Promise<Sent> {
    if (!result.ok) return { errors: textsOf(result) };
    await renew(said);
    return { thread: result.data };
  }
  async function done(id: string, result: { readonly ok: true } | Failure, said: TextKey): Promise<boolean> {
    tellFailure(result, { about: id });
    await renew(result.ok ? said : 'comments.notSent');
    return result.ok;
  }
  return {
    async comment(about, text) {
      // A block that was made a moment ago is not on the page of the server yet.
      if (about.blockKey !== undefined && !isReadOnly) await saver.save();
      return sent(
        await client.call(commentsCalls.comment, { params: { id: page.id }, body: { ...about, text } }),
        'comments.sent',
      );
    },
    reply: async ({ id }, text) =>
      sent(await client.call(commentsCalls.reply, { params: { id }, body: { text } }), 'comments.replied'),
    resolve: async ({ id }) =>
      done(id, await client.call(commentsCalls.resolve, { params: { id }, body: {} }), 'comments.isResolved'),
    reopen: async ({ id }) => done(id, await client.call(commentsCalls.reopen, { params: { id }, body: {} }), 'comments.isOpen'),
  };
}
