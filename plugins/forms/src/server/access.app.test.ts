import { use } from '@lectern/core';
import { checkPosts, collectAccessChecks, createTestApp, expectNone } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { question } from '../fixtures/forms.ts';
import { forms } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';

const { manifest, options } = use(forms, { forms: [question] });
const answers = { name: 'Noor', email: 'noor@example.com', insured: 'no', text: 'Een vraag' };
const view = 'forms:view-submissions';
const erase = 'forms:erase-submissions';

const rows = {
  'POST /forms/{form}/submit': 'public',
  'GET /forms/receipt/{token}': 'public',
  'GET /forms/address': 'public',
  'POST /forms/upload': 'public',
  'PATCH /forms/upload': 'public',
  'GET /forms/list': view,
  'GET /forms/submissions': view,
  'GET /forms/submissions/{id}': view,
  'PUT /forms/submissions/{id}/state': view,
  'PUT /forms/submissions/{id}/assignee': view,
  'POST /forms/submissions/{id}/notes': view,
  'POST /forms/submissions/{id}/resend': view,
  'POST /forms/submissions/{id}/files/{file}/link': view,
  'GET /forms/files/{token}': 'signed-link:forms:file',
  'PUT /forms/submissions/{id}/legal-hold': erase,
  'DELETE /forms/submissions/{id}': erase,
  'GET /forms/export': 'forms:export-submissions',
  'GET /forms/statistics': view,
  'GET /forms/texts': 'forms:edit-texts',
  'GET /forms/texts/{form}': 'forms:edit-texts',
  'PUT /forms/texts/{form}': 'forms:edit-texts',
};

describe('access to forms and what was sent', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
  });
  after(() => app?.close());

  it('is what its rows say, for every call and every way to forge one', async () => {
    const own = new Set(Object.keys(rows));
    const checks = (await collectAccessChecks(app, { rows })).filter(({ route }) => own.has(route) || route.includes(' /forms/'));
    const failures: string[] = [];
    for (const { check } of checks) {
      const failure = await check();
      if (failure !== undefined) failures.push(failure);
    }
    failures.push(
      ...(await checkPosts(app, { 'forms/form': { access: 'public', props: { form: 'question' }, fields: answers } })),
    );
    expectNone(failures, `The ${checks.length} checks of forms`);
  });
});
