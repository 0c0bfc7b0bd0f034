import { expect } from 'chai';
import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { extra } from './fixtures/extra-module/extra.manifest.ts';
import { called, extraServer } from './fixtures/extra-module/extra.server.ts';
import { deliverMails } from './modules/mail/server/deliver-mails.ts';
import type { CoreModule } from './server/entries/of-module.ts';
import { settingsReader } from './server/kernel/settings/settings-reader.ts';
import { isStartupError } from './server/kernel/startup-error.ts';

const extraModule: CoreModule = { manifest: extra, entry: extraServer };

async function refusalOf(...modules: CoreModule[]): Promise<string> {
  try {
    await (await createTestApp({ modules })).close();
  } catch (error) {
    if (isStartupError(error)) return error.message;
    throw error;
  }
  return 'It started.';
}

describe('a module of core', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    called.length = 0;
    app = await createTestApp({ modules: [extraModule] });
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  const add = (client: TestClient, name: string) => client.request('POST', '/api/extra', { name });

  it('brings everything by one line: permission, role, route, entity, table, service, code, mail and audit entry', async () => {
    expect(called).to.deep.equal(['prepare']);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await add(viewer, 'x'), 403, [{ code: 'UM_01' }]);
    expectSuccess(await add(publisher, 'The first'));
    const refused = await add(publisher, 'The second');
    expectErrors(refused, 409, [{ code: 'EXTRA_01' }]);
    expect(refused.get('Message')).to.equal('There are enough of them.');
    const sent: string[] = [];
    await deliverMails(app.app, { transport: { kind: 'smtp', send: async ({ subject }) => void sent.push(subject) } });
    expect(sent).to.deep.equal(['An extra was added']);
    const reader = await signIn(app, await buildUser(app, { permissions: ['view-audit-log'] }));
    const entries = (await reader.request('GET', '/api/audit/list?entity=extra')).get<readonly { subject: { name: string } }[]>(
      'data.items',
    );
    expect(entries.map(({ subject }) => subject.name)).to.deep.equal(['The first']);
  });

  it('brings middleware, elements of the head, a page type and a check of storage', async () => {
    const page = await buildPublishedPage(app, { type: 'lectern/extra' });
    const { text, headers } = await app.request('GET', page.slug);
    expect(text).to.contain('<meta name="extra" content="yes">');
    expect(headers['x-extra']).to.equal('here');
    expect((await app.request('GET', '/readyz')).status).to.equal(200);
    expect(called).to.include('storage');
  });

  it('brings settings, which its own code reads by its manifest', async () => {
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    const greeting = async () => (await app.app.service(settingsReader).read(extra)).greeting;
    expect(await greeting()).to.equal('Hello');
    expectSuccess(await keeper.request('PUT', '/api/settings/extra', { revision: 0, values: { greeting: 'Good day' } }));
    expect(await greeting()).to.equal('Good day');
  });

  it('brings checks, of which the site says what becomes of them', async () => {
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings', 'publish-page'] }));
    const { id } = await buildPage(app, { title: 'LOUD' });
    const publish = () => keeper.request('POST', `/api/page/${id}/publish`, {});
    expectSuccess(await keeper.request('PUT', '/api/settings/checks', { revision: 0, values: { extraCalm: 'block' } }));
    expectErrors(await publish(), 400, [{ property: 'title', code: 'EXTRA_02' }]);
    expectSuccess(await keeper.request('PUT', '/api/settings/checks', { revision: 1, values: { extraCalm: 'warn' } }));
    expectSuccess(await publish());
  });

  it('brings listeners and jobs that run by the clock', async () => {
    await app.startJobs();
    app.app.jobs.nudge('extra:tidy');
    await until(() => called.includes('job') && called.includes('listener'), true);
    const { rows } = await app.app.pool.query<{ cron: string }>(
      `select cron from lectern_jobs.schedule where data->>'job' = 'extra:tidy'`,
    );
    expect(rows).to.deep.equal([{ cron: '0 4 * * *' }]);
  });

  it('leaves nothing behind in a start without it but its rows', async () => {
    const without = await createTestApp({ database: app.database });
    try {
      expect((await without.request('POST', '/api/extra', { name: 'x' })).status).to.equal(404);
      expect((await without.request('GET', '/readyz')).status).to.equal(200);
      const { rows } = await without.app.pool.query('select 1 from lectern_extra');
      expect(rows).to.have.length(1);
      expect(without.app.permissions.get('manage-extra')).to.equal(undefined);
    } finally {
      await without.close();
    }
  });

  it('is refused where a name is taken, a service is provided twice or by nobody, or two need each other', async () => {
    const other: CoreModule = { manifest: { id: 'other' }, entry: {} };
    expect(await refusalOf(extraModule, { ...other, entry: { services: extraServer.services ?? [] } })).to.equal(
      'The service "extra/limit" is provided twice: by @lectern/core (extra) and by @lectern/core (other).',
    );
    expect(await refusalOf({ ...other, entry: { needs: extraServer.needs ?? [] } })).to.equal(
      '@lectern/core (other) needs the service "extra/limit", and nobody provides it.',
    );
    const [one, two] = [{ name: 'other/one' }, { name: 'other/two' }];
    const services = [
      { key: one, needs: [two], create: () => 1 },
      { key: two, needs: [one], create: () => 2 },
    ];
    expect(await refusalOf({ ...other, entry: { services } })).to.equal(
      'Services need each other in a circle: other/one (@lectern/core (other)) → other/two (@lectern/core (other)) → other/one (@lectern/core (other)).',
    );
    expect(await refusalOf(extraModule, { manifest: { ...other.manifest, permissions: extra.permissions }, entry: {} })).to.equal(
      'The permission "manage-extra" is registered twice: by @lectern/core (other) and by @lectern/core (extra).',
    );
    const [route] = extraServer.routes ?? [];
    expect(await refusalOf(extraModule, { ...other, entry: { routes: route ? [route] : [] } })).to.equal(
      'The route POST /extra is declared twice: by @lectern/core (extra) and by @lectern/core (other).',
    );
  });
});
