import { gzipSync } from 'node:zlib';
import { routeAddress, routeName } from '@lectern/testing';
import type { TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import * as z from 'zod';
import { largestInt } from '../../contract/numbers.ts';
import { badInput, megabyte, nested } from './bad-input.test-kit.ts';
import { ignoresQuery } from './route.ts';

/** Bodies that are wrong for every route, as they are sent. */
const brokenBodies: Readonly<Record<string, string | Buffer>> = {
  'no JSON': 'hello',
  'half an object': '{"a":',
  'two objects': '{}{}',
  'a trailing comma': '{"a":1,}',
  NaN: '{"a":NaN}',
  'an array': '[]',
  'an array of objects': '[{}]',
  null: 'null',
  'a string': '"x"',
  'a number': '1',
  true: 'true',
  'an unknown field': '{"thisFieldIsUnknown":1}',
  __proto__: '{"__proto__":{"isAdmin":true}}',
  'a nested __proto__': '{"thisFieldIsUnknown":{"a":[{"__proto__":{"isAdmin":true}}]}}',
  constructor: '{"constructor":{"prototype":{"isAdmin":true}}}',
  toString: '{"toString":1,"hasOwnProperty":1}',
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  'an overlong slash': Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  'UTF-16': Buffer.from('\ufeff{"a":1}', 'utf16le'),
  'NUL bytes': Buffer.from('{"a":"\0"}'),
  'a NUL in a key': String.raw`{"a\u0000":1}`,
  'half a surrogate in a key': String.raw`{"\ud800":1}`,
};

/** Those that take long to send: what reads bodies is the same for all routes, so some are sent them. */
const longBodies: typeof brokenBodies = {
  'nesting of 1,000': nested(1000),
  'nesting of 100,000': nested(100_000),
  '100,000 keys': `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a string of 1 MB': `{"thisFieldIsUnknown":"${megabyte}"}`,
  'ten million characters': `{"thisFieldIsUnknown":"${'a'.repeat(10_000_000)}"}`,
};
const longBodiesEvery = process.env['TEST_THOROUGH'] ? 1 : 20;

const oddQueries = [
  '?thisIsUnknown=1',
  '?constructor=1',
  '?a[$ne]=1',
  '?a=%00',
  '?a=%c0%af',
  '?a=%',
  `?${'a=1&'.repeat(500)}`,
  `?a=${'a'.repeat(8000)}`,
];

// All of it is refused before anything is asked of the database.
describe('bad input that is no call', function () {
  this.timeout(300_000);
  const input = badInput();

  it('has a right body to start from for every route that needs one', () => {
    const lacking = input.app.routes.filter((route) => !route.form && !input.hasRightBody(route)).map(routeName);
    expect(lacking, 'write a right body for').to.deep.equal([]);
  });

  it('in a body as a whole is refused by every route, and changes nothing', async () => {
    for (const [index, route] of input.app.routes.entries()) {
      if (route.method === 'GET' || route.form || route.readsBody) continue;
      const bodies = { ...brokenBodies, ...(index % longBodiesEvery === 0 ? longBodies : {}) };
      await input.renew();
      await input.unchanged(async () => {
        for (const [what, body] of Object.entries(bodies)) input.assertRefused(await input.send(route, body), what);
        const json = JSON.stringify(input.rightBody(route));
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
        ]) {
          const response = await input.send(route, json, { headers: { 'content-type': type } });
          input.assertRefused(response, type);
          expect(response.status, `${routeName(route)} with ${type}`).to.equal(415);
        }
        for (const encoding of ['gzip', 'br', 'deflate', 'x']) {
          const response = await input.send(route, gzipSync(json), { headers: { 'content-encoding': encoding } });
          input.assertRefused(response, encoding);
          expect(response.status, `${routeName(route)} with ${encoding}`).to.equal(415);
        }
      });
    }
  });

  it('in one property is refused with the name of the property, and changes nothing', async () => {
    for (const route of input.app.routes) {
      // A route without a right body fails the test above.
      if (!route.body || route.form || !input.hasRightBody(route)) continue;
      await input.renew();
      await input.unchanged(async () => {
        for (const { body, property: name, what } of input.oddBodies(route).refused) {
          const response = await input.send(route, body);
          input.assertRefused(response, `${what} as ${name}`);
          const properties = (response.get<readonly { property?: string; code: string }[]>('Errors') ?? []).map(
            ({ property, code }) => property ?? code,
          );
          const isNamed = properties.some((property) => property === name || property.startsWith(`${name}.`));
          const isTooLarge = response.status === 413 || properties.includes('G_08');
          if (!isNamed && !isTooLarge) expect.fail(`${routeName(route)} with ${what} as ${name}: ${properties.join()}`);
        }
      });
    }
  });

  it('in the query is refused by every route, and changes nothing', async () => {
    for (const route of input.app.routes) {
      await input.renew();
      await input.unchanged(async () => {
        for (const query of ignoresQuery(route) ? [] : oddQueries) {
          const address = routeAddress(route, '/api', input.idsOf(route)) + query;
          const body = route.method === 'GET' ? undefined : route.form ? new FormData() : input.rightBody(route);
          input.assertRefused(await input.client.request(route.method, address, body), query.slice(0, 30));
        }
        for (const name of Object.keys(route.query?.shape ?? {})) {
          const address = routeAddress(route, '/api', input.idsOf(route));
          for (const query of [`?${name}=a&${name}=b`, `?${name}[]=a`, `?${name}=${'a'.repeat(8000)}`, `?${name}=%00`])
            input.assertRefused(await input.client.request(route.method, address + query), query.slice(0, 30));
        }
      });
    }
  });

  it('in numbers ends where the columns of the database do', () => {
    const integers = (schema: unknown): { readonly maximum?: number }[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const own = (schema as { readonly type?: unknown }).type === 'integer' ? [schema] : [];
      return [...own, ...Object.values(schema).flatMap(integers)];
    };
    const open = input.app.routes.filter((route) =>
      [route.params, route.query, route.body].some((schema) => {
        const described = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
        return integers(described).some(({ maximum = Infinity }) => maximum > largestInt);
      }),
    );
    expect(open.map(routeName), 'take databaseInt()').to.deep.equal([]);
  });

  it('by the flood is refused for little, and answered with less', async () => {
    const keys = (count: number): string => Array.from({ length: count }, (_, index) => `"k${index}":0`).join();
    const list = (count: number, item: string): string => `[${Array.from({ length: count }, () => item).join()}]`;
    const send = async (path: string, body: string, client = input.client): Promise<TestResponse> => {
      const response = await client.request('POST', path, body, { headers: { 'content-type': 'application/json' } });
      input.assertRefused(response, `a flood of ${body.length}`);
      expect(response.text.length, `the answer to ${body.length} at ${path}`).to.be.lessThan(20_000);
      return response;
    };
    const anybody = input.app.client();
    const open = '/api/page/get-by-slug';
    expect((await send(open, `{${keys(1000)}}`, anybody)).get('Errors')).to.have.length(100);
    expect((await send(open, `{${keys(2000)}}`, anybody)).status).to.equal(413);
    expect((await send(open, `{${keys(100_000)}}`, anybody)).status).to.equal(413);
    const signedIn = '/api/page/list';
    expect((await send(signedIn, `{${keys(2001)}}`)).get('Errors')).to.deep.equal([{ code: 'G_08', params: {} }]);
    expect((await send(signedIn, `{${keys(30_000)}}`)).status).to.equal(413);
    const route = input.app.routes.find(({ path }) => path === '/page/version/{id}/edit');
    if (!route) throw new Error('There is no such route.');
    const edit = routeAddress(route, '/api', input.idsOf(route));
    const head = `"revision":1,"client":"${crypto.randomUUID()}","sequence":1`;
    // All of them, or none, once there are more than a call may have.
    expect((await send(edit, `{${head},"operations":${list(5000, '{}')}}`)).get('Errors')).to.have.length(100);
    expect((await send(edit, `{${head},"operations":${list(12_000, '{}')}}`)).get('Errors')).to.have.length(1);
    for (const body of [
      `{${head},"operations":${list(300_000, '0')}}`,
      `{${head},"operations":${list(100, list(4000, '0'))}}`,
      `{${head},"operations":[{"op":"set","of":"title","value":{${keys(2001)}}}]}`,
    ])
      expect((await send(edit, body)).get<readonly { code: string }[]>('Errors').map(({ code }) => code)).to.deep.equal(['G_08']);
  });

  it('in a multipart call is refused, and leaves no file behind', async () => {
    const route = input.app.routes.find(({ path }) => path === '/medialib/add-file');
    if (!route) throw new Error('There is no such route.');
    await input.renew();
    const part = (name: string, content: string, fileName?: string): string =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${content}\r\n`;
    const bodies: Readonly<Record<string, string>> = {
      nothing: '',
      'no end': part('f', 'x', 'x.png'),
      'no file': `${part('path', '/')}--x--\r\n`,
      'an empty file': `${part('f', '', 'x.png')}--x--\r\n`,
      'a file of no kind': `${part('f', 'hello', 'x.png')}--x--\r\n`,
      'a script': `${part('f', '<svg onload="alert(1)"/>', 'x.svg')}--x--\r\n`,
      'another file field': `${part('g', 'hello', 'x.png')}--x--\r\n`,
      'two files': `${part('f', 'a', 'a.png')}${part('f', 'b', 'b.png')}--x--\r\n`,
      'an unknown field': `${part('zzz', '1')}${part('f', 'hello', 'x.png')}--x--\r\n`,
      __proto__: `${part('__proto__', '1')}${part('f', 'hello', 'x.png')}--x--\r\n`,
      'a NUL': `${part('path', '/a\0')}${part('f', 'hello', 'x.png')}--x--\r\n`,
      'a path out of the library': `${part('path', '/../..')}${part('f', 'hello', 'x.png')}--x--\r\n`,
      'a long path': `${part('path', 'a'.repeat(20_000))}${part('f', 'hello', 'x.png')}--x--\r\n`,
      'a thousand fields': `${part('path', '/').repeat(1000)}--x--\r\n`,
    };
    await input.unchanged(async () => {
      for (const [what, body] of Object.entries(bodies))
        input.assertRefused(
          await input.send(route, body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
          what,
        );
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'x'.repeat(500)}`,
        'application/json',
      ])
        input.assertRefused(await input.send(route, '{}', { headers: { 'content-type': type } }), type.slice(0, 40));
    });
  });
});
