import { defineCommand } from '#server/kernel/command.ts';
import { asItStands, lockPage } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { lockSeenPage } from '../see-page.ts';
import { tellPage, writeComment } from '../write-comment.ts';

/** A comment that begins a thread. */
export interface AddCommentInput {
  /** Of the page. */
  readonly id: string;
  readonly blockKey?: string | undefined;
  readonly property?: string | undefined;
  readonly quote?: string | undefined;
  readonly text: string;
}

/** Begins a comment on a page or a part of it. Answers with the id of its thread. */
export const addComment = defineCommand<AddCommentInput, string>('page.comment', async (context, input) => {
  const { app, em, now, audit } = context;
  const { blockKey = null, property = null, quote = null, text } = input;
  const page = await lockSeenPage(context, input.id);
  if (blockKey !== null) {
    const { version } = await lockPage(em, page.id);
    const { blocks } = await asItStands({ app, em }, page.type, version);
    if (!Object.hasOwn(blocks, blockKey)) fail('noBlock', 'blockKey');
  }
  const id = crypto.randomUUID();
  await em.execute(
    'insert into lectern_comment_thread (id, page_id, block_key, property, quote, made_at) values (?, ?, ?, ?, ?, ?)',
    [id, page.id, blockKey, property, quote, now],
  );
  await writeComment(context, page, { threadID: id, text });
  await tellPage(em, page.id);
  audit({ entity: 'page', entityID: page.id, changes: { comment: id, ...(blockKey === null ? {} : { block: blockKey }) } });
  return id;
});
