import { checkPosts, collectAccessChecks, createTestApp, expectNone } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { planner as manifest } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';
import { seedRules } from './planner.test-kit.ts';

const manage = 'planner:manage';

const view = [manage, 'planner:view-appointments'] as const;

const rows = {
  'GET /planner/regions': 'public',
  'GET /planner/availability': 'public',
  'POST /planner/hold': 'public',
  'POST /planner/confirm': 'public',
  'POST /planner/cancel/{token}': 'public',
  'POST /planner/reschedule/{token}': 'public',
  'POST /planner/waiting': 'public',
  'POST /planner/waiting/leave/{token}': 'public',
  'GET /planner/ics/{token}': 'public',
  'GET /planner/feed/{token}': 'public',
  'GET /planner/appointments': view,
  'GET /planner/appointments/{id}': view,
  'POST /planner/appointments': manage,
  'PUT /planner/appointments/{id}/time': manage,
  'POST /planner/appointments/{id}/cancel': manage,
  'POST /planner/appointments/{id}/resend': view,
  'GET /planner/manage/waiting': manage,
  'DELETE /planner/manage/waiting/{id}': manage,
  'GET /planner/export': manage,
  'GET /planner/advisors/{advisor}/feed': view,
  'POST /planner/advisors/{advisor}/feed': view,
  'GET /planner/manage/regions': manage,
  'POST /planner/manage/regions': manage,
  'PUT /planner/manage/regions/{id}': manage,
  'DELETE /planner/manage/regions/{id}': manage,
  'GET /planner/manage/advisors': manage,
  'POST /planner/manage/advisors': manage,
  'GET /planner/manage/advisors/{id}': manage,
  'PUT /planner/manage/advisors/{id}': manage,
  'DELETE /planner/manage/advisors/{id}': manage,
  'PUT /planner/manage/advisors/{id}/plan': manage,
  'PUT /planner/manage/advisors/{id}/exceptions': manage,
  'POST /planner/manage/advisors/{id}/absences': manage,
  'DELETE /planner/manage/advisors/{id}/absences/{absence}': manage,
  'GET /planner/manage/advisors/{id}/absences/{absence}/appointments': manage,
  'GET /planner/manage/advisors/{id}/calendar': manage,
  'PUT /planner/manage/advisors/{id}/calendar': manage,
  'POST /planner/manage/advisors/{id}/calendar': manage,
  'DELETE /planner/manage/advisors/{id}/calendar': manage,
  'GET /planner/manage/settings': manage,
  'PUT /planner/manage/settings': manage,
  'GET /planner/manage/slots': manage,
  'GET /planner/manage/explain': manage,
};

describe('access to the planner', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, entries: { server, site } }] });
    await seedRules(app, 1, 1);
  });
  after(() => app?.close());

  it('is what its rows say, for every call and every way to forge one', async () => {
    const own = new Set(Object.keys(rows));
    const checks = (await collectAccessChecks(app, { rows })).filter(
      ({ route }) => own.has(route) || route.includes(' /planner/'),
    );
    const failures: string[] = [];
    for (const { check } of checks) {
      const failure = await check();
      if (failure !== undefined) failures.push(failure);
    }
    const props = { title: 'Maak een afspraak' };
    const query = 'regio=regio-1';
    const fields = { action: 'hold', region: 'regio-1', time: '2026-11-24T09:00:00.000Z|x' };
    failures.push(...(await checkPosts(app, { 'planner/planner': { access: 'public', props, query, fields } })));
    expectNone(failures, `The ${checks.length} checks of the planner`);
  });
});
