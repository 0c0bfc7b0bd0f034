import { expect } from 'chai';
import { buildPublishedPage, buildUser, createTestApp, routeAddress, routeName, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, RequestOptions, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '../site/fixtures/probe.ts';
import { rightBodies } from './right-bodies.test-kit.ts';
import type { RouteDefinition } from './route.ts';

export const megabyte = 'a'.repeat(1_000_000);
export const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Names that every object has, whatever was put into it. */
export const strangeNames = ['constructor', '__proto__', 'toString'];

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
  'the first number beyond a column': 2 ** 31,
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
  'strange keys within': [{ items: { constructor: ['__proto__'], toString: { hasOwnProperty: 'constructor' } } }],
  'a list of strange names': strangeNames,
  ...Object.fromEntries(strangeNames.map((name) => [`the name ${name}`, name])),
};

/** Values that a schema may take, and that no text of a call may hold all the same. */
const unfit: ReadonlySet<string> = new Set(['NUL', 'half a surrogate', 'a deep object']);

const leaks = /node_modules|\bat [\w.]+ \(|select .* from|insert into|lectern_\w+_(unique|pkey)|postgres|zod|mikro/i;

type Body = Readonly<Record<string, unknown>>;

/** A body that is right but for the value of one property. */
interface OddBody {
  readonly body: Body;
  readonly property: string;
  readonly what: string;
}

/** An application with somebody who may do everything, and what calls with bad input are held against. */
export interface BadInput {
  readonly app: TestApp;
  readonly client: TestClient;
  readonly rightBody: (route: RouteDefinition) => Body;
  readonly hasRightBody: (route: RouteDefinition) => boolean;
  readonly idsOf: (route: RouteDefinition) => Readonly<Record<string, string>>;
  /** Calls the route of what there is. */
  readonly send: (route: RouteDefinition, body: unknown, options?: RequestOptions) => Promise<TestResponse>;
  /** The bodies of a route with odd values, by whether its schema takes them. */
  readonly oddBodies: (route: RouteDefinition) => { readonly taken: readonly OddBody[]; readonly refused: readonly OddBody[] };
  /** Fails where the call was not refused as the API refuses. */
  readonly assertRefused: (response: TestResponse, what: string) => void;
  /** Fails where a refusal tells too much, or in no way that is declared. */
  readonly assertShape: (response: TestResponse, what: string) => void;
  /** A signed-in client once more: logout is a route as well. */
  readonly renew: () => Promise<void>;
  /** Fails where the work changed a row or a file. */
  readonly unchanged: (work: () => Promise<void>) => Promise<void>;
}

/** Sets an application up for the suite that calls it, whose last test is that nothing got through. */
export function badInput(): BadInput {
  let app: TestApp;
  let client: TestClient;
  let page: BuiltPage;
  let colleague: BuiltUser;
  const newClient = async (): Promise<TestClient> =>
    signIn(app, await buildUser(app, { permissions: [...app.app.permissions.entries()].map(([name]) => name) }));

  before(async () => {
    // Wrong logins by the hundred must lock nobody out here.
    app = await createTestApp({ plugins: [probePlugin], config: { accounts: { accountLock: false, addressLock: false } } });
    client = await newClient();
    colleague = await buildUser(app);
    page = await buildPublishedPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'Titel' } } } });
  });
  after(() => app?.close());
  after('nothing reached a prototype or the log as an error', () => {
    expect(({} as Record<string, unknown>)['isAdmin']).to.equal(undefined);
    expect(app.logs.filter(({ level }) => level >= 50)).to.deep.equal([]);
  });

  const told = (response: TestResponse, what: string): string =>
    `${response.method} ${response.path.slice(0, 200)} with ${what}: ${response.status} ${response.text.slice(0, 300)}`;

  /** What is wrong with a refusal. Thousands are looked at, and an assertion takes a tenth of the time of a call. */
  function faultIn(response: TestResponse): string | undefined {
    if (leaks.test(response.text)) return 'it tells too much';
    // An image that is missing is answered with an image.
    if (response.headers['content-type']?.startsWith('image/')) return undefined;
    if (response.get('Success') !== false || typeof response.get('Message') !== 'string') return 'it has another shape';
    const errors = response.get<readonly { code: string }[]>('Errors');
    if (!Array.isArray(errors) || errors.length === 0) return 'it names no error';
    const unknown = errors.find(({ code }) => !Object.hasOwn(app.app.errorCatalogue, code));
    return unknown && `nobody declares ${unknown.code}`;
  }
  const assertShape: BadInput['assertShape'] = (response, what) => {
    const fault = faultIn(response);
    if (fault !== undefined) expect.fail(`${told(response, what)}: ${fault}`);
  };

  const rightBody = (route: RouteDefinition): Body => (rightBodies(page)[routeName(route)] ?? {}) as Body;
  const idsOf: BadInput['idsOf'] = (route) => ({
    id: route.path.includes('/version/') ? page.versionID : route.path.startsWith('/user/') ? String(colleague.id) : page.id,
    versionId: page.versionID,
    pageID: page.id,
    owner: 'probe',
    name: 'main',
  });
  return {
    get app() {
      return app;
    },
    get client() {
      return client;
    },
    rightBody,
    hasRightBody: (route) => !route.body || route.body.safeParse(rightBody(route)).success,
    idsOf,
    send: (route, body, options) => client.request(route.method, routeAddress(route, '/api', idsOf(route)), body, options),
    oddBodies(route) {
      const right = rightBody(route);
      const all = Object.keys(route.body?.shape ?? {}).flatMap((property) =>
        Object.entries(oddValues).map(([what, value]): OddBody => ({ body: { ...right, [property]: value }, property, what })),
      );
      const isTaken = ({ body, what }: OddBody): boolean => !unfit.has(what) && (route.body?.safeParse(body).success ?? false);
      return { taken: all.filter(isTaken), refused: all.filter((odd) => !isTaken(odd)) };
    },
    assertRefused(response, what) {
      if (response.status < 400 || response.status >= 500) expect.fail(`${told(response, what)}: it is no refusal`);
      assertShape(response, what);
    },
    assertShape,
    async renew() {
      if ((await client.request('GET', '/api/user')).status !== 200) client = await newClient();
    },
    async unchanged(work) {
      const before = await app.digest();
      await work();
      expect(await app.digest()).to.deep.equal(before);
    },
  };
}
