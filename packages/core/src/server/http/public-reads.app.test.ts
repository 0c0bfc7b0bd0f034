import { expect } from 'chai';
import { buildPublishedPage, createTestApp, expectNone, routeAddress, routeName } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { probePlugin } from '../site/fixtures/probe.ts';
import type { RouteDefinition } from './route.ts';

/** Statements that a read by a visitor may send, once what can be kept is kept. */
const mostStatements = 4;
/** Bytes of JSON above which an answer is to be validated by its ETag, and not made and sent again. */
const mostBytes = 20_000;
const calls = 5;

describe('what anybody may read', () => {
  let app: TestApp;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    page = await buildPublishedPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'Titel' } } } });
  });
  after(() => app?.close());

  const queries: Readonly<Record<string, () => string>> = {
    'GET /page/get-by-slug-query': () => `?slug=${encodeURIComponent(page.slug)}&locale=${page.locale}`,
  };
  const addressOf = (route: RouteDefinition): string => routeAddress(route, '/api') + (queries[routeName(route)]?.() ?? '');
  const reads = (): RouteDefinition[] => app.routes.filter(({ method, access }) => method === 'GET' && access === 'public');

  /** Counts the statements of some work, by the pool and by what the ORM sends. */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const { pool } = app.app;
    const send = pool.query;
    let count = 0;
    pool.query = ((...given: Parameters<typeof send>) => {
      count += 1;
      return send.apply(pool, given);
    }) as typeof send;
    try {
      await work();
    } finally {
      pool.query = send;
    }
    return count;
  }

  it('costs few statements at each call, and is not sent again where it is large and did not change', async () => {
    const wrong: string[] = [];
    for (const route of reads()) {
      const ask = (headers: Record<string, string> = {}) => app.client().request('GET', addressOf(route), undefined, { headers });
      const first = await ask();
      const count = await statementsOf(async () => {
        for (let call = 0; call < calls; call += 1) await ask();
      });
      if (count > mostStatements * calls) wrong.push(`${routeName(route)}: ${count / calls} statements a call`);
      if (first.body.length <= mostBytes) continue;
      const again = await ask({ 'if-none-match': String(first.headers.etag) });
      if (again.status !== 304) wrong.push(`${routeName(route)}: ${first.body.length} bytes each time, ${again.status}`);
    }
    expectNone(wrong, 'Public reads beyond their budget');
  });

  it('includes a description of the API that is made once', async () => {
    const [route] = app.routes.filter(({ path }) => path === '/settings/get');
    const { summary = '' } = route ?? {};
    let looks = 0;
    Object.defineProperty(route, 'summary', {
      configurable: true,
      get() {
        looks += 1;
        return summary;
      },
    });
    const ask = () => app.client().request('GET', '/api/openapi.json');
    const answers = await Promise.all(Array.from({ length: calls }, ask));
    expect(new Set(answers.map(({ text }) => text)).size).to.equal(1);
    const before = looks;
    await ask();
    expect(looks).to.equal(before);
    Object.defineProperty(route, 'summary', { value: summary });
    // It was made by the test before, or by these calls together.
    expect(before).to.be.lessThan(2);
  });
});
