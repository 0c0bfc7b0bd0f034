import { route } from '../../../server/http/route.ts';
import { pageCalls } from '../pages.calls.ts';
import { createTranslation, duplicatePage } from './commands/copy-page.command.ts';
import { deletePage } from './commands/delete-page.command.ts';
import { purgePage } from './commands/purge-page.command.ts';
import { restorePage } from './commands/restore-page.command.ts';
import { listTranslations } from './list-translations.query.ts';
import { listTrash } from './list-trash.query.ts';
import { readPageUsage } from './page-usage.query.ts';

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
