import { route } from '#server/http/route.ts';
import { pageTextCalls } from '../page-texts.calls.ts';
import { replaceTexts } from './commands/replace-texts.command.ts';
import { approveTexts } from './commands/approve-texts.command.ts';
import { importXliff } from './commands/import-xliff.command.ts';
import { removeTerm } from './commands/remove-term.command.ts';
import { setTerm } from './commands/set-term.command.ts';
import { fail } from './fail.ts';
import { findInPages } from './find/find-in-pages.query.ts';
import { termsOf } from './glossary/terms-of.query.ts';
import { readUnread } from './machine/read-unread.query.ts';
import { translatePage } from './machine/translate-page.ts';
import { exportXliff } from './xliff/export-xliff.query.ts';
import type { ReadXliff } from './xliff/read-xliff.ts';

/** A document as it was handed in. Refuses (G_67) what is none. */
async function readDocument(document: string): Promise<ReadXliff> {
  const { readXliff, UnreadableXliff } = await import('./xliff/read-xliff.ts');
  try {
    return readXliff(document);
  } catch (error) {
    if (error instanceof UnreadableXliff) return fail('noXliff', 'document');
    throw error;
  }
}

export const pageTextRoutes = [
  route(pageTextCalls.find, async ({ app, actor, body }) => ({ data: await findInPages(app, actor, body) })),
  route(pageTextCalls.replace, async ({ run, body }) => ({ data: await run(replaceTexts, body) })),
  route(pageTextCalls.exportXliff, async ({ app, actor, ctx, query }) => {
    const document = await exportXliff(app, actor, query);
    ctx.set('cache-control', 'private, no-store');
    ctx.attachment(`${query.pages.length === 1 ? query.pages[0] : 'pages'}-${query.to}.xlf`);
    ctx.type = 'application/xliff+xml';
    ctx.body = document;
  }),
  route(pageTextCalls.importXliff, async ({ run, body }) => ({
    data: await run(importXliff, await readDocument(body.document)),
  })),
  route(pageTextCalls.translate, async ({ app, actor, run, body }) => ({ data: await translatePage({ app, actor, run }, body) })),
  route(pageTextCalls.unread, async ({ app, actor, params }) => ({ data: await readUnread(app, actor, params.id) })),
  route(pageTextCalls.approve, async ({ app, actor, run, params, body }) => {
    await run(approveTexts, { pageID: params.id, ...body });
    return { data: await readUnread(app, actor, params.id) };
  }),
  route(pageTextCalls.glossary, async ({ app, query }) => ({ data: await termsOf(app.em(), query) })),
  route(pageTextCalls.setTerm, async ({ run, body }) => ({ data: await run(setTerm, body) })),
  route(pageTextCalls.removeTerm, ({ run, params }) => run(removeTerm, params)),
];
