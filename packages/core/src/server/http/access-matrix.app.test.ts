import { buildCoreFixture, coreRefusals, createTestApp, runAccessMatrix } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';

describe('access to the routes of core', () => {
  let app: TestApp;
  before(async () => {
    // Wrong passwords are a part of the matrix, and more of them than a lock would take.
    app = await createTestApp({ config: { accounts: { accountLock: false } } });
  });
  after(() => app?.close());

  it('is what the access matrix says, for every route, every way to forge a call and every rule behind a route', async () => {
    await runAccessMatrix(app, { refusals: coreRefusals(await buildCoreFixture(app)) });
  });
});
