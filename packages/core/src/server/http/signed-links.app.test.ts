import { expect } from 'chai';
import * as z from 'zod';
import { collectAccessChecks, createTestApp, expectErrors, expectSuccess } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { dataOf, nothing, signedLink } from '../../contract/call.ts';
import { defineModule } from '../../contract/module.ts';
import { fail } from '../../contract/refusing.ts';
import { defineModuleServer } from '../define-server.ts';
import { defineCommand } from '../kernel/command.ts';
import { signedLinks } from '../kernel/signed-links.ts';
import type { SignedLink } from '../kernel/signed-links.ts';
import { route } from './route.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'links.confirm': string;
  }
}

const confirm = defineCommand('links.confirm', async ({ app, em, allowEveryone }, { id }: SignedLink) => {
  allowEveryone('holds a link');
  if (!(await app.service(signedLinks).end(em, id))) fail('deadToken');
});
const params = z.strictObject({ token: z.string() });
const place = { path: '/links/{token}', access: signedLink('links:confirm'), params, refuses: {} } as const;

const links = {
  manifest: defineModule({ id: 'links' }),
  entry: defineModuleServer({
    routes: [
      route({ ...place, method: 'GET', summary: 'Shows.', answer: dataOf(z.string()) }, ({ link }) =>
        Promise.resolve({ data: link?.subject ?? '' }),
      ),
      route(
        { ...place, method: 'POST', summary: 'Decides.', body: z.strictObject({}), answer: nothing },
        async ({ run, link }) => {
          await run(confirm, link ?? fail('deadToken'));
        },
      ),
      route(
        { ...place, path: '/links/{token}/hasty', method: 'GET', summary: 'Decides when opened.', answer: nothing },
        async ({ run, link }) => {
          await run(confirm, link ?? fail('deadToken'));
        },
      ),
    ],
  }),
};

describe('routes for whoever holds a link', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ modules: [links] });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const make = (purpose = 'links:confirm', milliseconds = 60_000): Promise<string> => {
    const endsAt = new Date(app.app.now().getTime() + milliseconds);
    return app.app.service(signedLinks).create(app.app.orm.em.fork(), { purpose, subject: 'seven', endsAt });
  };
  const open = (token: string) => app.client().request('GET', `/api/links/${token}`);
  const decide = (token: string) => app.client().request('POST', `/api/links/${token}`, {});
  const dead = [{ code: 'V_05' }];

  it('let in whoever holds it, and tell what it is about', async () => {
    // Fails where the purpose or the end is left out of the question.
    const token = await make();
    expect((await open(token)).get('data')).to.equal('seven');
    expectErrors(await open(await make('links:other')), 400, dead);
    expectErrors(await open(await make('links:confirm', -1)), 400, dead);
    expectErrors(await open('a'.repeat(43)), 400, dead);
    expectErrors(await open('short'), 400, [{ code: 'V_04' }]);
    const { rows } = await app.app.pool.query('select * from lectern_signed_link');
    expect(JSON.stringify(rows)).not.to.contain(token);
  });

  it('decide by a post alone, once, also of two at once', async () => {
    const token = await make();
    for (let times = 0; times < 3; times += 1) expectSuccess(await open(token));
    expect((await app.client().request('GET', `/api/links/${token}/hasty`)).status).to.equal(500);
    const statuses = (await Promise.all([decide(token), decide(token)])).map(({ status }) => status);
    expect(statuses).to.have.members([200, 400]);
    expectErrors(await open(token), 400, dead);
  });

  it('stand in the access matrix, which tries links of every kind', async () => {
    const names = ['GET /links/{token}', 'POST /links/{token}', 'GET /links/{token}/hasty'] as const;
    const rows = { [names[0]]: place.access, [names[1]]: place.access, [names[2]]: 'public' };
    const checks = (await collectAccessChecks(app, { rows })).filter(({ route: name }) => names.some((own) => own === name));
    const found: string[] = [];
    for (const { check } of checks) found.push((await check()) ?? '');
    expect(checks.filter(({ route: name, kind }) => name === names[0] && kind === 'refusal')).to.have.length(8);
    expect(found.filter((problem) => problem.startsWith(names[0] + ' ') || problem.startsWith(names[1]))).to.deep.equal([]);
    expect(found).to.include(`${names[2]} declares "${place.access}", and its row says "public"`);
  });

  it('have the token in their path', async () => {
    const wrong = { ...place, path: '/links/lost', method: 'GET', summary: 'x', answer: nothing, params: undefined } as const;
    const module = {
      manifest: links.manifest,
      entry: defineModuleServer({ routes: [route(wrong as never, () => Promise.resolve())] }),
    };
    const error: unknown = await createTestApp({ modules: [module] }).catch((problem: unknown) => problem);
    expect(String(error)).to.contain('its path holds no {token}');
  });
});
