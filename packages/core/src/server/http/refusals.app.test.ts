import { expect } from 'chai';
import { createTestApp, expectErrors } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { nothing } from '../../contract/call.ts';
import { defineModule } from '../../contract/module.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import { refusing } from '../../contract/refusing.ts';
import { defineModuleServer } from '../define-server.ts';
import { route } from './route.ts';

const manifest = defineModule({
  id: 'mutant',
  errors: {
    MU_01: { status: 409, text: 'This book is lent.' },
    MU_02: { status: 404, text: 'There is no such book.' },
  },
});
const refusals = { lent: 'MU_01', unknown: 'MU_02' } as const satisfies RefusalsOf<typeof manifest>;
const fail = refusing(refusals);

const lend = (name: string, word: keyof typeof refusals, refuses?: Readonly<Record<string, string>>) =>
  route(
    {
      method: 'GET',
      path: `/mutant/${name}`,
      access: 'public',
      summary: 'Lends a book.',
      answer: nothing,
      ...(refuses ? { refuses } : {}),
    },
    () => fail(word),
  );

/** A module with a call that refuses what it declares, one that refuses something else, and one that says nothing of it. */
const mutant = {
  manifest,
  entry: defineModuleServer({
    routes: [lend('declared', 'lent', { lent: refusals.lent }), lend('other', 'unknown', {}), lend('open', 'unknown')],
  }),
};

describe('the refusals of the API', () => {
  let app: TestApp;
  before(async function () {
    this.timeout(120_000);
    app = await createTestApp({ modules: [mutant] });
  });
  after(() => app.close());

  it('are answered where a call declares them, or none', async () => {
    expectErrors(await app.request('GET', '/api/mutant/declared'), 409, [{ code: 'MU_01' }]);
    expectErrors(await app.request('GET', '/api/mutant/open'), 404, [{ code: 'MU_02' }]);
  });

  it('fail loudly in a test that meets another, with the call and the code in the log', async () => {
    expectErrors(await app.request('GET', '/api/mutant/other'), 500, [{ code: 'G_01' }]);
    expect(JSON.stringify(app.logs)).to.include('GET /mutant/other refuses what it does not declare: MU_02');
  });

  it('are the business of tests alone', async () => {
    const other = await createTestApp({ modules: [mutant], environment: { NODE_ENV: 'development' } });
    try {
      expectErrors(await other.request('GET', '/api/mutant/other'), 404, [{ code: 'MU_02' }]);
    } finally {
      await other.close();
    }
  });
});
