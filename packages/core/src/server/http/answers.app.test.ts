import { expect } from 'chai';
import * as z from 'zod';
import { createTestApp, expectSuccess } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { dataOf } from '../../contract/call.ts';
import { defineModule } from '../../contract/module.ts';
import { defineModuleServer } from '../define-server.ts';
import { probePlugin } from '../site/fixtures/probe.ts';
import { describeApi } from './openapi.ts';
import { registeredRoutes, route } from './route.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | object;
  readonly [keyword: string]: unknown;
}

const book = { title: 'Dune', pages: 412 };

/** A module with a handler that answers with a field that its call does not declare, and one that gets no answer in time. */
const mutant = {
  manifest: defineModule({ id: 'mutant' }),
  entry: defineModuleServer({
    routes: [
      route(
        {
          method: 'GET',
          path: '/mutant/book',
          access: 'public',
          summary: 'A book.',
          answer: dataOf(z.strictObject({ title: z.string() })),
        },
        () => Promise.resolve({ data: book }),
      ),
      route(
        { method: 'GET', path: '/mutant/late', access: 'public', summary: 'A book that is late.', answer: dataOf(z.null()) },
        () => Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })),
      ),
    ],
  }),
};

/** The places below a schema where an object takes any field. */
function looseParts(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Schema;
  const isLoose = type === 'object' && properties !== undefined && additionalProperties !== false;
  return [
    ...(isLoose ? [place] : []),
    ...Object.entries(schema).flatMap(([name, part]: [string, unknown]) => looseParts(part, `${place}.${name}`)),
  ];
}

describe('the answers of the API', () => {
  let app: TestApp;
  before(async function () {
    this.timeout(120_000);
    app = await createTestApp({ plugins: [probePlugin], modules: [mutant] });
  });
  after(() => app.close());

  it('are declared for every route of core and plugins, strict all the way down', () => {
    const routes = app.app.service(registeredRoutes);
    expect(routes.length).to.be.greaterThan(80);
    const { paths } = describeApi(routes, {
      apiPath: '/api',
      title: 'x',
      version: '1',
      errors: app.app.errorCatalogue,
      posts: new Map(),
    }) as {
      paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema?: unknown }> }> }>>;
    };
    for (const [path, calls] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(calls)) {
        const name = `${method} ${path}`;
        const [status = ''] = Object.keys(responses).filter((key) => key !== 'default');
        expect(status, name).to.match(/^[23]\d\d$/);
        const schema = responses[status]?.content?.['application/json']?.schema;
        expect(looseParts(schema, name)).to.deep.equal([]);
      }
    }
  });

  it('fail loudly in a test that leaves the schema, with the call and the path in the log', async () => {
    const response = await app.request('GET', '/api/mutant/book');
    expect(response.status).to.equal(500);
    expect(response.get('Errors.0.code')).to.equal('G_01');
    expect(JSON.stringify(app.logs)).to.include('The answer of GET /mutant/book leaves its schema: data: ');
  });

  it('are the business of tests alone', async () => {
    const other = await createTestApp({ modules: [mutant], environment: { NODE_ENV: 'development' } });
    try {
      const response = await other.request('GET', '/api/mutant/book');
      expectSuccess(response);
      expect(response.get('data')).to.deep.equal(book);
    } finally {
      await other.close();
    }
  });
  it('say of a time that ran out that it is worth another try', async () => {
    const response = await app.request('GET', '/api/mutant/late');
    expect([response.status, response.headers['retry-after'], response.get('Errors.0.code')]).to.deep.equal([503, '10', 'G_09']);
    expect(response.get('requestID')).to.be.a('string');
  });
});
