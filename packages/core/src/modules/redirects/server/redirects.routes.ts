import { Readable } from 'node:stream';
import { canonicalSource, isPattern, properSource } from '#contract/source-address.ts';
import { route } from '#server/http/route.ts';
import { ownAddress } from '../own-address.ts';
import { redirectCalls } from '../redirects.calls.ts';
import { addressCounts } from './address-counts.ts';
import { addressReader } from './address-reader.ts';
import { importRules } from './commands/import-rules.command.ts';
import { changeRule, createRule, deleteRules, dismissMissing } from './commands/save-rule.command.ts';
import { fail } from './fail.ts';
import { exportRules } from './import/export-rules.ts';
import { planImport } from './import/plan-import.ts';
import { presentPlan } from './import/present-plan.ts';
import { readCsv } from './import/read-csv.ts';
import { proposeMovingIn } from './moving-in/propose-moving-in.query.ts';
import { listMissing, listRules, readRule } from './list-rules.query.ts';

export const redirectRoutes = [
  route(redirectCalls.list, async ({ app, actor, query }) => ({ data: await listRules(app, actor, query) })),
  route(redirectCalls.create, async ({ app, actor, run, body }) => ({
    data: await readRule(app, actor, await run(createRule, body)),
  })),
  route(redirectCalls.change, async ({ app, actor, run, params: { id }, body }) => {
    await run(changeRule, { id, ...body });
    return { data: await readRule(app, actor, id) };
  }),
  route(redirectCalls.remove, async ({ run, body }) => ({ deleted: await run(deleteRules, body) })),
  route(redirectCalls.trace, async ({ app, query }) => {
    const asked = ownAddress(query.path);
    const path = properSource(asked, app.settings);
    if (path === undefined || isPattern(path)) return fail('invalid', 'path');
    // As a visitor is led: to the proper spelling first.
    const spellings = [...new Set([path, canonicalSource(asked) ?? path])];
    return { data: { path, ...(await app.service(addressReader).read(spellings)) } };
  }),
  route(redirectCalls.missing, async ({ app, query }) => {
    await app.service(addressCounts).write();
    return { data: await listMissing(app, query) };
  }),
  route(redirectCalls.dismiss, ({ run, body }) => run(dismissMissing, body)),
  route(redirectCalls.import, async ({ app, run, body, files }) => {
    const upload = files['file']?.[0] ?? fail('missing', 'file');
    const lines = await readCsv(upload.temporaryPath);
    if (body.dryRun === 'false') return { data: await run(importRules, { name: upload.fileName, lines }) };
    return { data: presentPlan(await planImport(app.database, app, lines), lines) };
  }),
  route(redirectCalls.propose, async ({ app, files }) => {
    const upload = files['file']?.[0] ?? fail('missing', 'file');
    return { data: await proposeMovingIn(app, upload.temporaryPath) };
  }),
  route(redirectCalls.export, async ({ app, actor, ctx }) => {
    ctx.set('cache-control', 'private, no-store');
    ctx.attachment(`redirects-${app.now().toISOString().slice(0, 10)}.csv`);
    ctx.set('content-type', 'text/csv; charset=utf-8');
    ctx.body = Readable.from(exportRules(app, actor));
  }),
];
