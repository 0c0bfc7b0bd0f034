import { expect } from 'chai';
import { createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { corePermissions } from '../../../contract/permissions.ts';
import { probePlugin } from '../../../server/site/fixtures/probe.ts';

describe('the first start', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  after(() => app?.close());

  it('makes the five roles', async () => {
    const { rows } = await app.app.pool.query<{ name: string; permissions: unknown }>(
      'select name, permissions from lectern_role',
    );
    const roles = Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]));
    const grant = (...names: string[]) => names.map((name) => ({ name }));
    expect(roles).to.deep.equal({
      Administrator: grant(...Object.keys(corePermissions), 'probe:listen'),
      Publisher: grant(
        'create-page',
        'edit-page',
        'publish-page',
        'review-publication',
        'delete-page',
        'manage-media',
        'manage-menu',
      ),
      Editor: grant('create-page', 'edit-page', 'manage-media'),
      // Not the default locale, nl-NL.
      Translator: [{ name: 'edit-page', parameters: { locales: ['de-DE', 'fr-FR'] } }],
      Viewer: [],
    });
  });

  it('makes one administrator, who can sign in', async () => {
    const client = await signIn(app, app.administrator);
    const list = await client.request('GET', '/api/user/list');
    expectSuccess(list);
    expect(list.get<{ email: string }[]>('data').map(({ email }) => email)).to.deep.equal([app.administrator.email]);
  });

  it('happens once', async () => {
    const before = await app.digest();
    await (await createTestApp({ plugins: [probePlugin], database: app.database })).close();
    const { lectern_plugin: _, ...after } = await app.digest();
    expect(before).to.deep.include(after);
  });
});
