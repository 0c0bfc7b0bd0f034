import { linkPurposeOf } from '@lectern/core';
import type { GrantedPermission } from '@lectern/core';
import type { RouteDefinition } from '@lectern/core/node';
import type { TestApp } from '../app/create-test-app.ts';
import type { RequestOptions, TestClient } from '../app/test-client.ts';
import type { TestResponse } from '../app/test-response.ts';
import { buildUser, signIn } from '../builders/build-user.ts';
import { coreAccess } from '@lectern/core/node';
import type { AccessRow } from '@lectern/core/node';
import type { PostRow } from './check-posts.ts';
import { forgedCalls } from './forged-calls.ts';
import { heldBackTries } from './held-back-tries.ts';
import { linkTries } from './link-checks.ts';
import type { Refusal, RefusedCall } from './refused-call.ts';
import { routeAddress, routeName } from './route-address.ts';

export interface AccessMatrixOptions {
  /** The access of the routes of the plugins under test, by `POST /forms/{form}/submit`. */
  readonly rows?: Readonly<Record<string, AccessRow>>;
  /** What is posted to the blocks of the plugins under test, by their types: `forms/form`. */
  readonly posts?: Readonly<Record<string, PostRow>>;
  /** Values for parameters that no sample fits, by name. */
  readonly params?: Readonly<Record<string, string>>;
  /** Calls that rules behind the routes refuse: about something of somebody else, beyond one's own rights. */
  readonly refusals?: readonly RefusedCall[];
}

/** One check of the matrix. */
export interface AccessCheck {
  /** `POST /page/create`. */
  readonly route: string;
  /** `declaration`: compares the route with its row. `refusal`: a call that changes nothing. `entry`: one that is let in. */
  readonly kind: 'declaration' | 'refusal' | 'entry';
  /** Says what is wrong; undefined where nothing is. */
  readonly check: () => Promise<string | undefined>;
}

const signedOut: Refusal = [401, 'G_07'];
const forbidden: Refusal = [403, 'UM_01'];
const distrusted: Refusal = [403, 'G_02'];

const isOpen = (access: string): boolean => access === 'public' || access === 'signed-in';

/** The permissions of which a route asks for one; none where it asks for something else, or for nothing. */
export const wantedPermissions = (access: AccessRow): readonly string[] =>
  typeof access !== 'string' ? access : isOpen(access) || linkPurposeOf(access) !== undefined ? [] : [access];

const written = (access: AccessRow): string => (typeof access === 'string' ? access : access.join(' or '));
const codesOf = (response: TestResponse): string =>
  (response.get<readonly { code: string }[] | undefined>('Errors') ?? []).map(({ code }) => code).join(',');

function refused(what: string, response: TestResponse, [status, code]: Refusal): string | undefined {
  const isDue = response.status === status && codesOf(response) === code;
  return isDue ? undefined : `${what}: ${response.status} ${codesOf(response)}, and ${status} ${code} was due`;
}

/** Calls a route with the least that it takes, where nothing depends on the content. */
export function callRoute(
  route: RouteDefinition,
  client: TestClient,
  { apiPath, params, request = {}, query = '' }: CallOptions,
): Promise<TestResponse> {
  const body = route.method === 'GET' ? undefined : route.form ? new FormData() : {};
  return client.request(route.method, routeAddress(route, apiPath, params) + query, body, request);
}

interface CallOptions {
  readonly apiPath: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly request?: RequestOptions;
  readonly query?: string;
}

/** Every check of every registered route, ready to be run in whatever order and more than once. */
export async function collectAccessChecks(app: TestApp, options: AccessMatrixOptions = {}): Promise<AccessCheck[]> {
  const rows = { ...coreAccess, ...options.rows };
  const { routes } = app;
  const { permissions, apiPath } = app.app;
  const clients = new Map<string, Promise<TestClient>>();
  const signedInWith = async (granted: readonly (string | GrantedPermission)[]): Promise<TestClient> =>
    signIn(app, await buildUser(app, { permissions: granted }));
  const userWith = (names: readonly string[]): Promise<TestClient> => {
    const key = names.join(' ');
    const client = clients.get(key) ?? signedInWith(names);
    clients.set(key, client);
    return client;
  };
  const all = [...permissions.entries()].map(([name]) => name);
  /** Whether a permission is one of these, or implies one. */
  const brings = (permission: string, wanted: readonly string[]): boolean =>
    wanted.includes(permission) || (permissions.get(permission)?.implies ?? []).some((implied) => brings(implied, wanted));
  // Limited by nothing that counts, and so no administrator: of those there is one, whom the rules keep.
  const locales = app.app.settings.availableLocales;
  const everything = [...permissions.entries()].map(([name, { scope }]) =>
    scope === 'content' ? { name, parameters: { locales } } : { name },
  );
  const bearers = { all: await signedInWith(everything), none: await userWith([]), visitor: app.client() };
  const foreign = { 'another user': await bearers.none.token(), 'a visitor': await bearers.visitor.token() };
  const checks: AccessCheck[] = [];

  for (const route of routes) {
    const name = routeName(route);
    const access = rows[name];
    const add = (kind: AccessCheck['kind'], check: AccessCheck['check']): void => void checks.push({ route: name, kind, check });
    if (access === undefined) {
      add('declaration', () => Promise.resolve(`${name} has no row: write down who may call it`));
      continue;
    }
    const call = (client: TestClient, request: RequestOptions = {}, query = '', params: CallOptions['params'] = {}) =>
      callRoute(route, client, { apiPath, params: { ...options.params, ...params }, request, query });
    const refuses = (what: string, answer: () => Promise<TestResponse>, due: Refusal): void =>
      add('refusal', async () => refused(`${name} ${what}`, await answer(), due));

    add('declaration', () =>
      Promise.resolve(
        written(access) === written(route.access)
          ? undefined
          : `${name} declares "${written(route.access)}", and its row says "${written(access)}"`,
      ),
    );
    add('declaration', () =>
      Promise.resolve(
        route.refuses === undefined
          ? `${name} does not say what it refuses: write \`refuses\`, \`{}\` where that is nothing but what follows from the call`
          : undefined,
      ),
    );
    const wanted = wantedPermissions(access);
    const allowed =
      wanted.length > 0
        ? await Promise.all(wanted.map((permission) => userWith([permission])))
        : [access === 'public' ? bearers.visitor : bearers.all];
    const others = wanted.length > 0 ? await userWith(all.filter((permission) => !brings(permission, wanted))) : undefined;
    const purpose = typeof access === 'string' ? linkPurposeOf(access) : undefined;
    if (access !== 'public' && purpose === undefined) refuses('without a session', () => call(app.client()), signedOut);
    if (others) refuses(`without ${written(access)}`, () => call(others), forbidden);
    if (route.method !== 'GET')
      for (const [whose, client] of Object.entries({ 'signed in': bearers.all, 'not signed in': bearers.visitor })) {
        const own = await client.token();
        for (const forged of forgedCalls(own, client === bearers.all ? foreign : { 'another user': foreign['another user'] }))
          refuses(`${whose}, ${forged.name}`, () => call(client, forged.options, forged.query), distrusted);
      }
    if (access !== 'public' && purpose === undefined && allowed[0])
      for (const held of heldBackTries({ app, route, client: allowed[0], isGated: wanted.length > 0 }))
        refuses(held.what, () => held.call(routeAddress(route, apiPath, options.params)), held.due);
    for (const refusal of options.refusals?.filter((entry) => entry.route === name) ?? []) {
      const { what, by, params, query = '', body, due = forbidden, hides } = refusal;
      const answer = () =>
        by.request(route.method, routeAddress(route, apiPath, { ...options.params, ...params }) + query, body?.());
      if (!hides) refuses(what, answer, due);
      else add('refusal', async () => (hides(await answer()) ? undefined : `${name} ${what}: the answer shows what it must not`));
    }
    const enters = (what: string, answer: () => Promise<TestResponse>): void =>
      add('entry', async () => {
        const response = await answer();
        const isLetIn = response.status !== 401 && response.status !== 403 && response.status < 500;
        const isLinkRefused = purpose !== undefined && ['V_04', 'V_05'].includes(codesOf(response));
        return isLetIn && !isLinkRefused ? undefined : `${name} ${what}: ${response.status} ${codesOf(response)}`;
      });
    if (purpose === undefined)
      for (const [index, client] of allowed.entries()) enters(`with ${wanted[index] ?? written(access)}`, () => call(client));
    for (const { what, token, due } of purpose === undefined ? [] : await linkTries(app, purpose)) {
      const answerTo = (client: TestClient) => () => call(client, {}, '', { token });
      if (due) for (const client of [bearers.visitor, bearers.all]) refuses(what, answerTo(client), due);
      // The first to use it may have ended it.
      else enters(what, answerTo(bearers.visitor));
    }
  }
  return checks;
}
