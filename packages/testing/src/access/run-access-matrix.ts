import type { RouteDefinition } from '@lectern/core/server';
import type { TestApp } from '../app/create-test-app.ts';
import type { RequestOptions, TestClient } from '../app/test-client.ts';
import type { TestResponse } from '../app/test-response.ts';
import { buildUser, signIn } from '../builders/build-user.ts';
import { expectNone } from '../expect/expect-none.ts';
import { coreAccess } from './core-access.ts';
import { forgedCalls } from './forged-calls.ts';
import { routeAddress, routeName } from './route-address.ts';
import { walkRoles } from './walk-roles.ts';

export interface AccessMatrixOptions {
  /** Who may call the routes of the plugins under test: `public`, `signed-in` or a permission, by `POST /forms/{form}/submit`. */
  readonly rows?: Readonly<Record<string, string>>;
  /** Values for parameters that no sample fits, by name. */
  readonly params?: Readonly<Record<string, string>>;
}

type Refusal = readonly [status: number, code: string];
const signedOut: Refusal = [401, 'G_07'];
const forbidden: Refusal = [403, 'UM_01'];
const distrusted: Refusal = [403, 'G_02'];

const isOpen = (access: string): boolean => access === 'public' || access === 'signed-in';
const codesOf = (response: TestResponse): string =>
  (response.get<readonly { code: string }[] | undefined>('Errors') ?? []).map(({ code }) => code).join(',');

/**
 * Walks every registered route: with nobody signed in, with a user who holds every permission but the one it asks for,
 * with calls forged in every way that the CSRF rules name, with a user who may call it, and with somebody of every role
 * of the first start. Fails with the list of all that was let through, or refused wrongly, or changed something while it was refused, or has no row.
 */
export async function runAccessMatrix(app: TestApp, options: AccessMatrixOptions = {}): Promise<void> {
  const rows = { ...coreAccess, ...options.rows };
  const { routes, permissions, apiPath } = app.app;
  const failures: string[] = [];
  const known = new Set(routes.map(routeName));
  for (const name of Object.keys(options.rows ?? {}))
    if (!known.has(name)) failures.push(`${name} has a row, and there is no such route`);

  const clients = new Map<string, Promise<TestClient>>();
  const userWith = (names: readonly string[]): Promise<TestClient> => {
    const key = names.join(' ');
    const client = clients.get(key) ?? buildUser(app, { permissions: names }).then((user) => signIn(app, user));
    clients.set(key, client);
    return client;
  };
  const all = [...permissions.entries()].map(([name]) => name);
  const bearers = {
    all: await userWith(all),
    none: await userWith([]),
    visitor: app.client(),
  };
  const foreign = { 'another user': await bearers.none.token(), 'a visitor': await bearers.visitor.token() };

  const call = (route: RouteDefinition, client: TestClient, request: RequestOptions = {}, query = ''): Promise<TestResponse> => {
    const body = route.method === 'GET' ? undefined : route.multipart ? new FormData() : {};
    return client.request(route.method, routeAddress(route, apiPath, options.params) + query, body, request);
  };
  const demand = (what: string, response: TestResponse, [status, code]: Refusal): void => {
    if (response.status !== status || codesOf(response) !== code)
      failures.push(`${what}: ${response.status} ${codesOf(response)}, and ${status} ${code} was due`);
  };

  for (const route of routes) {
    const name = routeName(route);
    const access = rows[name];
    if (access === undefined) {
      failures.push(`${name} has no row: write down who may call it`);
      continue;
    }
    if (access !== route.access) failures.push(`${name} declares "${route.access}", and its row says "${access}"`);
    const allowed = access === 'public' ? bearers.visitor : isOpen(access) ? bearers.all : await userWith([access]);
    const others = isOpen(access) ? undefined : await userWith(all.filter((permission) => permission !== access));
    const before = await app.digest();
    if (access !== 'public') demand(`${name} without a session`, await call(route, app.client()), signedOut);
    if (others) demand(`${name} without ${access}`, await call(route, others), forbidden);
    if (route.method !== 'GET') {
      for (const [whose, client] of Object.entries({ 'signed in': bearers.all, 'not signed in': bearers.visitor })) {
        const own = await client.token();
        for (const forged of forgedCalls(own, client === bearers.all ? foreign : { 'another user': foreign['another user'] }))
          demand(`${name} ${whose}, ${forged.name}`, await call(route, client, forged.options, forged.query), distrusted);
      }
    }
    const after = await app.digest();
    for (const table of Object.keys(before))
      if (before[table] !== after[table]) failures.push(`${name} changed ${table} in a call that was refused`);
    const response = await call(route, allowed);
    if (response.status === 401 || response.status === 403 || response.status >= 500)
      failures.push(`${name} by whoever may call it: ${response.status} ${codesOf(response)}`);
  }
  failures.push(...(await walkRoles({ app, rows, call: (route, client) => call(route, client) })));
  expectNone(failures, `The access matrix of ${routes.length} routes`);
}
