import { expect } from 'chai';
import { createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { corePermissions } from '#core-modules.ts';

describe('the first start', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  after(() => app?.close());

  it('makes the five roles', async () => {
    const { rows } = await app.app.pool.query<{ name: string; permissions: { name: string }[] }>(
      'select name, permissions from lectern_role',
    );
    const roles = Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]));
    const namesOf = (role: string) => roles[role]?.map(({ name }) => name).toSorted();
    expect(Object.keys(roles).toSorted()).to.deep.equal(['Administrator', 'Editor', 'Publisher', 'Translator', 'Viewer']);
    expect(namesOf('Administrator')).to.deep.equal([...Object.keys(corePermissions), 'probe:listen'].toSorted());
    expect(namesOf('Publisher')).to.deep.equal([
      'create-page',
      'delete-page',
      'edit-page',
      'manage-glossary',
      'manage-media',
      'manage-menu',
      'publish-page',
      'review-publication',
      'view-page',
      'waive-checks',
    ]);
    expect(namesOf('Editor')).to.deep.equal(['create-page', 'delete-page', 'edit-page', 'manage-media', 'view-page']);
    expect(roles['Editor']).to.deep.include({ name: 'delete-page', parameters: { own: true } });
    // Not the default locale, nl-NL.
    expect(roles['Translator']).to.deep.equal([
      { name: 'view-page' },
      ...['create-page', 'edit-page'].map((name) => ({ name, parameters: { locales: ['de-DE', 'fr-FR'] } })),
    ]);
    expect(roles['Viewer']).to.deep.equal([{ name: 'view-page' }]);
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
