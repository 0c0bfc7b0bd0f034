import type { RouteDefinition } from '@lectern/core/node';
import type { TestApp } from '../app/create-test-app.ts';
import type { TestResponse } from '../app/test-response.ts';
import { buildUser, signIn } from '../builders/build-user.ts';
import { wantedPermissions } from './access-checks.ts';
import type { AccessRow } from '@lectern/core/node';
import { coreRoles } from './core-roles.ts';
import { routeName } from './route-address.ts';

interface Walk {
  readonly app: TestApp;
  readonly rows: Readonly<Record<string, AccessRow>>;
  readonly call: (route: RouteDefinition, client: Awaited<ReturnType<typeof signIn>>) => Promise<TestResponse>;
}

const codesOf = (response: TestResponse): string =>
  (response.get<readonly { code: string }[] | undefined>('Errors') ?? []).map(({ code }) => code).join(',');

/** True if the table lets a role through: past the gate of the route, whatever becomes of a call without content. */
function isExpected(granted: readonly string[] | '*', access: AccessRow): boolean {
  const wanted = wantedPermissions(access);
  return wanted.length === 0 || granted === '*' || wanted.some((permission) => granted.includes(permission));
}

/** Walks every route with somebody of every role of the first start; answers with what differs from the table. */
export async function walkRoles({ app, rows, call }: Walk): Promise<string[]> {
  const failures: string[] = [];
  const { rows: roles } = await app.app.pool.query<{ name: string }>(
    `select name from lectern_role where name not like 'Test role %' order by name`,
  );
  const unknown = roles.filter(({ name }) => coreRoles[name] === undefined).map(({ name }) => name);
  const missing = Object.keys(coreRoles).filter((name) => !roles.some((role) => role.name === name));
  failures.push(...unknown.map((name) => `the role ${name} has no row`), ...missing.map((name) => `there is no role ${name}`));
  for (const [role, granted] of Object.entries(coreRoles)) {
    if (missing.includes(role)) continue;
    const user = await buildUser(app, { role });
    let client = await signIn(app, user);
    for (const route of app.routes) {
      const name = routeName(route);
      const response = await call(route, client);
      const isRefused = response.status === 403 && codesOf(response) === 'UM_01';
      const isLetIn = !isRefused && response.status !== 401 && response.status < 500;
      const isDue = isExpected(granted, rows[name] ?? 'public');
      // Of somebody else's things a route for everybody may still refuse some.
      const isOwnBusiness = isDue && isRefused && rows[name] === 'signed-in';
      if (!isOwnBusiness && (isDue ? !isLetIn : !isRefused))
        failures.push(
          `${name} by ${role}: ${response.status} ${codesOf(response)}, and ${isDue ? 'entry' : '403 UM_01'} was due`,
        );
      // Signing out and ending sessions are routes as well.
      if ((await client.request('GET', `${app.app.apiPath}/user`)).status === 401) client = await signIn(app, user);
    }
  }
  return failures;
}
