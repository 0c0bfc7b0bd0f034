import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '../../../server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the media library', function () {
  this.timeout(120_000);
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  let png: Buffer;
  before(async () => {
    png = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
  });
  after(() => app?.close());

  function form(bytes: Uint8Array, name: string, path?: string): FormData {
    const data = new FormData();
    if (path !== undefined) data.set('path', path);
    data.set('f', new File([new Uint8Array(bytes)], name));
    return data;
  }
  const add = (bytes: Uint8Array, name: string, path?: string, client = editor) =>
    client.request('POST', '/api/medialib/add-file', form(bytes, name, path));
  const idOf = async (bytes: Uint8Array, name: string): Promise<string> => {
    const answer = await add(bytes, name);
    expectSuccess(answer);
    return answer.get<string>('data.id');
  };
  /** Names of the files on the disk, temporary ones included. */
  const stored = (): string[] => {
    try {
      return readdirSync(join(app.app.environment.dataDir, 'media'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    } catch {
      return [];
    }
  };

  describe('POST /medialib/add-file', () => {
    it('is for those who may manage media', async () => {
      expectErrors(await add(png, 'a.png', '/', app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await add(png, 'a.png', '/', viewer), 403, [{ code: 'UM_01' }]);
      expect(stored()).to.deep.equal([]);
    });

    it('answers with the file, stored under the hash of its bytes', async () => {
      const answer = await add(png, 'Rood vlak.PNG', '/kerken/orgels');
      expectSuccess(answer);
      const { id, createdAt, updatedAt, ...data } = answer.get<Record<string, unknown>>('data');
      expect(id).to.match(/^[0-9a-f-]{36}$/);
      expect(createdAt).to.match(/^\d{4}-/);
      expect(updatedAt).to.equal(createdAt);
      expect(data).to.deep.equal({
        path: '/kerken/orgels',
        fileName: 'Rood vlak.png',
        fileType: 'image',
        mimeType: 'image/png',
        hash: hashOf(png),
        defaultAltText: '',
        shared: false,
        defaultAltTexts: {},
        dimensions: { width: 8, height: 4 },
        filesize: png.length,
        focalPoint: null,
        video: null,
        policies: { manage: true },
      });
      expect(stored()).to.deep.equal([hashOf(png)]);
    });

    it('goes by the content and not by the name', async () => {
      expect((await add(png, 'foto.php')).get('data.fileName')).to.equal('foto.png');
      expect((await add(png, 'b.jpg.html')).get('data.fileName')).to.equal('b.jpg.png');
      expect((await add(pdf, 'c.png')).get('data')).to.include({ fileName: 'c.pdf', fileType: 'document', dimensions: null });
      expect((await add(png, '../../etc/passwd')).get('data.fileName')).to.equal('passwd.png');
    });

    it('takes nothing that is not a picture or a document', async () => {
      for (const [name, content] of [
        ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
        ['a.html', '<!doctype html><script>alert(1)</script>'],
        ['a.png', 'just text'],
        ['a.exe', 'MZ\x90\0\x03'],
        ['a.zip', 'PK\x03\x04\x14\0\0\0\0\0'],
        ['a.png', '\x89PNG\r\n\x1a\n broken'],
      ] as const)
        expectErrors(await add(Buffer.from(content, 'latin1'), name), 400, [{ property: 'f', code: 'G_11' }]);
      expectErrors(await add(Buffer.alloc(0), 'a.png'), 400, [{ property: 'f', code: 'V_17' }]);
      const none = new FormData();
      none.set('path', '/');
      expectErrors(await editor.request('POST', '/api/medialib/add-file', none), 400, [{ property: 'f', code: 'V_17' }]);
      expect(stored()).to.deep.equal([]);
    });

    it('takes no image of more pixels than a page needs', async () => {
      const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      expectErrors(await add(large, 'groot.png'), 400, [{ property: 'f', code: 'G_11' }]);
    });

    it('takes no name twice in a folder, in whatever case', async () => {
      expectSuccess(await add(png, 'a.png', '/x'));
      expectErrors(await add(png, 'A.PNG', '/x'), 409, [{ property: 'f', code: 'ML_03' }]);
      expectSuccess(await add(png, 'a.png', '/y'));
      expect(stored()).to.deep.equal([hashOf(png)]);
    });

    it('takes no folder that could be another place', async () => {
      for (const path of [
        '..',
        '/../..',
        '/a/../b',
        'a\\b',
        'C:\\x',
        '/a//b',
        '/.git',
        '/con',
        '/a ',
        `/${'a/'.repeat(30)}`,
        '/\u202ea',
      ])
        expectErrors(await add(png, 'a.png', path), 400, [{ property: 'path', code: 'V_12' }]);
      expect(stored()).to.deep.equal([]);
    });

    it('takes no name that no file can have', async () => {
      for (const name of ['.png', '\u202egpj.png', 'nul.png', ' .png'])
        expectErrors(await add(png, name), 400, [{ property: 'f', code: 'V_12' }]);
      expect(stored()).to.deep.equal([]);
    });
  });

  describe('POST /medialib/get-dir', () => {
    it('is for whoever is signed in, and lists files and folders', async () => {
      for (const [name, path] of [
        ['b.png', '/'],
        ['a.png', '/'],
        ['c.png', '/kerken'],
        ['d.png', '/kerken/orgels'],
        ['e.png', '/kerken_x'],
      ] as const)
        expectSuccess(await add(png, name, path));
      expectErrors(await app.client().request('POST', '/api/medialib/get-dir', {}), 401, [{ code: 'G_07' }]);
      const root = await viewer.request('POST', '/api/medialib/get-dir', {});
      expectSuccess(root);
      expect(root.get('data.path')).to.equal('/');
      expect(root.get('data.folders')).to.deep.equal([
        { folderName: 'kerken', path: '/kerken' },
        { folderName: 'kerken_x', path: '/kerken_x' },
      ]);
      expect(root.get<{ fileName: string }[]>('data.files').map(({ fileName }) => fileName)).to.deep.equal(['a.png', 'b.png']);
      const below = await viewer.request('POST', '/api/medialib/get-dir', { path: '/kerken/' });
      expect(below.get('data.folders')).to.deep.equal([{ folderName: 'orgels', path: '/kerken/orgels' }]);
      expectErrors(await viewer.request('POST', '/api/medialib/get-dir', { path: '/../x' }), 400, [
        { property: 'path', code: 'V_12' },
      ]);
    });
  });

  describe('GET /medialib/preview-image', () => {
    it('is for whoever is signed in', async () => {
      const id = await idOf(png, 'a.png');
      const path = `/api/medialib/preview-image?imageID=${id}`;
      expectErrors(await app.client().request('GET', path), 401, [{ code: 'G_07' }]);
      const answer = await viewer.request('GET', path);
      expect(answer.status).to.equal(200);
      expect(answer.body.equals(png)).to.equal(true);
      expect(answer.headers['cache-control']).to.match(/^private/);
      expectErrors(await viewer.request('GET', '/api/medialib/preview-image'), 400, [{ property: 'imageID', code: 'V_12' }]);
    });

    it('is the fallback image where there is none', async () => {
      const document = await idOf(pdf, 'a.pdf');
      for (const id of [unknownID, document])
        expectFallback(await viewer.request('GET', `/api/medialib/preview-image?imageID=${id}`));
    });
  });

  function expectFallback(answer: TestResponse): void {
    expect(answer.status).to.equal(404);
    expect(answer.headers).to.include({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(answer.headers.etag).to.equal(undefined);
    expect(answer.text).to.match(/^<svg /);
  }

  describe('GET /medialib/get-page-file', () => {
    const address = (page: string, group: string, bytes: Uint8Array, name = 'a.png') =>
      `/api/medialib/get-page-file/${page}/${group}/${hashOf(bytes)}/${name}`;
    const visit = (path: string, headers: Record<string, string> = {}) =>
      app.client().request('GET', path, undefined, { headers });
    const picture = (image: string, file: string) => ({
      'picture-1': {
        type: 'probe/picture',
        props: { image: { fileID: image, altText: 'Rood' }, file: { fileID: file, label: 'Polis' } },
      },
    });

    async function buildMedia() {
      const [image, file] = [await idOf(png, 'a.png'), await idOf(pdf, 'polis.pdf')];
      return { image, file, blocks: picture(image, file) };
    }

    it('serves what a published block shows, at the address that the page names', async () => {
      const { blocks } = await buildMedia();
      const page = await buildPublishedPage(app, { blocks });
      const html = (await visit(page.slug)).text;
      const path = address(page.id, 'block_images_picture-1', png);
      expect(html).to.contain(`<img src="${path}" alt="Rood"/>`);
      const answer = await visit(path);
      expect(answer.status).to.equal(200);
      expect(answer.body.equals(png)).to.equal(true);
      expect(answer.headers).to.include({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        etag: `"${hashOf(png)}"`,
      });
      expect((await visit(path, { 'if-none-match': `"${hashOf(png)}"` })).status).to.equal(304);
    });

    it('hands nobody a token or a cookie that a shared cache would keep', async () => {
      const { blocks } = await buildMedia();
      const page = await buildPublishedPage(app, { blocks });
      const path = address(page.id, 'block_images_picture-1', png);
      expect((await visit(path)).headers).not.to.have.any.keys('x-csrf-token', 'set-cookie');
      expect((await editor.request('GET', path)).headers['cache-control']).to.equal('private, no-store');
    });

    it('sends documents to be saved, not to be opened here', async () => {
      const { blocks } = await buildMedia();
      const page = await buildPublishedPage(app, { blocks });
      const answer = await visit(address(page.id, 'block_files_picture-1', pdf, 'polis.pdf'));
      expect(answer.status).to.equal(200);
      expect(answer.headers['content-type']).to.equal('application/pdf');
      expect(answer.headers['content-disposition']).to.equal('attachment; filename="polis.pdf"');
    });

    it('serves the images of the page itself by their group', async () => {
      const { image } = await buildMedia();
      const page = await buildPublishedPage(app, {
        type: 'probe/note',
        typeData: { day: '2026-11-20', image: { fileID: image, decorative: true } },
        seoSettings: { seoImage: [{ fileID: image, altText: 'Deel' }] },
      });
      for (const group of ['seo', 'type']) expect((await visit(address(page.id, group, png))).status, group).to.equal(200);
      expect((await visit(page.slug)).text).to.contain(
        `<meta property="og:image" content="${app.app.environment.origin}${address(page.id, 'seo', png)}">`,
      );
      for (const group of ['constructor', 'toString', 'block_images_constructor'])
        expectFallback(await visit(address(page.id, group, png)));
    });

    it('shows visitors the fallback of whatever no live page uses there', async () => {
      const { image, file, blocks } = await buildMedia();
      const live = await buildPublishedPage(app, { blocks });
      const draft = await buildPage(app, { blocks });
      const gone = await buildPublishedPage(app, { blocks });
      expectSuccess(await editor.request('POST', `/api/page/${gone.id}/unpublish`, {}));
      const other = await buildPublishedPage(app, { blocks: { 'text-1': { type: 'probe/text', props: { title: 'x' } } } });
      for (const path of [
        address(draft.id, 'block_images_picture-1', png),
        address(gone.id, 'block_images_picture-1', png),
        address(other.id, 'block_images_picture-1', png),
        address(unknownID, 'block_images_picture-1', png),
        address(live.id, 'block_images_picture-2', png),
        address(live.id, 'block_files_picture-1', png),
        address(live.id, 'block_images_picture-1', pdf),
        address(live.id, 'seo', png),
      ])
        expectFallback(await visit(path));

      // No longer in the live version.
      const stored = await editor.request('POST', `/api/page/version/${live.versionID}/store`, {
        revision: live.revision,
        blocks: { 'text-1': { type: 'probe/text', props: { title: 'x' } } },
      });
      expectSuccess(stored);
      expectSuccess(await editor.request('POST', `/api/page/${live.id}/publish`, {}));
      expectFallback(await visit(address(live.id, 'block_images_picture-1', png)));
      expect([image, file]).to.have.length(2);
    });

    it('shows editors what their draft uses, for their eyes alone', async () => {
      const { blocks } = await buildMedia();
      const draft = await buildPage(app, { blocks });
      const path = address(draft.id, 'block_images_picture-1', png);
      const answer = await editor.request('GET', path);
      expect(answer.status).to.equal(200);
      expect(answer.headers['cache-control']).to.equal('private, no-store');
      expectFallback(await viewer.request('GET', path));
    });

    it('is the fallback where the bytes are gone', async () => {
      const { blocks } = await buildMedia();
      const page = await buildPublishedPage(app, { blocks });
      await app.app.media.remove(hashOf(png));
      expectFallback(await visit(address(page.id, 'block_images_picture-1', png)));
    });
  });
});
