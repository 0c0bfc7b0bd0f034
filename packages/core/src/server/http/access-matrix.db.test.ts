import { createTestApp, runAccessMatrix } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';

describe('access to the routes of core', function () {
  this.timeout(120_000);
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('is what the access matrix says, for every route and every way to forge a call', () => runAccessMatrix(app));
});
