import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '../../../server/site/fixtures/probe.ts';

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
});
