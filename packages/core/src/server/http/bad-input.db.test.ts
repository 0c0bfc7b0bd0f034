import { expect } from 'chai';
import { gzipSync } from 'node:zlib';
import { buildPublishedPage, buildUser, createTestApp, routeAddress, routeName, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, RequestOptions, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '../site/fixtures/probe.ts';
import type { RouteDefinition } from './route.ts';

const megabyte = 'a'.repeat(1_000_000);
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

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
  'nesting of 1,000': nested(1000),
  'nesting of 100,000': nested(100_000),
  '100,000 keys': `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a string of 1 MB': `{"thisFieldIsUnknown":"${megabyte}"}`,
  'ten million characters': `{"thisFieldIsUnknown":"${'a'.repeat(10_000_000)}"}`,
};

/** Values that hardly any property takes. Those that a schema does take are sent all the same and must not fail. */
const oddValues: Readonly<Record<string, unknown>> = {
  null: null,
  'an array': [],
  'a full array': [1, 'a', {}],
  'an object': {},
  'a condition': { $ne: '', $like: '%' },
  'a number': 7,
  'a huge number': 1e308,
  'a negative number': -1,
  'a fraction': 0.5,
  true: true,
  'nothing in quotes': '',
  NUL: 'a\0b',
  'half a surrogate': '\ud800',
  'a string of 1 MB': megabyte,
  'a path': '/../../etc/passwd',
  markup: '<script>alert(1)</script>',
  SQL: `'; drop table lectern_page; --`,
  'a wildcard': '%',
  'a deep object': JSON.parse(nested(100)) as unknown,
  'an object with strange keys': JSON.parse('{"constructor":{},"toString":{},"valueOf":1}') as unknown,
};

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

const oddSegments = [
  '%c0%af',
  '%',
  '%00',
  '..%2f..%2fetc',
  '%2e%2e',
  'a'.repeat(8000),
  '__proto__',
  '{}',
  '%ff',
  '1;drop',
  'null',
];

/** The proof that it is still oneself; the password of whoever `buildUser` makes. */
const proof = { currentPassword: 'Right-password-1!' };

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };

/** The id of nothing. */
const unknownID = '00000000-0000-4000-8000-00000000dead';

const leaks = /node_modules|\bat [\w.]+ \(|select .* from|insert into|lectern_\w+_(unique|pkey)|postgres|zod|mikro/i;

describe('bad input', function () {
  this.timeout(300_000);
  let app: TestApp;
  let client: TestClient;
  let page: BuiltPage;
  let colleague: BuiltUser;

  before(async () => {
    // Wrong logins by the hundred must lock nobody out here.
    app = await createTestApp({ plugins: [probePlugin], config: { accounts: { accountLock: false, addressLock: false } } });
    client = await signIn(app, await buildUser(app, { permissions: [...app.app.permissions.entries()].map(([name]) => name) }));
    colleague = await buildUser(app);
    page = await buildPublishedPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'Titel' } } } });
  });
  after(() => app?.close());

  /** A right body for each route that needs one; a route whose body may be empty needs none here. */
  const rightBodies = (): Readonly<Record<string, Record<string, unknown>>> => ({
    'POST /auth/login': { email: 'nobody@example.com', password: 'x' },
    'POST /auth/register': { name: 'Nieuw', email: 'new@example.com', role: unknownID },
    'POST /auth/forgot-password': { email: 'nobody@example.com' },
    'POST /auth/reset-account': { password: 'Een-nieuw-woord-7!', confirm: 'Een-nieuw-woord-7!', token: 'A'.repeat(43) },
    'POST /auth/change-password': { ...proof, password: 'Een-nieuw-woord-7!', confirm: 'anders' },
    'POST /auth/second-factor/totp/set-up': proof,
    'POST /auth/second-factor/totp/confirm': { code: '000000' },
    'POST /auth/second-factor/totp/remove': proof,
    'POST /auth/second-factor/recovery-codes': proof,
    'POST /auth/second-factor/reset': { userID: 2_000_000_000 },
    'POST /auth/second-factor/verify': { code: '000000' },
    'POST /privacy/erase': { email: 'nobody@example.com' },
    'POST /auth/passkeys/login': {
      response: { ...credential, response: { clientDataJSON: '', authenticatorData: '', signature: '' } },
    },
    'POST /auth/passkeys/registration-options': proof,
    'POST /auth/passkeys': {
      name: 'Laptop',
      response: { ...credential, response: { clientDataJSON: '', attestationObject: '' } },
    },
    'POST /auth/passkeys/{id}/remove': proof,
    'POST /page/create': { title: 'Nieuw', slug: '/nieuw', type: 'lectern/blank', locale: 'nl-NL' },
    'POST /page/version/{id}/store': { revision: 1 },
    'POST /page/version/{id}/edit': {
      revision: 1,
      client: unknownID,
      sequence: 1,
      operations: [{ op: 'set', of: 'title', value: 'Anders' }],
    },
    'POST /page/{id}/presence': { client: unknownID, revision: 1, block: null },
    'POST /page/version/{id}/preview/parts': { blocks: {}, draw: [] },
    'PUT /page/{id}/save': { slug: page.slug },
    'POST /page/slug-available': { slug: '/x', locale: 'nl-NL' },
    'POST /page/get-by-slug': { slug: page.slug },
    'POST /page/get-multiple': { pageIDs: [] },
    'POST /page/search': { searchTerm: 'x' },
    'POST /page/anchor-available': { anchorName: 'hier', blockKey: 'text-1', pageVersionBlocks: {} },
    'POST /page/get-pages': { type: 'lectern/blank', locale: 'nl-NL' },
    'POST /page/duplicate': { pageID: unknownID, title: 'Kopie', slug: '/kopie', locale: 'nl-NL' },
    'POST /page/create-translation': { pageID: unknownID, title: 'Kopie', slug: '/kopie', newLocale: 'de-DE' },
    'POST /page/{id}/move': { parentID: null },
    'POST /page/version/{id}/pin': { name: 'x' },
    'POST /page/usage': { pageIDs: [unknownID] },
    'POST /medialib/find-duplicates': { hashes: [] },
    'POST /medialib/list-pages-by-file': { fileID: unknownID },
    'POST /medialib/list-crops': { id: unknownID },
    'POST /medialib/add-video': { fileName: 'Film', link: 'https://vimeo.com/76979871' },
    'POST /medialib/create-dir': { folderName: 'Nieuw' },
    'POST /medialib/move-file': { id: unknownID, newPath: '/', newFileName: 'a' },
    'POST /medialib/edit-file': { id: unknownID },
    'POST /medialib/move-directory': { oldPath: '/a', newPath: '/b' },
    'POST /medialib/edit-directory': { path: '/a', roles: null },
    'POST /medialib/delete-file': { id: unknownID },
    'POST /medialib/delete-directory': { path: '/a' },
    'POST /medialib/bulk-move': { newPath: '/' },
    'POST /medialib/restore': { ids: [unknownID] },
    'POST /medialib/purge': { ids: [unknownID] },
    'POST /medialib/put-back': { id: unknownID },
    'POST /user': { email: 'new@example.com', role: unknownID, profile: { name: 'Nieuw' } },
    'PUT /user/{id}': { email: 'new@example.com', role: unknownID, profile: { name: 'Nieuw' } },
    'POST /user/{id}/explain': { permission: 'edit-page' },
    'POST /role': { name: 'Nieuw', permissions: [] },
    'PUT /role/{id}': { name: 'Nieuw', permissions: [] },
    'PUT /settings/{owner}': { revision: 0, values: {} },
  });

  const hasRightBody = (route: RouteDefinition): boolean =>
    !route.body || route.body.safeParse(rightBodies()[routeName(route)] ?? {}).success;

  const isFailure = (response: TestResponse): boolean => response.status >= 400 && response.status < 500;

  function assertRefused(response: TestResponse, what: string): void {
    const told = `${response.method} ${response.path.slice(0, 200)} with ${what}: ${response.status} ${response.text.slice(0, 300)}`;
    expect(isFailure(response), told).to.equal(true);
    assertShape(response, told);
  }

  function assertShape(response: TestResponse, told: string): void {
    expect(response.text, told).not.to.match(leaks);
    // An image that is missing is answered with an image.
    if (response.headers['content-type']?.startsWith('image/')) return;
    expect(response.get('Success'), told).to.equal(false);
    expect(response.get('Message'), told).to.be.a('string');
    const errors = response.get<readonly { code: string }[]>('Errors');
    expect(errors, told).to.be.an('array').and.not.be.empty;
    for (const { code } of errors) expect(app.app.errorCatalogue, told).to.have.property(code);
  }

  const idsOf = (route: RouteDefinition): Readonly<Record<string, string>> => ({
    id: route.path.includes('/version/') ? page.versionID : route.path.startsWith('/user/') ? String(colleague.id) : page.id,
    versionId: page.versionID,
    pageID: page.id,
    owner: 'probe',
  });
  const send = (route: RouteDefinition, body: unknown, options?: RequestOptions): Promise<TestResponse> =>
    client.request(route.method, routeAddress(route, '/api', idsOf(route)), body, options);

  /** A signed-in client once more: logout is a route as well. */
  async function renew(): Promise<void> {
    if ((await client.request('GET', '/api/user')).status === 200) return;
    client = await signIn(app, await buildUser(app, { permissions: [...app.app.permissions.entries()].map(([name]) => name) }));
  }

  async function unchanged(work: () => Promise<void>): Promise<void> {
    const before = await app.digest();
    await work();
    expect(await app.digest()).to.deep.equal(before);
  }

  it('has a right body to start from for every route that needs one', () => {
    const lacking = app.routes.filter((route) => !route.form && !hasRightBody(route)).map(routeName);
    expect(lacking, 'write a right body for').to.deep.equal([]);
  });

  it('in a body as a whole is refused by every route, and changes nothing', async () => {
    for (const route of app.routes) {
      if (route.method === 'GET' || route.form || route.readsBody) continue;
      await renew();
      await unchanged(async () => {
        for (const [what, body] of Object.entries(brokenBodies)) assertRefused(await send(route, body), what);
        const json = JSON.stringify(rightBodies()[routeName(route)] ?? {});
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
        ]) {
          const response = await send(route, json, { headers: { 'content-type': type } });
          assertRefused(response, type);
          expect(response.status, `${routeName(route)} with ${type}`).to.equal(415);
        }
        for (const encoding of ['gzip', 'br', 'deflate', 'x']) {
          const response = await send(route, gzipSync(json), { headers: { 'content-encoding': encoding } });
          assertRefused(response, encoding);
          expect(response.status, `${routeName(route)} with ${encoding}`).to.equal(415);
        }
      });
    }
  });

  it('in one property is refused with the name of the property, and changes nothing', async () => {
    for (const route of app.routes) {
      // A route without a right body fails the test above.
      if (!route.body || route.form || !hasRightBody(route)) continue;
      await renew();
      const right = rightBodies()[routeName(route)] ?? {};
      const accepted: Record<string, unknown>[] = [];
      await unchanged(async () => {
        for (const name of Object.keys(route.body?.shape ?? {})) {
          for (const [what, value] of Object.entries(oddValues)) {
            const body = { ...right, [name]: value };
            const isUnfit = what === 'NUL' || what === 'half a surrogate' || what === 'a deep object';
            if (route.body?.safeParse(body).success && !isUnfit) accepted.push(body);
            else {
              const response = await send(route, body);
              assertRefused(response, `${what} as ${name}`);
              const properties = (response.get<readonly { property?: string; code: string }[]>('Errors') ?? []).map(
                ({ property, code }) => property ?? code,
              );
              const isNamed = properties.some((property) => property === name || property.startsWith(`${name}.`));
              const isTooLarge = response.status === 413 || properties.includes('G_08');
              expect(isNamed || isTooLarge, `${routeName(route)} with ${what} as ${name}: ${properties.join()}`).to.equal(true);
            }
          }
        }
      });
      for (const body of accepted) {
        const response = await send(route, body);
        const told = `${routeName(route)} with ${JSON.stringify(body).slice(0, 200)}: ${response.status} ${response.text.slice(0, 300)}`;
        expect(response.status, told).to.be.lessThan(500);
        if (response.status !== 200) assertShape(response, told);
      }
    }
  });

  it('in the query is refused by every route, and changes nothing', async () => {
    for (const route of app.routes) {
      await renew();
      await unchanged(async () => {
        for (const query of oddQueries) {
          const address = routeAddress(route, '/api', idsOf(route)) + query;
          const body = route.method === 'GET' ? undefined : route.form ? new FormData() : (rightBodies()[routeName(route)] ?? {});
          assertRefused(await client.request(route.method, address, body), query.slice(0, 30));
        }
        for (const name of Object.keys(route.query?.shape ?? {})) {
          const address = routeAddress(route, '/api', idsOf(route));
          for (const query of [`?${name}=a&${name}=b`, `?${name}[]=a`, `?${name}=${'a'.repeat(8000)}`, `?${name}=%00`])
            assertRefused(await client.request(route.method, address + query), query.slice(0, 30));
        }
      });
    }
  });

  it('in the path is refused by every route, and changes nothing', async () => {
    for (const route of app.routes) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      for (const name of names) {
        await renew();
        await unchanged(async () => {
          for (const segment of oddSegments) {
            const filled = routeAddress(route, '/api', { ...idsOf(route), [name]: 'SEGMENT' }).replace('SEGMENT', segment);
            const body = route.method === 'GET' ? undefined : (rightBodies()[routeName(route)] ?? {});
            const response = await client.request(route.method, filled, body);
            const isFileName = name === 'fileName' || (route.path.startsWith('/probe/') && response.status === 200);
            if (!isFileName) assertRefused(response, segment.slice(0, 30));
            expect(response.status, filled.slice(0, 200)).to.be.lessThan(500);
          }
        });
      }
    }
  });

  it('that names what does not exist is answered with 404', async () => {
    for (const route of app.routes) {
      if (!route.path.includes('{') || route.path.startsWith('/probe/') || route.form) continue;
      await renew();
      await unchanged(async () => {
        const address = routeAddress(route, '/api');
        const response = await client.request(
          route.method,
          address,
          route.method === 'GET' ? undefined : (rightBodies()[routeName(route)] ?? {}),
        );
        assertRefused(response, 'an unknown id');
        expect(response.status, routeName(route)).to.equal(404);
      });
    }
  });

  it('in a multipart call is refused, and leaves no file behind', async () => {
    const route = app.routes.find(({ path }) => path === '/medialib/add-file');
    if (!route) throw new Error('There is no such route.');
    await renew();
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
    await unchanged(async () => {
      for (const [what, body] of Object.entries(bodies))
        assertRefused(await send(route, body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }), what);
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'x'.repeat(500)}`,
        'application/json',
      ])
        assertRefused(await send(route, '{}', { headers: { 'content-type': type } }), type.slice(0, 40));
    });
  });

  it('never reached a prototype or the log as an error', () => {
    expect(({} as Record<string, unknown>)['isAdmin']).to.equal(undefined);
    expect(app.logs.filter(({ level }) => level >= 50)).to.deep.equal([]);
  });
});
