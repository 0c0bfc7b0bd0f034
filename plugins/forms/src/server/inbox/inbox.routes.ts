import { fail } from '@lectern/core';
import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { inboxCalls } from '../../inbox.calls.ts';
import { stepCounts } from '../counts/step-counts.ts';
import { optionsOf } from '../forms-app.ts';
import { readSubmission } from '../mails/read-submission.ts';
import { Submission } from '../submit/submission.entity.ts';
import { exportSubmissions, recordExport } from './export-submissions.ts';
import { findSubmissions, titleOf } from './find-submissions.ts';
import { presentDetail } from './present-detail.ts';
import {
  addNote,
  assign,
  eraseSubmission,
  holdSubmission,
  linkFile,
  lookAt,
  resendMail,
  setState,
} from './submission.commands.ts';

/** A file that no browser takes for anything but a file, under a name of which no quote or break ends the header. */
async function sendFile(app: PluginApp, id: string) {
  const file = (await app.privateFiles.open(id)) ?? fail('notFound');
  const name = file.name.replaceAll(/[^\w.-]/g, '_');
  return {
    type: 'application/octet-stream',
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
    body: Buffer.concat(await file.content.toArray()),
  };
}

async function listForms(app: PluginApp) {
  const em = app.em();
  return Promise.all(
    optionsOf(app).forms.map(async ({ id, steps, languages: [language] }) => ({
      id,
      title: titleOf(app, id),
      steps: steps.map((step) => ({ id: step.id, title: step.title[language] ?? step.id })),
      newCount: await em.count(Submission, { form: id, state: 'new' }),
      heldCount: await em.count(Submission, { form: id, state: 'held' }),
    })),
  );
}

/** Routes of the inbox. */
export const inboxRoutes = [
  route(inboxCalls.forms, async ({ app }) => ({ data: await listForms(app) })),
  route(inboxCalls.list, async ({ app, query }) => ({ data: await findSubmissions(app, query) })),
  route(inboxCalls.get, async ({ app, params, run }) => {
    await run(lookAt, params);
    const found = (await readSubmission(app, app.em(), params.id)) ?? fail('notFound');
    return { data: await presentDetail(app, found) };
  }),
  route(inboxCalls.setState, ({ params, body, run }) => run(setState, { ...params, ...body })),
  route(inboxCalls.assign, ({ params, body, run }) => run(assign, { ...params, ...body })),
  route(inboxCalls.addNote, async ({ params, body, run }) => ({ data: await run(addNote, { ...params, ...body }) })),
  route(inboxCalls.resend, ({ params, body, run }) => run(resendMail, { ...params, ...body })),
  route(inboxCalls.linkFile, async ({ app, params, run }) => ({
    data: { path: `${app.apiPath}/forms/files/${await run(linkFile, params)}` },
  })),
  route(inboxCalls.openFile, ({ app, link }) => sendFile(app, link?.subject ?? '')),
  route(inboxCalls.hold, ({ params, body, run }) => run(holdSubmission, { ...params, ...body })),
  route(inboxCalls.erase, ({ params, run }) => run(eraseSubmission, params)),
  route(inboxCalls.export, async ({ app, query, run }) => {
    await run(recordExport, query);
    return exportSubmissions(app, query.form, query.format);
  }),
  route(inboxCalls.statistics, async ({ app, query }) => ({ data: await stepCounts(app, query.form) })),
];
