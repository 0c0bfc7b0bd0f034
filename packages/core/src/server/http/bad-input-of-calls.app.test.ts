import { routeAddress, routeName } from '@lectern/testing';
import { expect } from 'chai';
import { linkPurposeOf } from '../../contract/call.ts';
import { badInput, strangeNames } from './bad-input.test-kit.ts';

const oddSegments = [
  '%c0%af',
  '%',
  '%00',
  '..%2f..%2fetc',
  '%2e%2e',
  'a'.repeat(8000),
  ...strangeNames,
  '2147483648',
  '{}',
  '%ff',
  '1;drop',
  'null',
];

// What reaches the database, or may.
describe('bad input', function () {
  this.timeout(300_000);
  const input = badInput();

  it('in one property that its schema takes breaks no route', async () => {
    for (const route of input.app.routes) {
      if (!route.body || route.form || !input.hasRightBody(route)) continue;
      await input.renew();
      for (const { body, property, what } of input.oddBodies(route).taken) {
        const response = await input.send(route, body);
        const told = `${routeName(route)} with ${what} as ${property}: ${response.status} ${response.text.slice(0, 300)}`;
        expect(response.status, told).to.be.lessThan(500);
        if (response.status !== 200) input.assertShape(response, `${what} as ${property}`);
      }
    }
  });

  it('in the query that its schema may take breaks no route', async () => {
    for (const route of input.app.routes) {
      if (route.method !== 'GET') continue;
      const address = routeAddress(route, '/api', input.idsOf(route));
      for (const name of Object.keys(route.query?.shape ?? {})) {
        for (const value of [...strangeNames, '2147483648', '0000-01-01', '9999-12-31']) {
          const response = await input.client.request('GET', `${address}?${name}=${value}`);
          const told = `${routeName(route)} with ${value} as ${name}: ${response.status} ${response.text.slice(0, 300)}`;
          expect(response.status, told).to.be.lessThan(500);
        }
      }
    }
  });

  it('in the path is refused by every route, and changes nothing', async () => {
    for (const route of input.app.routes) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      for (const name of names) {
        await input.renew();
        await input.unchanged(async () => {
          for (const segment of oddSegments) {
            const filled = routeAddress(route, '/api', { ...input.idsOf(route), [name]: 'SEGMENT' }).replace('SEGMENT', segment);
            const body = route.method === 'GET' ? undefined : input.rightBody(route);
            const response = await input.client.request(route.method, filled, body);
            const isFileName = name === 'fileName' || (route.path.startsWith('/probe/') && response.status === 200);
            if (!isFileName) input.assertRefused(response, segment.slice(0, 30));
            expect(response.status, filled.slice(0, 200)).to.be.lessThan(500);
          }
        });
      }
    }
  });

  it('that names what does not exist is answered with 404', async () => {
    for (const route of input.app.routes) {
      if (!route.path.includes('{') || route.path.startsWith('/probe/') || route.form) continue;
      // What is no token is V_04, and says nothing of what there is.
      if (linkPurposeOf(route.access) !== undefined) continue;
      await input.renew();
      await input.unchanged(async () => {
        const address = routeAddress(route, '/api');
        const response = await input.client.request(
          route.method,
          address,
          route.method === 'GET' ? undefined : input.rightBody(route),
        );
        input.assertRefused(response, 'an unknown id');
        expect(response.status, routeName(route)).to.equal(404);
      });
    }
  });
});
