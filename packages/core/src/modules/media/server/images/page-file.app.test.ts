import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { address, pageFileFixture, pdf, publicCaching, sourcesIn, unknownID } from './page-file.test-kit.ts';
import type { PageFileFixture } from './page-file.test-kit.ts';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { images, mediaStore } from '../media.services.ts';

describe('images of pages', () => {
  const fixture = pageFileFixture();
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  let png: Buffer;
  let image: string;
  let piece: PageFileFixture['piece'];
  let visit: PageFileFixture['visit'];
  beforeEach(() => {
    ({ app, editor, viewer, png, image, piece, visit } = fixture());
  });

  function expectFallback(answer: TestResponse, name = ''): void {
    expect(answer.status, name).to.equal(404);
    expect(answer.headers, name).to.include({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(answer.headers, name).not.to.have.any.keys('etag', 'surrogate-key');
    expect(answer.text).to.match(/^<svg /);
  }

  it('serves what a published block shows, at the address that the page names', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    const { text } = await visit(page.slug);
    expect(text).to.contain(` src="${path}" alt="De toren" width="700" height="400" decoding="async" fetchPriority="high"/>`);
    const answer = await visit(path);
    expect(answer.status).to.equal(200);
    expect(answer.body.equals(png)).to.equal(true);
    expect(answer.headers).to.include({
      'content-type': 'image/png',
      'cache-control': publicCaching,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag: `"${hashOf(png)}"`,
      'surrogate-key': `page:${page.id}`,
    });
  });

  it('answers the same from memory, and in short to HEAD and to whoever has it', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    const first = await visit(path);
    const volatile = ['date', 'x-request-id', 'content-length'];
    const comparable = (answer: TestResponse) =>
      Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !volatile.includes(name)));
    for (const answer of [await visit(path), await visit(path, {}, 'HEAD')]) {
      expect(answer.status).to.equal(200);
      expect(answer.headers['content-length']).to.equal(String(png.length));
      expect(comparable(answer)).to.deep.equal(comparable(first));
    }
    expect((await visit(path, {}, 'HEAD')).body).to.have.length(0);
    for (const wanted of [`"${hashOf(png)}"`, `"other", W/"${hashOf(png)}"`]) {
      const answer = await visit(path, { 'if-none-match': wanted });
      expect(answer.status).to.equal(304);
      expect(answer.headers['cache-control']).to.equal(publicCaching);
      expect(answer.body).to.have.length(0);
    }
    expect((await visit(path, { 'if-none-match': '"other"' })).status).to.equal(200);
  });

  it('hands nobody a token or a cookie that a shared cache would keep', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await visit(path)).headers).not.to.have.any.keys('x-csrf-token', 'set-cookie');
    expect((await editor.request('GET', path)).headers['cache-control']).to.equal('private, no-store');
  });

  it('serves the images of the page itself by their group', async () => {
    const page = await buildPublishedPage(app, {
      type: 'exhibit/room',
      typeData: { image: { fileID: image, decorative: true } },
      seoSettings: { seoImage: [{ fileID: image, altText: 'Deel' }] },
    });
    for (const group of ['seo', 'type']) expect((await visit(address(page.id, group, png))).status, group).to.equal(200);
    for (const group of ['constructor', 'toString', 'block_images_constructor', '__proto__'])
      expect((await visit(address(page.id, group, png))).status, group).to.be.oneOf([400, 404]);
  });

  it('shows visitors the fallback of whatever no live page uses there', async () => {
    const live = await buildPublishedPage(app, { blocks: piece() });
    const draft = await buildPage(app, { blocks: piece() });
    const other = await buildPublishedPage(app, { blocks: piece({ image: null }) });
    for (const [name, path] of Object.entries({
      'a draft': address(draft.id, 'block_images_piece-1', png),
      'another page': address(other.id, 'block_images_piece-1', png),
      'no page': address(unknownID, 'block_images_piece-1', png),
      'another block': address(live.id, 'block_images_piece-2', png),
      'another group': address(live.id, 'block_files_piece-1', png),
      'another hash': address(live.id, 'block_images_piece-1', pdf),
      'a group of the page': address(live.id, 'seo', png),
    }))
      expectFallback(await visit(path), name);
  });

  it('have the name that the library has now, whatever name an old copy of the page has', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const answer = await visit(address(page.id, 'block_images_piece-1', png, 'x.html'));
    expect(answer.status).to.equal(200);
    expect(answer.headers['content-type']).to.equal('image/png');
    const document = await visit(address(page.id, 'block_files_piece-1', pdf, 'x.html'));
    expect(document.headers['content-disposition']).to.equal('attachment; filename="polis.pdf"');
    expect(app.app.service(images).ready.size).to.equal(0);
  });

  it('takes from visitors at once what is taken off the site', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    const [variant = ''] = sourcesIn((await visit(page.slug)).text);
    for (const each of [path, variant]) expect((await visit(each)).status).to.equal(200);
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
    for (const each of [path, variant]) {
      expectFallback(await visit(each));
      // A shared cache that asks again with what it has hears the same.
      expectFallback(await visit(each, { 'if-none-match': `"${hashOf(png)}"` }));
    }
  });

  it('forgets an image that the live version no longer uses', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    expect((await visit(path)).status).to.equal(200);
    const blocks = piece({ image: null });
    expectSuccess(await editor.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, blocks }));
    expectSuccess(await editor.request('POST', `/api/page/${page.id}/publish`, {}));
    expectFallback(await visit(path));
  });

  it('shows those who may read drafts what a draft uses, for their eyes alone', async () => {
    const draft = await buildPage(app, { blocks: piece() });
    const path = address(draft.id, 'block_images_piece-1', png);
    for (const each of [editor, viewer]) {
      const answer = await each.request('GET', path);
      expect(answer.status).to.equal(200);
      expect(answer.headers['cache-control']).to.equal('private, no-store');
    }
    const outsider = await signIn(app, await buildUser(app, { permissions: ['manage-media'] }));
    for (const each of [outsider, app.client()]) expectFallback(await each.request('GET', path));
  });

  it('is the fallback where the bytes are gone, and the image again when they are back', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    await app.app.service(mediaStore).remove(hashOf(png));
    expectFallback(await visit(path));
    await putFile(app, png);
    expect((await visit(path)).status).to.equal(200);
  });
});
