import { request } from 'node:http';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from './fixtures/probe.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** What nobody should send. Each is answered with the page or a 4xx, keeps nothing new, and is never an error of the site. */
describe('bad input to the public site', () => {
  let app: TestApp;
  /** Errors that the log may hold after a test. */
  let errors: readonly string[];
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    errors = [];
    await buildPublishedPage(app, { slug: '/pagina', title: 'Pagina' });
    await buildPublishedPage(app, { slug: '/404', title: 'Niets hier' });
    for (const path of ['/pagina', '/nergens']) await send(path);
  });
  afterEach(() => expect(app.logs.filter(({ level }) => level >= 50).map(({ msg }) => msg)).to.deep.equal(errors));
  after(() => app?.close());

  /** What is kept may have been packed meanwhile. */
  const expectNoMore = ({ entries, bytes }: { readonly entries: number; readonly bytes: number }): void => {
    expect(app.siteServer.kept().entries).to.equal(entries);
    expect(app.siteServer.kept().bytes).to.be.at.most(bytes);
  };
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
  /** Sends an address as it stands: a client of the usual kind would mend it. */
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.address);
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      sent.on('error', reject);
      sent.end();
    });

  it('in a path: no question mark, NUL or slash that was encoded is taken for what it stands for', async () => {
    for (const path of [
      '/pagina%3Fpage=2',
      '/pagina%00',
      '/%00',
      '/pagina%2f',
      '/pagina%5c',
      '/%2e%2e/pagina%23',
      '/pagina%ff',
      '/%E0%A4%A',
    ]) {
      const { status, headers } = await send(path);
      expect(status, path).to.equal(404);
      expect(headers['location'], path).to.equal(undefined);
    }
  });

  it('of 16 kB is refused or missing', async () => {
    for (const length of [5000, 15_000, 17_000, 60_000])
      expect((await send(`/${'a'.repeat(length)}`)).status, String(length)).to.be.oneOf([404, 414, 431]);
    expect((await send(`/pagina?${'a'.repeat(15_000)}=1`)).status).to.equal(200);
  });

  // Fails where a query that no block reads is a page of its own.
  it('in a query: whatever stands there, the page is the one that is kept', async () => {
    const before = drawn();
    const kept = app.siteServer.kept();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        send(`/pagina?utm_${index}=${index}&part=%00&__proto__=1&constructor=x&a[b]=c&%ff=%ff`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).to.equal(1);
    expect(drawn()).to.equal(before);
    expectNoMore(kept);
  });

  // Fails where each missing address is an entry of its own.
  it('at 10,000 addresses of nothing: one copy answers them all', async () => {
    const kept = app.siteServer.kept();
    const count = process.env['TEST_THOROUGH'] ? 10_000 : 1000;
    for (let from = 0; from < count; from += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(`/nergens/${from + index}`)));
      for (const { status, text } of answers) expect([status, text.includes('Niets hier')]).to.deep.equal([404, true]);
    }
    expectNoMore(kept);
  });

  it('in headers: a false host, false sessions and other cookies change nothing of what others get', async () => {
    const right = (await send('/pagina')).text;
    for (const host of ['evil.example', 'evil.example:1', 'localhost\t', '[::1]']) {
      const { status, text, headers } = await send('/pagina', { host });
      expect([status, headers['location']], host).to.deep.equal([200, undefined]);
      expect(text).to.equal(right);
    }
    for (const cookie of [
      'lectern=x',
      `lectern=${'y'.repeat(4000)}`,
      'lectern=%00; lectern=',
      'lectern=; a=b',
      '__Host-lectern=1',
      ';;=;',
    ]) {
      const { status, headers } = await send('/pagina', { cookie });
      expect(status, cookie.slice(0, 30)).to.equal(200);
      expect(String(headers['cache-control']), cookie.slice(0, 30)).to.match(/^p/);
    }
    for (const [name, value] of [
      ['accept-encoding', 'br;q=zzz, gzip;q='],
      ['if-none-match', '"'.repeat(3000)],
      ['accept-language', 'x'.repeat(3000)],
      ['range', 'bytes=5-1'],
      ['x-forwarded-host', 'evil.example'],
    ] as const)
      expect((await send('/pagina', { [name]: value })).status, name).to.equal(200);
    expect((await send('/pagina')).text).to.equal(right);
  });

  it('of another method is refused', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'DELETE'])
      expect((await send('/pagina', {}, method)).status, method).to.be.oneOf([403, 405]);
  });

  it('in what people typed: no title ends the element with what search engines are told, whatever its length', async () => {
    for (const [index, title] of [
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '😀'.repeat(100),
      '\u2028\u2029"\\',
    ].entries()) {
      const { slug } = await buildPublishedPage(app, { slug: `/titel-${index}`, title });
      const { status, text } = await send(slug);
      expect(status, title).to.equal(200);
      expect(text.match(/<script/g), title).to.have.length(1);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
      expect(JSON.stringify(JSON.parse(data)), title).to.include(JSON.stringify(title).slice(1, -1));
    }
  });

  it('to a loader that hangs: the page comes without its data, and is kept for a moment only', async () => {
    await buildPublishedPage(app, { slug: '/hangt', blocks: { 'source-1': { type: 'probe/source', props: { mode: 'hangs' } } } });
    const { status, headers, text } = await send('/hangt');
    expect([status, headers['cache-control']]).to.deep.equal([200, 'public, max-age=0, s-maxage=5, must-revalidate']);
    expect(text).to.include('no data');
    errors = ['the data of a block or page could not be loaded'];
  });
});
