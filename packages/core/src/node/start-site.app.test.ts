import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { buildPublishedPage, buildUser, createTestApp, signIn, until } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { contentApi } from '../modules/content/server/public.ts';
import { systemActor } from '../server/kernel/actor.ts';
import { guestsPlugin } from '../server/site/fixtures/guests.tsx';
import { probePlugin } from '../server/site/fixtures/probe.ts';
import { createSiteToken } from '../server/site/source/http/site-token.ts';
import { createSiteProcess } from './start-site.ts';
import type { SiteProcess } from './start-site.ts';

const text = (title: string, page?: string) => ({
  type: 'probe/text',
  props: { title, link: page === undefined ? null : { to: { page } } },
});

describe('a process without a database', () => {
  let app: TestApp;
  let away: Server;
  let site: SiteProcess;
  let server: Server;
  let address: string;
  /** Whether the process with the database answers. */
  let isThere = true;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin, guestsPlugin] });
    // Stands before the process with the database, which goes away with it.
    away = createServer((request, response) => {
      if (!isThere) return void request.socket.destroy();
      const { method, headers } = request;
      const sent = fetch(app.address + String(request.url), {
        method: String(method),
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === undefined || name === 'connection' ? [] : [[name, String(value)]],
        ),
        redirect: 'manual',
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: request as never, duplex: 'half' }),
      } as RequestInit);
      void sent
        .then(async (answer) => {
          response.writeHead(
            answer.status,
            [...answer.headers]
              .filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name))
              .flat(),
          );
          response.flushHeaders();
          if (answer.body) for await (const bytes of answer.body) response.write(bytes);
          response.end();
        })
        .catch(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(away, 'listening');
    const portOf = (each: Server): number => {
      const bound = each.address();
      return typeof bound === 'object' && bound ? bound.port : 0;
    };
    const environment = { ...app.app.environment, server: `http://127.0.0.1:${portOf(away)}` };
    site = await createSiteProcess({ site: app.app.site, environment, log: app.app.log });
    await site.start();
    server = createServer(site.listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${portOf(server)}`;
  });
  after(async () => {
    await site?.stop();
    for (const each of [server, away]) each?.closeAllConnections();
    server?.close();
    away?.close();
    await app?.close();
  });

  async function get(path: string, origin = address, headers: Record<string, string> = {}) {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const { status } = answer;
    return { status, text: await answer.text(), headers: answer.headers };
  }
  async function change(page: BuiltPage, title: string): Promise<void> {
    const commands = contentApi(app.app, systemActor('test'));
    await commands.storeVersion({ id: page.versionID, revision: page.revision, title });
    await commands.publishPage(page.id);
  }

  const compared = [
    'cache-control',
    'cdn-cache-control',
    'content-security-policy',
    'content-type',
    'etag',
    'location',
    'surrogate-key',
    'vary',
    'x-csrf-token',
    'x-robots-tag',
  ];

  it('answers each address byte for byte as the one with the database does', async () => {
    const target = await buildPublishedPage(app, { slug: '/doel', title: 'Doel' });
    await buildPublishedPage(app, { slug: '/verwijst', type: 'probe/guide', blocks: { 'text-1': text('Zie', target.id) } });
    await buildPublishedPage(app, {
      slug: '/zoek',
      blocks: { 'found-1': { type: 'probe/found' }, 'notes-1': { type: 'probe/notes' } },
    });
    await buildPublishedPage(app, {
      slug: '/fout',
      blocks: { 'fragile-1': { type: 'probe/fragile', props: { mode: 'broken' } } },
    });
    await buildPublishedPage(app, { slug: '/fuehrer', locale: 'de-DE' });
    for (const path of [
      '/doel',
      '/verwijst',
      '/zoek',
      '/zoek?part=2',
      '/zoek?term=orgel',
      '/fout',
      '/de-de/fuehrer',
      '/nergens',
      '/Doel/',
      '/nl-nl/doel',
      '/sitemap.xml',
      '/robots.txt',
      '/api/openapi.json',
      '/index.php',
    ]) {
      const [own, other] = [await get(path), await get(path, app.address)];
      expect(own.status, path).to.equal(other.status);
      expect(own.text, path).to.equal(other.text);
      for (const name of compared) expect(own.headers.get(name), `${path} ${name}`).to.equal(other.headers.get(name));
    }
  });

  it('shows what was published within two seconds, with what depends on it', async () => {
    const page = await buildPublishedPage(app, { slug: '/ververst', title: 'Voor' });
    expect((await get('/ververst')).text).to.include('<title>Voor');
    await change(page, 'Na');
    const started = Date.now();
    await until(async () => (await get('/ververst')).text.includes('<title>Na'), true);
    expect(Date.now() - started).to.be.lessThan(3000);
  });

  it('draws what is made for a visitor, and passes on who is signed in, posts and calls', async () => {
    await buildPublishedPage(app, { slug: '/gasten', blocks: { 'book-1': { type: 'guests/book', props: { title: 'Boek' } } } });
    const guest = await get('/gasten');
    expect(guest.status).to.equal(200);
    expect(guest.headers.get('cache-control')).to.equal('private, no-cache');
    const editor = await signIn(app, await buildUser(app));
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await get('/gasten', address, { cookie });
    expect(own.headers.get('cache-control')).to.equal('private, no-store');
    expect(own.text).to.include(await editor.token());
    expect((await get('/api/auth/session', address, { cookie })).headers.get('x-csrf-token')).to.be.a('string');
    const posted = await fetch(`${address}/gasten`, {
      method: 'POST',
      body: new URLSearchParams({ _block: 'book-1', _csrf: 'none' }),
      headers: { origin: 'https://elders.example' },
    });
    expect(posted.status).to.equal(403);
    await posted.body?.cancel();
  });

  it('serves what it keeps while the other one is away, and what was dropped meanwhile no longer when it is back', async () => {
    const page = await buildPublishedPage(app, { slug: '/bewaard', title: 'Bewaard' });
    await buildPublishedPage(app, { slug: '/onbekend' });
    await until(async () => (await get('/bewaard')).status, 200);
    isThere = false;
    away.closeAllConnections();
    try {
      for (let turn = 0; turn < 10; turn += 1) expect((await get('/bewaard')).status).to.equal(200);
      const other = await get('/onbekend');
      expect([other.status, other.headers.get('retry-after'), other.headers.get('content-type')]).to.deep.equal([
        503,
        '5',
        'text/html; charset=utf-8',
      ]);
      expect((await get('/api/auth/session')).status).to.be.within(500, 503);
      await change(page, 'Anders');
      expect((await get('/bewaard')).text).to.include('<title>Bewaard');
    } finally {
      isThere = true;
    }
    await until(async () => (await get('/bewaard')).text.includes('<title>Anders'), true);
    expect((await get('/onbekend')).status).to.equal(200);
  });

  it('is known by its secret alone', async () => {
    const question = encodeURIComponent(JSON.stringify({ ask: 'find', path: '/doel' }));
    const ask = async (authorization: string, path = `/api/site/source?question=${question}`) =>
      (await get(path, app.address, authorization === '' ? {} : { authorization })).status;
    const good = createSiteToken(app.app.signer);
    expect(await ask(`Bearer ${good}`)).to.equal(200);
    const old = createSiteToken(app.app.signer, Date.now() - 400_000);
    for (const wrong of ['', 'Bearer x', `Bearer ${good}x`, `Bearer ${old}`, `Basic ${good}`]) {
      expect(await ask(wrong), wrong).to.equal(400);
      expect(await ask(wrong, '/api/site/events'), wrong).to.equal(400);
    }
    for (const wrong of ['', 'x', '{}', '{"ask":"forget"}', '{"ask":"find","path":1}'])
      expect(await ask(`Bearer ${good}`, `/api/site/source?question=${encodeURIComponent(wrong)}`), wrong).to.equal(400);
  });
});
