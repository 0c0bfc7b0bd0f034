import { route } from '#server/http/route.ts';
import { pageCalls } from '../pages.calls.ts';
import { copyTree } from './new-pages/copy-tree.command.ts';
import { movePage } from './tree/move-page.command.ts';
import { fail } from './page/fail.ts';
import { listChildren } from './tree/list-children.query.ts';
import { previewAddresses } from './tree/preview-addresses.query.ts';

export const treeRoutes = [
  route(pageCalls.tree, async ({ app, actor, body }) => {
    if (!app.settings.availableLocales.includes(body.locale)) fail('invalid', 'locale');
    return { data: await listChildren(app, actor, body) };
  }),
  route(pageCalls.addressChanges, async ({ app, actor, params, body: { slug, parentID } }) => {
    if (slug !== undefined && parentID !== undefined) fail('invalid', 'parentID');
    const wish = slug === undefined ? { parentID: parentID === undefined ? fail('missing', 'slug') : parentID } : { slug };
    return { data: await previewAddresses(app, actor, { id: params.id, wish }) };
  }),
  route(pageCalls.move, ({ run, params, body }) => run(movePage, { id: params.id, ...body })),
  route(pageCalls.copyTree, ({ run, params, body }) => run(copyTree, { id: params.id, ...body })),
];
