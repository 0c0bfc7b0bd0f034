import type { TestApp } from '../app/create-test-app.ts';
import { expectNone } from '../expect/expect-none.ts';
import { callRoute, collectAccessChecks } from './access-checks.ts';
import type { AccessCheck, AccessMatrixOptions } from './access-checks.ts';
import { checkPosts } from './check-posts.ts';
import { coreAccess } from '@lectern/core/node';
import { routeName } from './route-address.ts';
import { walkRoles } from './walk-roles.ts';

async function runChecks(checks: readonly AccessCheck[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { check } of checks) {
    const failure = await check();
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

/**
 * Walks every registered route: with nobody signed in, with a user who holds every permission but the one it asks for,
 * with calls forged in every way that the CSRF rules name, with calls whose last byte comes after the rights ended, with the calls that rules behind it refuse, with a user who may call it, and with somebody of every role
 * of the first start; and every block that answers posts likewise. Fails with the list of all that was let through, or refused wrongly, or changed something while it was refused, or has no row.
 */
export async function runAccessMatrix(app: TestApp, options: AccessMatrixOptions = {}): Promise<void> {
  const { routes } = app;
  const { apiPath } = app.app;
  const known = new Set(routes.map(routeName));
  const failures: string[] = [];
  const named = [...Object.keys(options.rows ?? {}), ...(options.refusals ?? []).map(({ route }) => route)];
  for (const name of new Set(named)) if (!known.has(name)) failures.push(`${name} has a row, and there is no such route`);

  const checks = await collectAccessChecks(app, options);
  for (const name of known) {
    const own = checks.filter(({ route }) => route === name);
    const before = await app.digest();
    failures.push(...(await runChecks(own.filter(({ kind }) => kind !== 'entry'))));
    const after = await app.digest();
    for (const table of Object.keys(before))
      if (before[table] !== after[table]) failures.push(`${name} changed ${table} in a call that was refused`);
    failures.push(...(await runChecks(own.filter(({ kind }) => kind === 'entry'))));
  }
  failures.push(...(await checkPosts(app, options.posts ?? {})));
  const rows = { ...coreAccess, ...options.rows };
  failures.push(
    ...(await walkRoles({
      app,
      rows,
      call: (route, client) => callRoute(route, client, { apiPath, params: options.params }),
    })),
  );
  expectNone(failures, `The access matrix of ${routes.length} routes`);
}
