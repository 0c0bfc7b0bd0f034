import type { RouteDefinition } from '@lectern/core/node';
import type { TestApp } from '../app/create-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import type { TestResponse } from '../app/test-response.ts';
import { holdBack } from './held-back-call.ts';
import type { Refusal } from './refused-call.ts';

/** What becomes of somebody between the first byte of their call and the last. */
interface HeldBackTry {
  readonly what: string;
  readonly due: Refusal;
  readonly call: (path: string) => Promise<TestResponse>;
}

interface Held {
  readonly app: TestApp;
  readonly route: RouteDefinition;
  readonly client: TestClient;
  /** True where the route asks for a permission. */
  readonly isGated: boolean;
}

/** Ways in which rights end while the last byte of a call is held back. What was ended is given back after the answer. */
export function heldBackTries({ app, route, client, isGated }: Held): HeldBackTry[] {
  // The bytes of an upload are its handler’s own; what becomes of them is a call of its own.
  if (route.method === 'GET' || route.readsBody) return [];
  const { pool, apiPath } = app.app;
  const body = route.form ? new FormData() : {};
  const call = async (path: string, end: string, begin: string): Promise<TestResponse> => {
    const userID = (await client.request('GET', `${apiPath}/user`)).get<number>('ID');
    const { rows } = await pool.query<{ role: string }>('select role_id as role from lectern_user where id = $1', [userID]);
    const values = [userID, rows[0]?.role];
    const meanwhile = () => pool.query(end, values);
    try {
      return await holdBack(app, { client, method: route.method, path, body, meanwhile });
    } finally {
      await pool.query(begin, values);
    }
  };
  const session = (change: string): string =>
    `update lectern_session set expires_at = expires_at ${change} where user_id = $1 and $2::uuid is not null`;
  const ended: HeldBackTry = {
    what: 'by somebody whose session ends before the last byte',
    due: [401, 'G_07'],
    call: (path) => call(path, session(`- interval '1 year'`), session(`+ interval '1 year'`)),
  };
  const demoted: HeldBackTry = {
    what: 'by somebody who is demoted before the last byte',
    due: [403, 'UM_01'],
    call: (path) =>
      call(
        path,
        `update lectern_user set role_id = (select id from lectern_role where permissions::text = '[]' and id <> $2::uuid limit 1) where id = $1`,
        'update lectern_user set role_id = $2::uuid where id = $1',
      ),
  };
  return isGated ? [ended, demoted] : [ended];
}
