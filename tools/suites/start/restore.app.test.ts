import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coreModules } from '../../../packages/core/src/core-modules.server.ts';
import { collectLeftOut } from '../../../packages/core/src/server/entries/collect-left-out.ts';
import { createTestApp } from '@lectern/testing';
import { createSiteFolder, freePort, run } from './site-folder.ts';

const email = 'admin@example.com';
const password = 'Restore-me-1!';

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function logIn(origin: string): Promise<string> {
  const csrf = (await fetch(`${origin}/api/settings/get`)).headers.get('x-csrf-token') ?? '';
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrf, origin },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).to.equal(200);
  return cookiesOf(answer);
}

const isAdmitted = async (origin: string, cookie: string): Promise<boolean> =>
  (await fetch(`${origin}/api/user`, { headers: { cookie } })).status === 200;

describe('what a restore brings back', () => {
  it('is no session', async () => {
    const site = createSiteFolder();
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const env = { PORT: port, LECTERN_ADMIN_EMAIL: email, LECTERN_ADMIN_PASSWORD: password };
    try {
      const first = run(site.dir, 'start', env);
      await first.ready;
      const cookie = await logIn(origin);
      expect(await isAdmitted(origin, cookie)).to.equal(true);
      first.child.kill('SIGTERM');
      await first.ended;
      const saved = await run(site.dir, ['backup', 'saved.tar.gz'], env).ended;
      expect(saved.code, saved.stderr).to.equal(0);
      expect(existsSync(join(site.dir, 'saved.tar.gz'))).to.equal(true);
      const restored = await run(site.dir, ['restore', 'saved.tar.gz', '--overwrite'], env).ended;
      expect(restored.code, restored.stderr).to.equal(0);
      const second = run(site.dir, 'start', env);
      await second.ready;
      expect(await isAdmitted(origin, cookie), 'a session of before').to.equal(false);
      expect(await isAdmitted(origin, await logIn(origin)), 'a new one').to.equal(true);
      second.child.kill('SIGTERM');
      await second.ended;
    } finally {
      site.remove();
    }
  });

  it('is of no plugin’s choice but for its own tables', () => {
    const shop = { id: 'web-shop', owner: '@example/shop', isPlugin: true };
    expect([...collectLeftOut([{ ...shop, leftOutOfBackups: ['web_shop_index'] }])]).to.eql(['web_shop_index']);
    expect(() => collectLeftOut([{ ...shop, leftOutOfBackups: ['lectern_page'] }])).to.throw(
      'The server entry of @example/shop leaves the table "lectern_page" out of backups, which is not its own.',
    );
  });

  it('leaves out tables that there are', async () => {
    const app = await createTestApp({});
    try {
      const { rows } = await app.app.pool.query<{ name: string }>('select tablename as name from pg_tables');
      const named = coreModules.flatMap(({ entry }) => entry.leftOutOfBackups ?? []);
      expect(named).to.include.members([
        ...['lectern_session', 'lectern_account_token', 'lectern_attempt', 'lectern_signed_link', 'lectern_recovery_code'],
        ...['lectern_page_presence', 'lectern_preview_link'],
      ]);
      expect(rows.map(({ name }) => name)).to.include.members(named);
    } finally {
      await app.close();
    }
  });
});
