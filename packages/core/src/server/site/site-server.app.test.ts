import { expect } from 'chai';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildPage, buildPublishedPage, buildUser, createTestApp, signIn } from '@lectern/testing';
import type { TestApp, TestResponse } from '@lectern/testing';
import { probePlugin } from './fixtures/probe.ts';

const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });

describe('the public site', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({
      plugins: [probePlugin],
      config: {
        name: 'Sluit & steen',
        timeZone: 'Europe/Amsterdam',
        head: [{ tag: 'link', attributes: { rel: 'icon', href: '/assets/site/i.svg' } }],
      },
      environment: { LECTERN_ORIGIN: 'https://www.example.nl' },
    });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const visit = (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    app.client().request('GET', path, undefined, { headers });

  describe('a page', () => {
    it('is HTML that any cache may keep, without a cookie', async () => {
      const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Hallo') } });
      const answer = await visit(page.slug);
      expect(answer.status).to.equal(200);
      expect(answer.headers).to.include({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=43200, must-revalidate',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer.headers['content-security-policy'])
        .to.contain("script-src 'self'")
        .and.contain("style-src 'self'")
        .and.contain("frame-ancestors 'self'")
        .and.not.contain('unsafe');
      expect(answer.headers).not.to.have.any.keys('set-cookie', 'x-powered-by', 'server');
      expect(answer.text).to.match(/^<!doctype html><html lang="nl-NL">/);
      expect(answer.text).not.to.match(/<script(?! type="application\/ld\+json")|style=|\0/);
    });

    it('has the head that the specification names', async () => {
      const page = await buildPublishedPage(app, {
        title: 'Kerken',
        slug: '/kerken',
        seoSettings: {
          seoTitle: 'Kerken "verzekerd" </title><script>',
          seoDescription: 'Over <kerken>',
          seoKeywords: ['a', 'b & c'],
        },
      });
      const { text: html, headers } = await visit(page.slug);
      const seoTitle = 'Kerken &quot;verzekerd&quot; &lt;/title&gt;&lt;script&gt;';
      for (const part of [
        `<title>${seoTitle} | Sluit &amp; steen</title>`,
        `<meta property="og:title" content="${seoTitle}">`,
        '<meta name="description" content="Over &lt;kerken&gt;">',
        '<meta property="og:description" content="Over &lt;kerken&gt;">',
        '<meta name="keywords" content="a,b &amp; c">',
        '<meta property="og:type" content="website">',
        '<meta property="og:url" content="https://www.example.nl/kerken">',
        '<link rel="canonical" href="https://www.example.nl/kerken">',
        '<link rel="icon" href="/assets/site/i.svg">',
        `<meta name="csrf-token" content="${String(headers['x-csrf-token'])}">`,
      ])
        expect(html).to.contain(part);
      expect(html.match(/<script[^>]*>/g)).to.deep.equal(['<script type="application/ld+json">']);
    });

    it('has no description, keywords or image in its head without them, and its own title', async () => {
      const page = await buildPublishedPage(app, { title: 'Orgels' });
      const { text: html } = await visit(page.slug);
      expect(html)
        .to.contain('<title>Orgels | Sluit &amp; steen</title>')
        .and.to.contain('<meta property="og:title" content="Orgels">');
      expect(html).not.to.match(/description|keywords|og:image/);
    });

    it('has its blocks in order, each with its anchor, between the header and footer of its type', async () => {
      const page = await buildPublishedPage(app, {
        title: 'Titel',
        type: 'probe/framed',
        blocks: {
          'text-b': text('B'),
          'group-1': { type: 'probe/group', props: { title: 'G' }, slots: { items: ['text-y', 'text-x'] } },
          'text-a': text('A', { anchorPoint: 'einde' }),
          'text-x': text('X'),
          'text-y': text('Y'),
        },
        blockOrder: ['text-a', 'group-1', 'text-b'],
      });
      const { text: html } = await visit(page.slug);
      const order = ['header of Titel', '<main', 'id="einde"', '>A<', '>G<', '>Y<', '>X<', '>B<', '</main>', '>footer<'];
      expect(order.map((part) => html.indexOf(part))).to.deep.equal(
        order.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
      );
      for (const part of order) expect(html.split(part), part).to.have.length(2);
      expect(html).to.contain('<div id="einde"><section><h2>A</h2>');
      expect(html).not.to.contain('id=""');
    });

    it('has dates in the time zone of the site', async () => {
      const page = await buildPublishedPage(app, { type: 'probe/framed', blocks: {} });
      expect((await visit(page.slug)).text).to.contain('<footer data-day="1 januari 2027">');
    });

    it('shows what people typed as text', async () => {
      const page = await buildPublishedPage(app, {
        title: '</title><script>alert(1)</script>',
        blocks: { 'text-1': text('<img onerror=alert(1)>{{7*7}}') },
      });
      const { text: html } = await visit(page.slug);
      expect(html).to.contain('&lt;img onerror=alert(1)&gt;{{7*7}}');
      expect(html).not.to.match(/<script(?! type="application\/ld\+json")|<img/);
    });

    it('is sent compressed to whoever takes it, and not again to whoever has it', async () => {
      const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Hallo') } });
      const plain = await visit(page.slug);
      const brotli = await visit(page.slug, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await visit(page.slug, { 'accept-encoding': 'gzip;q=1, br;q=0' });
      expect(brotli.headers['content-encoding']).to.equal('br');
      expect(brotliDecompressSync(brotli.body).toString()).to.equal(plain.text);
      expect(gzip.headers['content-encoding']).to.equal('gzip');
      expect(gunzipSync(gzip.body).toString()).to.equal(plain.text);
      expect((await visit(page.slug, { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).to.equal(undefined);
      const { etag = '' } = plain.headers;
      for (const list of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await visit(page.slug, { 'if-none-match': list });
        expect(again.status, list).to.equal(304);
        expect(again.body).to.have.length(0);
        expect(again.headers.etag).to.equal(etag);
      }
      expect((await visit(page.slug, { 'if-none-match': '"x"' })).status).to.equal(200);
      const head = await app.client().request('HEAD', page.slug);
      expect(head.status).to.equal(200);
      expect(head.body).to.have.length(0);
      expect(head.headers['content-length']).to.equal(String(plain.body.length));
    });

    it('is private for a user, with their own token', async () => {
      const page = await buildPublishedPage(app);
      const client = await signIn(app, await buildUser(app));
      const token = await client.token();
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await client.request('GET', page.slug);
        expect(answer.headers['cache-control']).to.equal('private, no-store');
        expect(answer.headers.etag).to.equal(undefined);
        expect(answer.text).to.contain(`<meta name="csrf-token" content="${token}">`);
      }
      expect((await visit(page.slug)).text).not.to.contain(token);
    });

    it('takes no other method', async () => {
      const page = await buildPublishedPage(app);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await app.client().request(method, page.slug, {})).status).to.equal(405);
    });
  });

  describe('an address', () => {
    it('has one form, and every other leads there', async () => {
      await buildPublishedPage(app, { slug: '/kerken/orgels' });
      for (const [path, location] of [
        ['/Kerken/Orgels', '/kerken/orgels'],
        ['/kerken/orgels/', '/kerken/orgels'],
        ['/kerken/orgels/?a=1', '/kerken/orgels?a=1'],
        ['/nl-nl/kerken/orgels', '/kerken/orgels'],
        ['/NL-nl/kerken/orgels', '/kerken/orgels'],
        ['/nl-nl', '/'],
        ['/nl-nl/', '/'],
      ] as const) {
        const answer = await visit(path);
        expect([answer.status, answer.headers.location], path).to.deep.equal([308, location]);
        expect(answer.headers['set-cookie']).to.equal(undefined);
      }
    });

    it('of another locale stands behind its prefix', async () => {
      await buildPublishedPage(app, { slug: '/', title: 'Start' });
      await buildPublishedPage(app, { slug: '/', title: 'Anfang', locale: 'de-DE' });
      await buildPublishedPage(app, { slug: '/kirchen', title: 'Kirchen', locale: 'de-DE' });
      expect((await visit('/')).text)
        .to.contain('<html lang="nl-NL">')
        .and.contain('<title>Start');
      expect((await visit('/de-de')).text)
        .to.contain('<html lang="de-DE">')
        .and.contain('<title>Anfang');
      const page = await visit('/de-de/kirchen');
      expect(page.text).to.contain('<link rel="canonical" href="https://www.example.nl/de-de/kirchen">');
      expect((await visit('/DE-DE/Kirchen')).headers.location).to.equal('/de-de/kirchen');
      expect((await visit('/de-de/')).headers.location).to.equal('/de-de');
      expect((await visit('/kirchen')).status).to.equal(404);
      expect((await visit('/fr-fr/kirchen')).status).to.equal(404);
    });

    it('holds the letters of ASCII alone', async () => {
      for (const path of ['/eglise-%C3%A9t%C3%A9', '/eglise-e%CC%81te%CC%81']) expect((await visit(path)).status).to.equal(404);
    });

    it('that is none is answered with 404, never with an error, a file or another host', async () => {
      for (const path of [
        ...[
          '/%c0%af',
          '/%',
          '/%00',
          '/a/b/../c',
          '//evil.example',
          '//evil.example/%2e%2e',
          '/\\evil.example',
          '/%5cevil.example',
          '/..%2f..%2fetc/passwd',
        ],
        ...[
          `/${'a'.repeat(8000)}`,
          '/.git/config',
          '/a%2fb',
          '/%E2%80%AEa',
          '/assets/../package.json',
          '/xx-yy/z',
          '/index.php?x[]=1',
        ],
      ]) {
        const answer = await visit(path);
        expect(answer.status, path.slice(0, 60)).to.equal(404);
        expect(answer.headers.location).to.equal(undefined);
      }
      expect(app.logs.filter(({ level }) => level >= 50)).to.deep.equal([]);
    });
  });

  describe('the page for what is not there', () => {
    it('is the one whose slug is /404, with status 404', async () => {
      expect((await visit('/nergens')).text).to.contain('Publish a page with the slug <code>/404</code>');
      await buildPublishedPage(app, { slug: '/404', title: 'Niet gevonden', blocks: { 'text-1': text('Weg') } });
      for (const path of ['/nergens', '/404', '/a/b/c', '/de-de/nirgends']) {
        const answer = await visit(path);
        expect(answer.status, path).to.equal(404);
        expect(answer.text, path)
          .to.contain('<h2>Weg</h2>')
          .and.contain('<meta name="robots" content="noindex">')
          .and.not.contain('canonical');
      }
    });

    it('is that of the locale as soon as there is one', async () => {
      await buildPublishedPage(app, { slug: '/404', blocks: { 'text-1': text('Weg') } });
      expect((await visit('/de-de/x')).text).to.contain('Weg');
      await buildPublishedPage(app, { slug: '/404', locale: 'de-DE', blocks: { 'text-1': text('Fort') } });
      expect((await visit('/de-de/x')).text).to.contain('Fort');
      expect((await visit('/x')).text).to.contain('Weg');
    });

    it('makes way for a page that is published there', async () => {
      expect((await visit('/straks')).status).to.equal(404);
      await buildPublishedPage(app, { slug: '/straks' });
      expect((await visit('/straks')).status).to.equal(200);
    });

    it('is shown for a page that was never published', async () => {
      const draft = await buildPage(app, { blocks: { 'text-1': text('ZZDRAFT') } });
      const answer = await visit(draft.slug);
      expect(answer.status).to.equal(404);
      expect(answer.text).not.to.contain('ZZDRAFT');
    });
  });
});
