import { expect } from 'chai';
import { buildUser, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { watchRestoredAdministrators } from './restored-administrators.ts';

describe('administrators by a restore', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const watch = () =>
    watchRestoredAdministrators({
      database: app.app.pool,
      environment: app.app.environment,
      madeAt: new Date(),
      isWithoutKeys: false,
    });

  it('are named where they were none before it', async () => {
    const tell = await watch();
    expect(await tell()).to.deep.equal([]);
    await buildUser(app, { role: 'Viewer' });
    const back = await buildUser(app, { permissions: ['manage-roles'] });
    const [line = '', ...more] = await tell();
    expect(more).to.deep.equal([]);
    expect(line).to.contain(`and not before it: ${back.email}.`);
    expect(await (await watch())()).to.deep.equal([]);
  });
});
