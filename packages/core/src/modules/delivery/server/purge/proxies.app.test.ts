import { buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn, until } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { contentApi } from '#modules/content/server/content-api.ts';
import { purgeJob } from './purge.job.ts';
import { findProgram, freePort, startNginx, startVarnish } from './proxies.test-kit.ts';
import type { Proxy } from './proxies.test-kit.ts';

const secret = 'a-secret-of-the-proxies-of-tests';
const bar = 'class="site-consent"';
const sessionCookie = /(?:^|; )lectern=/;

const programs = { varnish: findProgram('varnishd'), nginx: findProgram('nginx') };

describe('proxies in front of a site', function () {
  this.timeout(120_000);
  let app: TestApp;
  let varnish: Proxy | undefined;
  let nginx: Proxy | undefined;
  before(async () => {
    const port = await freePort();
    app = await createTestApp({ environment: { PURGE_URL: `http://127.0.0.1:${port}/`, PURGE_SECRET: secret } });
    const sitePort = Number(new URL(app.address).port);
    for (const [name, program] of Object.entries(programs))
      if (program === undefined) console.warn(`Skipped: there is no ${name} (Debian: apt-get install ${name} varnish-modules).`);
    if (programs.varnish) varnish = await startVarnish(programs.varnish, { port, sitePort, secret });
    if (programs.nginx) nginx = await startNginx(programs.nginx, { port: await freePort(), sitePort });
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    const { revision } = (await keeper.request('GET', '/api/settings/consent')).get<{ revision: number }>('data');
    const values = { isAsked: true, statement: null };
    expectSuccess(await keeper.request('PUT', '/api/settings/consent', { revision, values }));
    // What was there before the proxy is no matter of this test.
    await app.app.pool.query(
      `insert into lectern_purge (pass, position) select pass, (select max(id) from lectern_cache_invalidation) from unnest(array['first', 'again']) as pass`,
    );
    await app.startJobs();
  });
  after(async () => {
    await varnish?.stop();
    await nginx?.stop();
    await app?.close();
  });

  async function visit({ address }: Proxy, path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(address + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    // Varnish names two transactions where the answer is one that it kept.
    const isKept = answer.headers.get('x-cache') === 'HIT' || /^\d+ \d+$/.test(answer.headers.get('x-varnish') ?? '');
    return { status: answer.status, headers: answer.headers, text, isKept };
  }
  const kept = async (proxy: Proxy, path: string, headers?: Record<string, string>): Promise<boolean> =>
    (await visit(proxy, path, headers)).isKept;
  /** Waits until proxies were told of all there is, both times. */
  async function settle(): Promise<void> {
    await app.app.pool.query(`update lectern_cache_invalidation set at = at - interval '1 minute'`);
    app.app.jobs.nudge(purgeJob);
    const behind = `select exists (select from lectern_purge where position < (select max(id) from lectern_cache_invalidation)) as behind`;
    await until(async () => (await app.app.pool.query(behind)).rows, [{ behind: false }]);
  }
  async function buildSettled(options: Parameters<typeof buildPublishedPage>[1] = {}): Promise<BuiltPage> {
    const page = await buildPublishedPage(app, options);
    await settle();
    return page;
  }
  async function retitle(page: BuiltPage, title: string): Promise<void> {
    const commands = contentApi(app.app, systemActor('test'));
    await commands.storeVersion({ id: page.versionID, revision: page.revision, title });
    await commands.publishPage(page.id);
  }

  for (const name of ['varnish', 'nginx'] as const)
    describe(name, () => {
      let proxy: Proxy;
      before(function () {
        const started = name === 'varnish' ? varnish : nginx;
        if (!started) return this.skip();
        proxy = started;
      });

      it('answers a second visitor by itself, and tells nobody what it was told', async () => {
        const { slug } = await buildSettled({ title: 'Gedeeld' });
        const first = await visit(proxy, slug);
        expect([first.status, first.isKept]).to.deep.equal([200, false]);
        const second = await visit(proxy, slug, { cookie: 'statistics=1; other=2' });
        expect(second.isKept, 'whatever other cookies there are').to.equal(true);
        expect(second.text).to.equal(first.text);
        for (const header of ['surrogate-key', 'cdn-cache-control', 'xkey', 'set-cookie'])
          expect(second.headers.get(header), header).to.equal(null);
      });

      // Fails where the proxy looks at no cookie, and where it looks at all of them.
      it('keeps apart the copies of those who were asked about cookies and those who chose', async () => {
        const { slug } = await buildSettled();
        expect((await visit(proxy, slug)).text).to.include(bar);
        expect((await visit(proxy, slug, { cookie: 'consent=all' })).text).not.to.include(bar);
        const asked = await visit(proxy, slug, { cookie: 'a=b' });
        expect([asked.isKept, asked.text.includes(bar)]).to.deep.equal([true, true]);
        const chosen = await visit(proxy, slug, { cookie: 'a=b; consent=necessary' });
        expect([chosen.isKept, chosen.text.includes(bar)]).to.deep.equal([true, false]);
      });

      it('keeps nothing of who is signed in: no page, no cookie, no token', async () => {
        const page = await buildSettled();
        const editor = await signIn(app, await buildUser(app));
        const cookie = [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        expect(cookie).to.match(sessionCookie);
        const token = await editor.token();
        for (let turn = 0; turn < 2; turn += 1) {
          const own = await visit(proxy, page.slug, { cookie });
          expect(own.text).to.include(token);
          expect([own.isKept, own.headers.get('cache-control')]).to.deep.equal([false, 'private, no-store']);
        }
        const other = await visit(proxy, page.slug);
        expect(other.text).not.to.include(token);
        expect(other.headers.get('set-cookie')).to.equal(null);
        expect(await kept(proxy, page.slug)).to.equal(true);
        for (const path of ['/cmsadmin', '/api/auth/session']) {
          await visit(proxy, path);
          expect(await kept(proxy, path), path).to.equal(false);
        }
      });
    });

  describe('that are told what was dropped', () => {
    let proxy: Proxy;
    before(function () {
      if (!varnish) return this.skip();
      proxy = varnish;
    });

    // Fails where nothing is purged, where everything is, and where keys are not those of the answers.
    it('forget what a publication touched, and nothing else', async () => {
      const page = await buildPublishedPage(app, { slug: '/ververst', title: 'Voor' });
      await buildSettled({ slug: '/blijft', title: 'Blijft' });
      for (const path of ['/blijft', '/ververst']) await visit(proxy, path);
      expect([await kept(proxy, '/blijft'), await kept(proxy, '/ververst')]).to.deep.equal([true, true]);
      await retitle(page, 'Na');
      await until(async () => (await visit(proxy, '/ververst')).text.includes('<title>Na'), true);
      expect(await kept(proxy, '/blijft')).to.equal(true);
    });

    it('forget all when everything is dropped, and a page when somebody asks for that', async () => {
      await buildPublishedPage(app, { slug: '/een' });
      await buildSettled({ slug: '/twee' });
      const warm = () => until(async () => (await kept(proxy, '/een')) && (await kept(proxy, '/twee')), true);
      await warm();
      const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
      expectSuccess(await keeper.request('POST', '/api/delivery/purge', { path: '/Een' }));
      await until(() => kept(proxy, '/een'), false);
      expect(await kept(proxy, '/twee')).to.equal(true);
      expect((await keeper.request('POST', '/api/delivery/purge', { path: 'https://elders.example/' })).status).to.equal(400);
      await settle();
      await warm();
      await app.app.orm.em.fork().transactional((em) => app.app.invalidations.record(em, ['everything']));
      app.app.invalidations.apply(['everything']);
      await until(async () => (await kept(proxy, '/een')) || (await kept(proxy, '/twee')), false);
    });

    it('take it from nobody else', async () => {
      const { slug } = await buildSettled();
      await visit(proxy, slug);
      for (const authorization of ['', 'Bearer another'])
        expect(
          (await fetch(proxy.address, { method: 'PURGE', headers: { authorization, 'surrogate-key': 'x' } })).status,
        ).to.equal(403);
      expect(await kept(proxy, slug)).to.equal(true);
    });
  });
});
