import { route } from '#server/http/route.ts';
import { pageCalls } from '../../pages.calls.ts';
import { eraseRecord } from './erase-record.command.ts';
import { fail } from '../page/fail.ts';
import { inTrash, Page } from '../page/page.entity.ts';
import { assertViewable } from '../versions/read-version.ts';
import { publicationsOnDay } from './on-day.query.ts';
import { exportRecord, readRecord } from './read-record.ts';

/** It runs nothing, loads nothing and belongs to no site: a document of what was. */
const policy = "sandbox; default-src 'none'; font-src data:; img-src data:; style-src 'unsafe-inline'";

export const recordRoutes = [
  route(pageCalls.onDay, async ({ app, actor, query: { pageID, path, day } }) => {
    const place = pageID === undefined ? path !== undefined && { path } : path === undefined && { pageID };
    return { data: await publicationsOnDay(app, actor, { place: place || fail('missing', 'pageID'), day }) };
  }),
  route(pageCalls.exportPublication, async ({ app, actor, ctx, params }) => {
    const em = app.orm.em.fork();
    const row = (await readRecord(app, params.id)) ?? fail('noPage');
    const page = (await em.findOne(Page, { id: row.pageID }, inTrash)) ?? fail('noPage');
    await assertViewable(em, actor, page);
    const html = row.html ?? fail('erased');
    ctx.set('cache-control', 'private, no-store');
    ctx.set('content-security-policy', policy);
    ctx.attachment(`${row.path.split('/').filter(Boolean).join('-') || 'index'}-${row.since.toISOString().slice(0, 10)}.html`);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = await exportRecord(app, params.id, row, html);
  }),
  route(pageCalls.erasePublication, ({ run, params }) => run(eraseRecord, { id: params.id })),
];
