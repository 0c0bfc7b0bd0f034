import { route } from '#server/http/route.ts';
import { pageCalls } from '../pages.calls.ts';
import { createTranslation, duplicatePage } from './new-pages/copy-page.command.ts';
import { deletePage } from './trash/delete-page.command.ts';
import { purgePage } from './trash/purge-page.command.ts';
import { restorePage } from './trash/restore-page.command.ts';
import { listTranslations } from './lists/list-translations.query.ts';
import { listTrash } from './trash/list-trash.query.ts';
import { readPageUsage } from './lists/page-usage.query.ts';

export const wholePageRoutes = [
  route(pageCalls.duplicate, ({ run, body }) => run(duplicatePage, body)),
  route(pageCalls.createTranslation, ({ run, body }) => run(createTranslation, body)),
  route(pageCalls.translations, async ({ app, actor, params }) => ({ data: await listTranslations(app, actor, params.id) })),
  route(pageCalls.delete, ({ run, params, body }) =>
    run(deletePage, { id: params.id, children: body.children, address: body.address }),
  ),
  route(pageCalls.usage, async ({ app, actor, body }) => ({ data: await readPageUsage(app, actor, body.pageIDs) })),
  route(pageCalls.listTrash, async ({ app, actor, query }) => ({ data: await listTrash(app, actor, query) })),
  route(pageCalls.restore, ({ run, params, body }) => run(restorePage, { id: params.id, slug: body.slug })),
  route(pageCalls.purge, ({ run, params }) => run(purgePage, { id: params.id })),
];
