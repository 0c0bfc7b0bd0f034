import { expect } from 'chai';
import sharp from 'sharp';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { hashOf, putFile } from './put-file.test-kit.ts';
import { sampleImage } from './sample-images.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const publicCaching = 'public, max-age=31536000, immutable, s-maxage=60, proxy-revalidate';

describe('GET /medialib/get-page-file', function () {
  this.timeout(120_000);
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  let png: Buffer;
  let image: string;
  let file: string;

  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    await app.keep();
    png = await sampleImage('png', { width: 700, height: 400 });
  });
  beforeEach(async () => {
    await app.clear();
    image = await putFile(app, png, { fileName: 'toren.png' });
    file = await putFile(app, pdf, { fileName: 'polis.pdf', fileType: 'document', mimeType: 'application/pdf' });
  });
  after(() => app?.close());

  const piece = (props: Record<string, unknown> = { image: { fileID: image, altText: 'De toren' }, file: { fileID: file } }) => ({
    'piece-1': { type: 'exhibit/piece', props },
  });
  const address = (page: string, group: string, bytes: Uint8Array, name = 'toren.png') =>
    `/api/medialib/get-page-file/${page}/${group}/${hashOf(bytes)}/${name}`;
  const visit = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.client().request(method as 'GET', path, undefined, { headers });
  const sourcesIn = (html: string): string[] =>
    [...html.matchAll(/srcSet="([^"]+)"/g)].flatMap(([, set = '']) =>
      set
        .replaceAll('&amp;', '&')
        .split(', ')
        .map((part) => part.split(' ')[0] ?? ''),
    );

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
      'another name': address(live.id, 'block_images_piece-1', png, 'x.html'),
      'a group of the page': address(live.id, 'seo', png),
    }))
      expectFallback(await visit(path), name);
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

  it('shows those who may edit a page what its draft uses, for their eyes alone', async () => {
    const draft = await buildPage(app, { blocks: piece() });
    const path = address(draft.id, 'block_images_piece-1', png);
    const answer = await editor.request('GET', path);
    expect(answer.status).to.equal(200);
    expect(answer.headers['cache-control']).to.equal('private, no-store');
    for (const each of [viewer, app.client()]) expectFallback(await each.request('GET', path));
  });

  it('is the fallback where the bytes are gone, and the image again when they are back', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const path = address(page.id, 'block_images_piece-1', png);
    await app.app.media.remove(hashOf(png));
    expectFallback(await visit(path));
    await putFile(app, png);
    expect((await visit(path)).status).to.equal(200);
  });

  describe('documents', () => {
    it('are saved, not opened here, whole or in parts', async () => {
      const page = await buildPublishedPage(app, { blocks: piece() });
      const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
      const whole = await visit(path);
      expect(whole.status).to.equal(200);
      expect(whole.body.equals(pdf)).to.equal(true);
      expect(whole.headers).to.include({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="polis.pdf"',
        'accept-ranges': 'bytes',
        'cache-control': publicCaching,
      });
      const size = pdf.length;
      for (const [range, from, to] of [
        ['bytes=0-3', 0, 3],
        ['bytes=5-', 5, size - 1],
        ['bytes=-4', size - 4, size - 1],
        [`bytes=2-${size * 9}`, 2, size - 1],
      ] as const) {
        const part = await visit(path, { range });
        expect(part.status, range).to.equal(206);
        expect(part.headers, range).to.include({
          'content-range': `bytes ${from}-${to}/${size}`,
          'content-length': String(to - from + 1),
        });
        expect(part.body.equals(pdf.subarray(from, to + 1)), range).to.equal(true);
      }
      const beyond = await visit(path, { range: `bytes=${size}-` });
      expect(beyond.status).to.equal(416);
      expect(beyond.headers['content-range']).to.equal(`bytes */${size}`);
    });

    it('come in parts from a bucket too, which sends them from the start', async () => {
      const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
      const id = await putFile(app, large, { fileName: 'groot.pdf', fileType: 'document', mimeType: 'application/pdf' });
      const page = await buildPublishedPage(app, { blocks: piece({ file: { fileID: id } }) });
      const path = address(page.id, 'block_files_piece-1', large, 'groot.pdf');
      const { folder } = app.app.media;
      Object.assign(app.app.media, { folder: undefined });
      try {
        for (const [from, to] of [
          [0, 0],
          [65_530, 65_545],
          [131_072, 262_143],
          [299_999, 299_999],
        ] as const) {
          const part = await visit(path, { range: `bytes=${from}-${to}` });
          expect(part.status).to.equal(206);
          expect(part.body.equals(large.subarray(from, to + 1)), `${from}-${to}`).to.equal(true);
        }
      } finally {
        Object.assign(app.app.media, { folder });
      }
    });

    it('come whole where a range makes no sense, or is of another file', async () => {
      const page = await buildPublishedPage(app, { blocks: piece() });
      const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
      for (const headers of [
        { range: 'bytes=3-1' },
        { range: 'bytes=-' },
        { range: 'lines=1-2' },
        { range: 'bytes=0-1,3-4' },
        { range: 'bytes=0-3', 'if-range': '"other"' },
      ]) {
        const answer = await visit(path, headers as unknown as Record<string, string>);
        expect(answer.status, JSON.stringify(headers)).to.equal(200);
        expect(answer.body).to.have.length(pdf.length);
      }
      const head = await visit(path, {}, 'HEAD');
      expect(head.headers['content-length']).to.equal(String(pdf.length));
    });

    it('are where links lead, of a field of its own too', async () => {
      const page = await buildPublishedPage(app, { blocks: piece({ link: { to: { file }, label: 'Polis' } }) });
      const path = address(page.id, 'block_files_piece-1', pdf, 'polis.pdf');
      expect((await visit(page.slug)).text).to.contain(`<a href="${path}">link</a>`);
      expect((await visit(path)).status).to.equal(200);
    });
  });

  describe('links in a text', () => {
    const note = (target: string) => ({ 'note-1': { type: 'exhibit/note', props: { target } } });

    it('lead to documents, and to images without what their metadata tells', async () => {
      const page = await buildPublishedPage(app, { blocks: note(file) });
      const path = address(page.id, 'block_files_note-1', pdf, 'polis.pdf');
      expect((await visit(page.slug)).text).to.contain(`<a href="${path}">note</a>`);
      expect((await visit(path)).headers['content-type']).to.equal('application/pdf');

      const photo = await sampleImage('jpeg', { hasPlace: true });
      const id = await putFile(app, photo, { fileName: 'a.jpg', mimeType: 'image/jpeg' });
      const other = await buildPublishedPage(app, { blocks: note(id) });
      const [, url = ''] = /<a href="([^"]+)">note/.exec((await visit(other.slug)).text) ?? [];
      const answer = await visit(url);
      expect(answer.status).to.equal(200);
      expect((await sharp(answer.body).metadata()).exif).to.equal(undefined);
    });

    it('are nothing but their text where the file is gone', async () => {
      const page = await buildPublishedPage(app, { blocks: note(unknownID) });
      expect((await visit(page.slug)).text).to.contain('<span>note</span>');
    });
  });

  describe('variants', () => {
    it('are there in every width and format that the page names, made when they are asked for', async () => {
      const page = await buildPublishedPage(app, { blocks: piece() });
      const sources = sourcesIn((await visit(page.slug)).text);
      expect(sources.map((source) => source.replace(/.*\?(.*)&s=.*/, '$1'))).to.deep.equal([
        ...['w=320&f=avif', 'w=480&f=avif', 'w=700&f=avif'],
        ...['w=320&f=webp', 'w=480&f=webp', 'w=700&f=webp'],
      ]);
      for (const source of sources) {
        const [, width = '', format = ''] = /w=(\d+)&f=(\w+)/.exec(source) ?? [];
        const answer = await visit(source);
        expect(answer.status, source).to.equal(200);
        expect(answer.headers).to.include({ 'content-type': `image/${format}`, 'cache-control': publicCaching });
        const facts = await sharp(answer.body).metadata();
        expect([facts.width, facts.height]).to.deep.equal([Number(width), Math.round((Number(width) * 400) / 700)]);
        expect(facts.mediaType).to.equal(`image/${format}`);
        expect((await visit(source, { 'if-none-match': answer.headers.etag ?? '' })).status).to.equal(304);
      }
    });

    it('are refused where the signature is missing or of another, and where no page names them', async () => {
      const page = await buildPublishedPage(app, { blocks: piece() });
      const [first = '', second = ''] = sourcesIn((await visit(page.slug)).text);
      const s = /s=(.*)/.exec(second)?.[1] ?? '';
      const own = /s=(.*)/.exec(first)?.[1] ?? '';
      for (const [path, property] of [
        [first.replace(/&s=.*/, ''), 's'],
        [first.replace(/&s=.*/, '&s='), 's'],
        [first.replace(/&s=.*/, `&s=${s}`), 's'],
        [`${first}A`, 's'],
        [first.slice(0, -1), 's'],
        [first.replace('w=320', 'w=480'), 's'],
        [first.replace('w=320', 'w=333'), 'w'],
        [first.replace('w=320', 'w=1800'), 'w'],
        [first.replace(/\?.*/, `?s=${own}`), 'w'],
        [first.replace('f=avif', 'f=jpeg'), 'w'],
        [first.replace('w=320', 'w=320&h=200'), 'w'],
        [first.replace('w=320', 'w=0320'), 'w'],
        [first.replace('f=avif', 'f=gif'), 'f'],
        [`${first}&q=1`, 'q'],
      ] as const)
        expectErrors(await visit(path), 400, [{ property, code: 'V_12' }]);
    });

    it('are made once, however many ask at the same time', async () => {
      const large = await sampleImage('jpeg', { width: 1600, height: 1000 });
      const id = await putFile(app, large, { fileName: 'groot.jpg', mimeType: 'image/jpeg' });
      const page = await buildPublishedPage(app, { blocks: piece({ image: { fileID: id, altText: 'x' } }) });
      const sources = sourcesIn((await visit(page.slug)).text);
      expect(sources).to.have.length(10);
      const written: string[] = [];
      const { writeDerived } = app.app.media;
      const watched = async (key: string, bytes: Uint8Array): Promise<void> => {
        written.push(key);
        await writeDerived(key, bytes);
      };
      Object.assign(app.app.media, { writeDerived: watched });
      try {
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, index) => visit(sources[index % sources.length] ?? '')),
        );
        expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200));
      } finally {
        Object.assign(app.app.media, { writeDerived });
      }
      expect(written.toSorted()).to.deep.equal([...new Set(written)].toSorted());
      expect(written).to.have.length(10);
    });

    it('come back after everything that was derived is deleted', async () => {
      const page = await buildPublishedPage(app, {
        blocks: piece({
          image: {
            fileID: image,
            altText: 'x',
            cropParams: { x: 10, y: 20, width: 400, height: 300, rotate: 0, scaleX: 1, scaleY: 1 },
          },
        }),
      });
      const [source = ''] = sourcesIn((await visit(page.slug)).text);
      const before = (await visit(source)).body;
      await app.app.media.removeDerived(source.split('/')[6]?.slice(0, 2) ?? '');
      app.app.invalidations.apply(['everything']);
      expect((await visit(source)).body.equals(before)).to.equal(true);
    });

    it('give way to the image itself where they cannot be made', async () => {
      const page = await buildPublishedPage(app, { blocks: piece() });
      const [source = ''] = sourcesIn((await visit(page.slug)).text);
      const { writeDerived } = app.app.media;
      Object.assign(app.app.media, { writeDerived: () => Promise.reject(new Error('the disk is full')) });
      try {
        const answer = await visit(source);
        expect(answer.status).to.equal(200);
        expect(answer.headers).to.include({ 'content-type': 'image/png', 'cache-control': 'no-store' });
        expect(answer.body.equals(png)).to.equal(true);
      } finally {
        Object.assign(app.app.media, { writeDerived });
      }
      expect((await visit(source)).headers['content-type']).to.equal('image/avif');
    });

    it('have the size that social networks show, about the focal point', async () => {
      const large = await sampleImage('png', { width: 2000, height: 1600 });
      const id = await putFile(app, large, { fileName: 'groot.png', focalX: 0.5, focalY: 1 });
      const page = await buildPublishedPage(app, { seoSettings: { seoImage: [{ fileID: id, altText: 'Deel' }] } });
      const { text } = await visit(page.slug);
      const [, url = ''] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? [];
      expect(text).to.contain('<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">');
      expect(text).to.contain('<meta property="og:image:alt" content="Deel">');
      const { origin } = app.app.environment;
      expect(url.startsWith(`${origin}/api/medialib/get-page-file/${page.id}/seo/${hashOf(large)}/groot.png?w=1200`)).to.equal(
        true,
      );
      const answer = await visit(url.replaceAll('&amp;', '&').slice(origin.length));
      expect(answer.headers['content-type']).to.equal('image/jpeg');
      const { data, info } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).to.deep.equal([1200, 630]);
      // Between the stripes, green grows towards the bottom of the sample, which is where the focal point is.
      expect(data[(629 * 1200 + 200) * 3 + 1]).to.be.greaterThan(240);
    });
  });
});
