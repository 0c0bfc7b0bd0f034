import { expect } from 'chai';
import { expectErrors, expectSuccess } from '@lectern/testing';
import type { MediaFolder } from '../media.schema.ts';
import { mediaFixture, png } from './media-fixture.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('the media library', () => {
  const library = mediaFixture();
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const makeDir = async (path: string, folderName: string): Promise<MediaFolder> => {
    const answer = await library.fixture.call('create-dir', { path, folderName });
    expectSuccess(answer);
    return answer.get('data');
  };

  describe('a folder', () => {
    it('is listed with its files and the folders in it', async () => {
      const { app, call, names, put, viewer } = library.fixture;
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
      const { call, names, viewer } = library.fixture;
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
      const { call, names, put } = library.fixture;
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
      const { call, names, put } = library.fixture;
      await put(red, 'a.png', '/kerken/x');
      await put(red, 'a.png', '/kerken_x');
      expectSuccess(await call('move-directory', { oldPath: '/kerken', newPath: '/Kerken' }));
      expect(await names('/')).to.deep.equal(['Kerken/', 'kerken_x/']);
      expect(await names('/Kerken/x')).to.deep.equal(['a.png']);
    });

    it('never moves into itself, onto another, or to a place that is not there', async () => {
      const { call, app } = library.fixture;
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
      const { call, put, app } = library.fixture;
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
      const { app, put, viewer } = library.fixture;
      const file = await put(red, 'a.png', '/kerken');
      const found = await viewer.request('GET', `/api/medialib/file/${file.id}`);
      expectSuccess(found);
      expect(found.get('data')).to.deep.include({ id: file.id, policies: { manage: false } });
      expectErrors(await viewer.request('GET', `/api/medialib/file/${unknownID}`), 404, [{ code: 'G_15' }]);
      expectErrors(await app.client().request('GET', `/api/medialib/file/${file.id}`), 401, [{ code: 'G_07' }]);
    });

    it('is moved and renamed, and keeps the extension of its content', async () => {
      const { call, names, put } = library.fixture;
      const file = await put(red, 'a.png', '/x');
      await put(red, 'b.png', '/y');
      const move = (newPath: string, newFileName: string, id = file.id) => call('move-file', { id, newPath, newFileName });
      expectErrors(await move('/y', 'B.png'), 409, [{ property: 'newFileName', code: 'ML_02' }]);
      expectErrors(await call('edit-file', { id: file.id, newPath: '/y', newFileName: 'B.png' }), 409, [
        { property: 'newFileName', code: 'ML_02' },
      ]);
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
      const { call, put, viewer } = library.fixture;
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

  describe('a selection', () => {
    it('moves as a whole, or not at all', async () => {
      const { app, call, names, put } = library.fixture;
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
      const { call, names, put } = library.fixture;
      const inside = await put(red, 'c.png', '/map/diep');
      await makeDir('/', 'doel');
      const selection = { fileIDs: [inside.id], directories: ['/map', '/map/diep', '/map'] };
      expectSuccess(await call('bulk-move', { ...selection, newPath: '/doel' }));
      expect(await names('/doel/map/diep')).to.deep.equal(['c.png']);
    });
  });
});
