import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';

const font = '/assets/site/fonts/text.woff2';

describe('the files of a site', () => {
  let app: TestApp;
  let dir: string;
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lectern-assets-'));
    await mkdir(join(dir, 'fonts'));
    await writeFile(join(dir, 'fonts/text.woff2'), 'a font');
    await writeFile(join(dir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const preload = { tag: 'link' as const, attributes: { rel: 'preload', href: font, as: 'font' } };
    const icon = { tag: 'link' as const, attributes: { rel: 'icon', href: '/assets/site/icon.svg' } };
    app = await createTestApp({ config: { assets: dir, head: [preload, icon] } });
  });
  after(async () => {
    await app?.close();
    await rm(dir, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => app.client().request('GET', path, undefined, { headers });

  // Fails where the head names them by an address that stays when their bytes change.
  it('are named in the head by their hashes, and kept for good there', async () => {
    const page = await buildPublishedPage(app);
    const { text } = await get(page.slug);
    const [, lasting = ''] = /rel="preload" href="([^"]+)"/.exec(text) ?? [];
    expect(lasting).to.match(/^\/assets\/site\/fonts\/text\.[0-9a-f]{10}\.woff2$/);
    expect(text).to.match(/rel="icon" href="\/assets\/site\/icon\.[0-9a-f]{10}\.svg"/);
    const answer = await get(lasting);
    expect([answer.status, answer.text, answer.headers['content-type']]).to.deep.equal([200, 'a font', 'font/woff2']);
    expect(answer.headers['cache-control']).to.equal('public, max-age=31536000, immutable');
  });

  it('have an ETag, and are not sent again to who has them', async () => {
    for (const path of [font, '/favicon.ico']) {
      const { headers } = await get(path);
      expect(headers['cache-control']).to.equal('public, max-age=86400');
      const again = await get(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length], path).to.deep.equal([304, 0]);
      expect((await get(path, { 'if-none-match': '"other"' })).status).to.equal(200);
    }
  });

  it('answer a stylesheet of a former build that names other bytes, for a moment', async () => {
    const answer = await get('/assets/site/fonts/text.0123456789.woff2');
    expect([answer.text, answer.headers['cache-control']]).to.deep.equal(['a font', 'public, max-age=60']);
    expect((await get('/assets/site/fonts/none.0123456789.woff2')).status).to.equal(404);
  });
});
