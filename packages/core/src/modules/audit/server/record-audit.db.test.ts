import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';

describe('refusals in the audit log', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('of one person are each written down at first, and then by their number; those of others go on', async () => {
    const refuse = async (times: number): Promise<void> => {
      const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      for (let count = 0; count < times; count += 1)
        expectErrors(await viewer.request('GET', '/api/role/list'), 403, [{ code: 'UM_01' }]);
    };
    const entries = async () =>
      (
        await app.app.pool.query<{ changes: object }>(
          `select changes from lectern_audit_entry where outcome = 'refused' order by id`,
        )
      ).rows;
    await refuse(300);
    const own = await entries();
    expect(own.slice(0, 32).map(({ changes }) => changes)).to.deep.equal(Array.from({ length: 32 }, () => ({})));
    expect(own.slice(32).map(({ changes }) => changes)).to.deep.equal([64, 128, 256].map((refusals) => ({ refusals })));
    await refuse(1);
    expect(await entries()).to.have.length(own.length + 1);
  });
});
