import { expect } from 'chai';
import { expectErrors, expectSuccess } from '@lectern/testing';
import type { MediaFile, MediaFolder } from '../../../client/media.ts';
import { mediaScene, pdf, png } from './media-scene.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('the media library', function () {
  this.timeout(120_000);
  const library = mediaScene();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const makeDir = async (path: string, folderName: string): Promise<MediaFolder> => {
    const answer = await library.scene.call('create-dir', { path, folderName });
    expectSuccess(answer);
    return answer.get('data');
  };

  describe('a folder', () => {
    it('is listed with its files and the folders in it', async () => {
      const { app, call, names, put, viewer } = library.scene;
      for (const [name, path] of [
        ['b.png', '/'],
        ['A.png', '/'],
        ['c.png', '/kerken'],
        ['d.png', '/kerken/orgels'],
        ['e.png', '/kerken_x'],
      ] as const)
        await put(red, name, path);
      expectErrors(await call('get-dir', {}, app.client()), 401, [{ code: 'G_07' }]);
      const root = await call('get-dir', {}, viewer);
      expectSuccess(root);
      expect(root.get('data')).to.deep.include({ path: '/', policies: { manage: false } });
      const folders = root.get<MediaFolder[]>('data.folders');
      const told = { roles: null, policies: { manage: false } };
      expect(folders).to.deep.equal([
        { id: folders[0]?.id, folderName: 'kerken', path: '/kerken', ...told },
        { id: folders[1]?.id, folderName: 'kerken_x', path: '/kerken_x', ...told },
      ]);
      expect(await names('/')).to.have.members(['kerken/', 'kerken_x/', 'A.png', 'b.png']);
      expect(await names('/kerken/', viewer)).to.deep.equal(['orgels/', 'c.png']);
      expect(await names('/KERKEN', viewer)).to.deep.equal(['orgels/', 'c.png']);
      expectErrors(await call('get-dir', { path: '/../x' }), 400, [{ property: 'path', code: 'V_12' }]);
      expectErrors(await call('get-dir', { path: '/weg' }), 404, [{ property: 'path', code: 'G_15' }]);
    });

    it('is made once, empty, where there is a folder to make it in', async () => {
      const { call, names, viewer } = library.scene;
      const made = await makeDir('/', 'Kerken');
      expect(made).to.include({ folderName: 'Kerken', path: '/Kerken' });
      await makeDir('/kerken', 'Orgels & klokken');
      expect(await names('/Kerken')).to.deep.equal(['Orgels & klokken/']);
      const again = await call('create-dir', { path: '/', folderName: 'KERKEN' });
      expectErrors(again, 409, [{ property: 'folderName', code: 'ML_03' }]);
      expectErrors(await call('create-dir', { path: '/weg', folderName: 'x' }), 404, [{ property: 'path', code: 'G_15' }]);
      for (const folderName of ['..', 'a/b', 'a\\b', 'con', '\u202ea', 'a\u0007', 'a'.repeat(101)])
        expectErrors(await call('create-dir', { path: '/', folderName }), 400, [{ property: 'folderName', code: 'V_12' }]);
      expectErrors(await call('create-dir', { path: '/', folderName: 'a'.repeat(300) }), 400, [
        { property: 'folderName', code: 'V_14' },
      ]);
      expectErrors(await call('create-dir', { path: '/', folderName: 'x' }, viewer), 403, [{ code: 'UM_01' }]);
    });

    it('moves with everything in it', async () => {
      const { call, names, put } = library.scene;
      await put(red, 'a.png', '/kerken/orgels/oud');
      await makeDir('/kerken', 'leeg');
      await makeDir('/', 'archief');
      const moved = await call('move-directory', { oldPath: '/kerken', newPath: '/archief/gebouwen' });
      expectSuccess(moved);
      expect(moved.get('data')).to.include({ folderName: 'gebouwen', path: '/archief/gebouwen' });
      expect(await names('/')).to.deep.equal(['archief/']);
      expect(await names('/archief/gebouwen')).to.deep.equal(['leeg/', 'orgels/']);
      expect(await names('/archief/gebouwen/orgels/oud')).to.deep.equal(['a.png']);
    });

    it('is renamed, also to another spelling of the same name', async () => {
      const { call, names, put } = library.scene;
      await put(red, 'a.png', '/kerken/x');
      await put(red, 'a.png', '/kerken_x');
      expectSuccess(await call('move-directory', { oldPath: '/kerken', newPath: '/Kerken' }));
      expect(await names('/')).to.deep.equal(['Kerken/', 'kerken_x/']);
      expect(await names('/Kerken/x')).to.deep.equal(['a.png']);
    });

    it('never moves into itself, onto another, or to a place that is not there', async () => {
      const { call, app } = library.scene;
      await makeDir('/', 'a');
      await makeDir('/a', 'b');
      await makeDir('/', 'c');
      const before = await app.digest();
      const move = (oldPath: string, newPath: string) => call('move-directory', { oldPath, newPath });
      for (const inside of ['/a/b', '/a/b/c', '/A/x'])
        expectErrors(await move('/a', inside), 400, [{ property: 'newPath', code: 'V_07' }]);
      expectErrors(await move('/a', '/C'), 409, [{ property: 'newPath', code: 'ML_02' }]);
      expectErrors(await move('/a', '/weg/a'), 404, [{ property: 'newPath', code: 'G_15' }]);
      expectErrors(await move('/weg', '/d'), 404, [{ property: 'oldPath', code: 'G_15' }]);
      expectErrors(await move('/', '/d'), 400, [{ property: 'oldPath', code: 'V_07' }]);
      expectErrors(await move('/a', '/'), 400, [{ property: 'newPath', code: 'V_07' }]);
      expectErrors(await move('/a', '/../x'), 400, [{ property: 'newPath', code: 'V_12' }]);
      expect(await app.digest()).to.deep.equal(before);
    });

    it('is not moved to where its deepest folder would lie too deep', async () => {
      const { call, put, app } = library.scene;
      await put(red, 'a.png', `/${Array.from({ length: 19 }, (_, index) => `m${index}`).join('/')}`);
      await put(red, 'a.png', '/x/y');
      const before = await app.digest();
      const answer = await call('move-directory', { oldPath: '/m0', newPath: '/x/y/m0' });
      expectErrors(answer, 400, [{ property: 'newPath', code: 'V_14' }]);
      expect(await app.digest()).to.deep.equal(before);
    });
  });

  describe('a file', () => {
    it('is found by its id', async () => {
      const { app, put, viewer } = library.scene;
      const file = await put(red, 'a.png', '/kerken');
      const found = await viewer.request('GET', `/api/medialib/file/${file.id}`);
      expectSuccess(found);
      expect(found.get('data')).to.deep.include({ id: file.id, policies: { manage: false } });
      expectErrors(await viewer.request('GET', `/api/medialib/file/${unknownID}`), 404, [{ code: 'G_15' }]);
      expectErrors(await app.client().request('GET', `/api/medialib/file/${file.id}`), 401, [{ code: 'G_07' }]);
    });

    it('is moved and renamed, and keeps the extension of its content', async () => {
      const { call, names, put } = library.scene;
      const file = await put(red, 'a.png', '/x');
      await put(red, 'b.png', '/y');
      const move = (newPath: string, newFileName: string, id = file.id) => call('move-file', { id, newPath, newFileName });
      expectErrors(await move('/y', 'B.png'), 409, [{ property: 'newFileName', code: 'ML_02' }]);
      expectErrors(await move('/weg', 'c.png'), 404, [{ property: 'newPath', code: 'G_15' }]);
      expectErrors(await move('/y', '../c.png'), 400, [{ property: 'newFileName', code: 'V_12' }]);
      expectErrors(await move('/y', 'c.png', unknownID), 404, [{ code: 'G_15' }]);
      const moved = await move('/Y', 'nieuw.jpg');
      expectSuccess(moved);
      expect(moved.get('data')).to.include({ id: file.id, path: '/y', fileName: 'nieuw.png' });
      expect(await names('/x')).to.deep.equal([]);
      expectSuccess(await move('/y', 'NIEUW'));
      expect(await names('/y')).to.have.members(['b.png', 'NIEUW.png']);
    });

    it('is described in every locale', async () => {
      const { call, put, viewer } = library.scene;
      const file = await put(red, 'a.png');
      const changes = {
        id: file.id,
        defaultAltText: 'De Domkerk',
        defaultAltTexts: { 'de-DE': 'Der Dom', 'fr-FR': '' },
        shared: true,
        focalPoint: { x: 0.25, y: 1 },
      };
      const edited = await call('edit-file', changes);
      expectSuccess(edited);
      const told = { defaultAltText: 'De Domkerk', defaultAltTexts: { 'de-DE': 'Der Dom' }, shared: true, fileName: 'a.png' };
      expect(edited.get('data')).to.deep.include({ ...told, focalPoint: { x: 0.25, y: 1 } });
      const cleared = await call('edit-file', { id: file.id, focalPoint: null });
      expect(cleared.get('data')).to.deep.include({ ...told, focalPoint: null });
      for (const [change, property, code] of [
        [{ defaultAltText: 'x'.repeat(501) }, 'defaultAltText', 'V_14'],
        [{ defaultAltTexts: { xx: 'x' } }, 'defaultAltTexts.xx', 'V_12'],
        [{ focalPoint: { x: 1.1, y: 0 } }, 'focalPoint.x', 'V_12'],
        [{ link: 'https://vimeo.com/76979871' }, 'link', 'V_07'],
      ] as const)
        expectErrors(await call('edit-file', { id: file.id, ...change }), 400, [{ property, code }]);
      expectErrors(await call('edit-file', { id: file.id }, viewer), 403, [{ code: 'UM_01' }]);
    });
  });

  describe('a search', () => {
    const found = async (searchTerm: string, directory = '/', more: object = {}): Promise<string[]> => {
      const answer = await library.scene.call('search-files', { searchTerm, directory, ...more });
      expectSuccess(answer);
      const { items, folders } = answer.get<{ items: MediaFile[]; folders: MediaFolder[] }>('data');
      return [...folders.map(({ path }) => `${path}/`), ...items.map(({ fileName }) => fileName)];
    };

    it('finds names and alternative texts in a folder and below it', async () => {
      const { call, put } = library.scene;
      const dom = await put(red, 'IMG_0001.png', '/kerken/utrecht');
      await put(red, 'orgelpijp.png', '/kerken');
      await put(pdf, 'orgelboek.pdf', '/');
      await put(red, 'x.png', '/orgels');
      await call('edit-file', {
        id: dom.id,
        defaultAltText: 'Het ORGEL van de Dom',
        defaultAltTexts: { 'de-DE': 'Die Königin' },
      });
      expect(await found('Orgel')).to.deep.equal(['/orgels/', 'IMG_0001.png', 'orgelboek.pdf', 'orgelpijp.png']);
      expect(await found('orgel', '/kerken')).to.deep.equal(['IMG_0001.png', 'orgelpijp.png']);
      expect(await found('dom orgel')).to.deep.equal(['IMG_0001.png']);
      expect(await found('königin')).to.deep.equal(['IMG_0001.png']);
      expect(await found('de-DE')).to.deep.equal([]);
      expect(await found('orgel', '/', { fileType: 'document' })).to.deep.equal(['orgelboek.pdf']);
      expect(await found('orgel', '/', { pageSize: 1, pageIndex: 1 })).to.deep.equal(['orgelboek.pdf']);
      const all = await call('search-files', { searchTerm: '', directory: '/' });
      expect(all.get('data.totalItems')).to.equal(4);
    });

    it('takes what it looks for literally', async () => {
      const { call, put } = library.scene;
      await put(red, '50% korting.png');
      await put(red, 'a_b.png');
      await put(red, 'ab.png');
      expect(await found('%')).to.deep.equal(['50% korting.png']);
      expect(await found('_')).to.deep.equal(['a_b.png']);
      for (const term of ['\\', '(a+)+$', `'; drop table lectern_media_file; --`])
        expect(await found(term), term).to.deep.equal([]);
      const long = await call('search-files', { searchTerm: 'a'.repeat(10_000), directory: '/' });
      expectErrors(long, 400, [{ property: 'searchTerm', code: 'V_14' }]);
      expectErrors(await call('search-files', { searchTerm: '', directory: '/weg' }), 404, [
        { property: 'directory', code: 'G_15' },
      ]);
    });

    it('finds what is too large, and what nothing uses', async () => {
      const { put, call } = library.scene;
      await put(await png('red', 2561, 1), 'breed.png');
      await put(await png('red', 2560, 1), 'goed.png');
      const poster = await put(red, 'poster.png');
      expectSuccess(
        await call('add-video', { path: '/', fileName: 'Film', link: 'https://vimeo.com/76979871', posterFileID: poster.id }),
      );
      expect(await found('', '/', { filter: 'too-large' })).to.deep.equal(['breed.png']);
      expect(await found('', '/', { filter: 'unused' })).to.deep.equal(['breed.png', 'Film', 'goed.png']);
    });
  });

  describe('a selection', () => {
    it('moves as a whole, or not at all', async () => {
      const { app, call, names, put } = library.scene;
      const [one, two] = [await put(red, 'a.png', '/x'), await put(red, 'b.png', '/x')];
      await put(red, 'c.png', '/map/diep');
      await put(red, 'b.png', '/doel');
      await makeDir('/', 'leeg');
      const selection = { fileIDs: [one.id, two.id], directories: ['/map'] };
      const before = await app.digest();
      expectErrors(await call('bulk-move', { ...selection, newPath: '/doel' }), 409, [{ property: 'newPath', code: 'ML_02' }]);
      expectErrors(await call('bulk-move', { ...selection, newPath: '/map/diep' }), 400, [{ property: 'newPath', code: 'V_07' }]);
      expectErrors(await call('bulk-move', { fileIDs: [one.id, unknownID], newPath: '/leeg' }), 404, [
        { property: 'fileIDs', code: 'G_15' },
      ]);
      expect(await app.digest()).to.deep.equal(before);
      expectSuccess(await call('bulk-move', { ...selection, newPath: '/leeg' }));
      expect(await names('/leeg')).to.deep.equal(['map/', 'a.png', 'b.png']);
      expect(await names('/leeg/map/diep')).to.deep.equal(['c.png']);
      // What is there already stays.
      expectSuccess(await call('bulk-move', { fileIDs: [one.id], directories: ['/leeg/map'], newPath: '/leeg' }));
    });

    it('takes a folder and what lies in it once', async () => {
      const { call, names, put } = library.scene;
      const inside = await put(red, 'c.png', '/map/diep');
      await makeDir('/', 'doel');
      const selection = { fileIDs: [inside.id], directories: ['/map', '/map/diep', '/map'] };
      expectSuccess(await call('bulk-move', { ...selection, newPath: '/doel' }));
      expect(await names('/doel/map/diep')).to.deep.equal(['c.png']);
    });
  });

  describe('a video', () => {
    const add = (video: object) => library.scene.call('add-video', { path: '/film', ...video });

    it('is an item by its link, with a poster of the library', async () => {
      const { call, put } = library.scene;
      const poster = await put(red, 'poster.png');
      const answer = await add({
        fileName: 'De restauratie',
        link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
        posterFileID: poster.id,
        defaultAltText: 'Een steiger',
      });
      expectSuccess(answer);
      expect(answer.get('data')).to.deep.include({
        fileName: 'De restauratie',
        fileType: 'video',
        path: '/film',
        dimensions: null,
        filesize: 0,
        video: {
          videoType: 'youtube',
          videoID: 'dQw4w9WgXcQ',
          link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          posterFileID: poster.id,
        },
      });
      const id = answer.get<string>('data.id');
      const edited = await call('edit-file', { id, link: 'vimeo.com/76979871', posterFileID: null, newFileName: 'De film v1.0' });
      expect(edited.get('data')).to.deep.include({
        fileName: 'De film v1.0',
        video: { videoType: 'vimeo', videoID: '76979871', link: 'https://vimeo.com/76979871', posterFileID: null },
      });
    });

    it('is a GIF of the library', async () => {
      const { put } = library.scene;
      const { default: sharp } = await import('sharp');
      const gif = await put(await sharp(red).gif().toBuffer(), 'klok.gif');
      const still = await put(red, 'klok.png');
      const answer = await add({ fileName: 'Klok', gifFileID: gif.id });
      expectSuccess(answer);
      expect(answer.get('data.video')).to.deep.equal({ videoType: 'gif', videoID: gif.id, link: null, posterFileID: null });
      expectErrors(await add({ fileName: 'Stil', gifFileID: still.id }), 400, [{ property: 'gifFileID', code: 'V_17' }]);
    });

    it('is refused with a link that leads to none, and nothing is fetched to find out', async () => {
      const { app } = library.scene;
      const before = await app.digest();
      for (const link of [
        '',
        'Film',
        'https://example.com/watch?v=dQw4w9WgXcQ',
        'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
        'https://vimeo.com@169.254.169.254/76979871',
        'http://169.254.169.254/',
        'http://localhost:5432',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'https://www.youtube.com/watch?v=short',
        'https://www.youtube.com/@kanaal',
        'https://vimeo.com/channels/staffpicks',
      ])
        expectErrors(await add({ fileName: 'Film', link }), 400, [{ property: 'link', code: 'V_13' }]);
      expectErrors(await add({ fileName: 'Film' }), 400, [{ property: 'link', code: 'V_13' }]);
      const poster = { fileName: 'Film', link: 'https://vimeo.com/76979871', posterFileID: unknownID };
      expectErrors(await add(poster), 400, [{ property: 'posterFileID', code: 'V_17' }]);
      expect(await app.digest()).to.deep.equal(before);
    });
  });
});
