import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { largestInt } from '#contract/numbers.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { queueMail } from '../../mail/server/public.ts';
import { markComments, peopleWhoMay } from '../../pages/server/public.ts';
import type { Page } from '../../pages/server/public.ts';
import { mentionedIn } from '../mentions.ts';
import { fail } from './fail.ts';
import { mentionMailName } from './mails/mention-mail-name.ts';

/** People whom one comment may mention. */
const maxMentioned = 20;

/** Everybody whom a text mentions: V_12 where one of them may not see the page, cannot sign in, or is nobody. */
async function mentioned({ app, em }: CommandContext, page: Page, text: string): Promise<readonly number[]> {
  const ids = mentionedIn(text);
  if (ids.length === 0) return ids;
  if (ids.length > maxMentioned || ids.some((id) => id > largestInt)) fail('invalid', 'text');
  const people = await (await peopleWhoMay(app, em, { permission: 'view-page', ids }))(page);
  return people.length === ids.length ? ids : fail('invalid', 'text');
}

/** Puts a comment into a thread, and tells those whom it mentions. */
export async function writeComment(context: CommandContext, page: Page, { threadID, text }: { threadID: string; text: string }) {
  const { em, actor, now } = context;
  const to = await mentioned(context, page, text);
  const [id, author] = [crypto.randomUUID(), userIDOf(actor)];
  await em.execute('insert into lectern_comment (id, thread_id, author_id, text, at) values (?, ?, ?, ?, ?)', [
    id,
    threadID,
    author,
    text,
    now,
  ]);
  for (const userID of to.filter((one) => one !== author))
    await queueMail(context, {
      template: mentionMailName,
      to: { userID },
      references: { comment: id },
      about: { entity: 'page', id: page.id },
    });
}

/** Tells lists of pages how many threads of one are open. */
export async function tellPage(em: SqlEntityManager, pageID: string): Promise<void> {
  const [open] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from lectern_comment_thread where page_id = ? and resolved_at is null',
    [pageID],
  );
  await markComments(em, pageID, open?.count ?? 0);
}
