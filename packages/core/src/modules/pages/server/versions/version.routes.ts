import { route } from '#server/http/route.ts';
import { pageCalls } from '../../pages.calls.ts';
import { pinVersion } from './pin-version.command.ts';
import { restoreVersion } from './restore-version.command.ts';
import { fail } from '../page/fail.ts';
import { Page } from '../page/page.entity.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.query.ts';
import { assertViewable, readContent, readVersion } from './read-version.ts';

export const versionRoutes = [
  route(pageCalls.listVersions, async ({ app, actor, params, query }) => {
    const em = app.orm.em.fork();
    const page = (await em.findOne(Page, { id: params.id })) ?? fail('noPage');
    await assertViewable(em, actor, page);
    return { data: await listVersions(app, page.id, query) };
  }),
  route(pageCalls.compareVersions, async ({ app, actor, params }) => {
    const place = { app, em: app.orm.em.fork() };
    const before = await readVersion(place, actor, params.id);
    const after = await readVersion(place, actor, params.otherID);
    if (before.page.translationGroup !== after.page.translationGroup) fail('invalid', 'otherID');
    const [was, is] = [
      await readContent(place, before.page.type, before.version),
      await readContent(place, after.page.type, after.version),
    ];
    return { data: await compareVersions(app, { ...before, content: was }, { ...after, content: is }) };
  }),
  route(pageCalls.restoreVersion, ({ run, params, body }) =>
    run(restoreVersion, { id: params.id, revision: body.revision, block: body.block, field: body.field }),
  ),
  route(pageCalls.pinVersion, ({ run, params, body }) => run(pinVersion, { id: params.id, name: body.name })),
  route(pageCalls.unpinVersion, ({ run, params }) => run(pinVersion, { id: params.id, name: null })),
];
