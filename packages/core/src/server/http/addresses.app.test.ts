import { expect } from 'chai';
import { createTestApp, expectNone, routeAddress, routeName, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { bytes } from '../../contract/call.ts';
import { definePlugin } from '../../index.ts';
import { defineServer } from '../define-server.ts';
import { readEnvironment } from '../kernel/environment.ts';
import { route as pluginRoute } from '../plugin/plugin-route.ts';
import { securityHeaders } from './security-headers.ts';

const sign = definePlugin({ name: '@example/sign', id: 'sign', version: '1.0.0', core: '*', entries: { server: true } });
const signRoute = pluginRoute(
  { method: 'GET', path: '/sign.txt', place: 'site', access: 'public', summary: 'A sign.', answer: bytes('text/plain') },
  () => Promise.resolve({ type: 'text/plain', body: 'a sign' }),
);
const signPlugin = { manifest: sign, entries: { server: defineServer<typeof sign>({ routes: [signRoute] }) } };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const siteless = /default-src 'none'/;

describe('the addresses of the API', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    // With a route beside the API, the router is asked about every address.
    app = await createTestApp({ plugins: [signPlugin] });
    client = await signIn(app, app.administrator);
  });
  after(() => app?.close());

  it('are written in one way: in any other they are no calls', async () => {
    const wrong: string[] = [];
    for (const route of app.routes.filter(({ place }) => place !== 'site')) {
      const address = routeAddress(route, '/api');
      for (const other of [address.replace('/api/', '/API/'), address.replace('/api/', '/Api/')]) {
        const answer = await client.request(route.method, other, route.method === 'GET' ? undefined : {});
        const isPage = !answer.headers['content-type']?.includes('json') && [404, 405].includes(answer.status);
        if (!isPage) wrong.push(`${route.method} ${other}: ${answer.status}`);
      }
    }
    expectNone(wrong, 'Calls by another spelling');
  });

  it('say in which ways they may be called, where one is refused', async () => {
    const wrong: string[] = [];
    for (const route of app.routes.filter(({ place }) => place !== 'site')) {
      const address = routeAddress(route, '/api');
      const declared = app.routes.filter((other) => routeAddress(other, '/api') === address).map(({ method }) => method);
      for (const method of methods.filter((name) => !declared.some((own) => own === name))) {
        const answer = await client.request(method, address, method === 'GET' ? undefined : {});
        // Another route may take the address too: `/page/{id}` has that of `/page/list`.
        if (answer.status !== 405) continue;
        const allowed = String(answer.headers.allow).split(', ');
        if (!declared.every((own) => allowed.includes(own)) || allowed.includes(method))
          wrong.push(`${method} ${routeName(route)}: ${answer.headers.allow}`);
        if (!siteless.test(String(answer.headers['content-security-policy'])))
          wrong.push(`${method} ${routeName(route)}: policy`);
      }
    }
    expectNone(wrong, 'Refused methods');
    const strange = await client.request('PROPFIND', '/api/settings/get');
    expect([strange.status, strange.headers.allow]).to.deep.equal([405, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  });

  it('bind this host alone to https, and what lies below its name where the operator says so', () => {
    const hstsOf = (variables: Readonly<Record<string, string>>) => {
      const environment = readEnvironment({ LECTERN_ORIGIN: 'https://www.example.nl', ...variables }, app.app.site.dir);
      return (['site', 'admin', 'api'] as const).map((kind) => securityHeaders(kind, environment)['strict-transport-security']);
    };
    expect(hstsOf({})).to.deep.equal(Array(3).fill('max-age=31536000'));
    expect(hstsOf({ HSTS: 'max-age=60; includeSubDomains' })).to.deep.equal(Array(3).fill('max-age=60; includeSubDomains'));
    expect(hstsOf({ HSTS: 'off' })).to.deep.equal(Array(3).fill(undefined));
    expect(() => hstsOf({ HSTS: 'yes' })).to.throw('HSTS is "yes".');
  });
});
