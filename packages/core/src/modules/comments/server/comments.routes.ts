import { route } from '#server/http/route.ts';
import { peopleWhoMay } from '../../pages/server/public.ts';
import { commentsCalls } from '../comments.calls.ts';
import { addComment } from './commands/add-comment.command.ts';
import { reopenComment } from './commands/reopen-comment.command.ts';
import { replyToComment } from './commands/reply-to-comment.command.ts';
import { resolveComment } from './commands/resolve-comment.command.ts';
import { readThread, readThreads } from './read-threads.query.ts';
import { findSeenPage } from './see-page.ts';

export const commentsRoutes = [
  route(commentsCalls.ofPage, async ({ app, actor, params }) => ({ data: await readThreads(app, actor, params.id) })),
  route(commentsCalls.people, async ({ app, actor, params }) => {
    const page = await findSeenPage(app, actor, params.id);
    return { data: [...(await (await peopleWhoMay(app, app.em(), { permission: 'view-page' }))(page))] };
  }),
  route(commentsCalls.comment, async ({ app, actor, run, params: { id: pageID }, body }) => {
    const id = await run(addComment, { id: pageID, ...body });
    return { data: await readThread(app, actor, { id, pageID }) };
  }),
  route(commentsCalls.reply, async ({ app, actor, run, params, body }) => {
    const { threadID: id, pageID } = await run(replyToComment, { id: params.id, text: body.text });
    return { data: await readThread(app, actor, { id, pageID }) };
  }),
  route(commentsCalls.resolve, ({ run, params }) => run(resolveComment, params)),
  route(commentsCalls.reopen, ({ run, params }) => run(reopenComment, params)),
];
