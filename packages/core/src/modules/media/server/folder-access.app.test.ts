import { expect } from 'chai';
import { buildPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestClient } from '@lectern/testing';
import type { MediaFile, MediaFolder, TrashItem } from '../media.schema.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { Role } from '../../roles/server/role.entity.ts';
import { mediaFixture, png } from './media-fixture.test-kit.ts';

describe('a folder that is kept to some roles', () => {
  const library = mediaFixture({ plugins: [probePlugin] });
  let red: Buffer;
  let administrator: TestClient;
  let secret: MediaFile;
  let shared: MediaFile;
  let outsider: TestClient;
  let roles: Record<string, string>;
  before(async () => {
    red = await png();
  });
  beforeEach(async () => {
    const { app, put, call } = library.fixture;
    administrator = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    outsider = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const all = await app.app.orm.em.fork().find(Role, {});
    roles = Object.fromEntries(all.map(({ id, name }) => [name, id]));
    secret = await put(red, 'geheim.png', '/intern/diep');
    shared = await put(await png('blue'), 'logo.png', '/intern');
    expectSuccess(await call('edit-file', { id: shared.id, shared: true }));
    await put(await png('green'), 'open.png', '/');
    const kept = await call('edit-directory', { path: '/intern', roles: [roles['Publisher']] });
    expectSuccess(kept);
    expect(kept.get('data.roles')).to.deep.equal([roles['Publisher']]);
  });
  const files = async (by: TestClient, searchTerm = ''): Promise<MediaFile[]> => {
    const answer = await library.fixture.call('search-files', { searchTerm, directory: '/' }, by);
    expectSuccess(answer);
    return answer.get('data.items');
  };

  it('is there for those roles, and for whoever manages roles', async () => {
    const { editor, names, viewer } = library.fixture;
    for (const by of [editor, administrator]) {
      expect(await names('/', by)).to.deep.equal(['intern/', 'open.png']);
      expect(await names('/intern/diep', by)).to.deep.equal(['geheim.png']);
    }
    for (const by of [viewer, outsider]) expect(await names('/', by)).to.deep.equal(['open.png']);
  });

  it('stays kept where it is made again, because it was moved or deleted since somebody named it', async () => {
    const { add, call, editor, names } = library.fixture;
    const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const video = (path: string, by: TestClient) => call('add-video', { path, fileName: 'film', link }, by);
    const leaves = [
      () => call('move-directory', { oldPath: '/intern', newPath: '/archief' }),
      () => call('delete-directory', { path: '/archief' }),
    ];
    for (const [index, leave] of leaves.entries()) {
      const from = index === 0 ? '/intern' : '/archief';
      expectSuccess(await leave());
      // What lay in it is kept as it was, also where it lay deeper.
      for (const path of [from, `${from}/diep`]) {
        expectErrors(await add(red, `${index}.png`, path, outsider), 404, [{ property: 'path', code: 'G_15' }]);
        expectErrors(await video(path, outsider), 404, [{ property: 'path', code: 'G_15' }]);
        expectSuccess(await add(red, `${index}.png`, path));
        expectSuccess(await video(path, editor));
        expect(await names(path, editor)).to.include(`${index}.png`);
        expectErrors(await call('get-dir', { path }, library.fixture.viewer), 404, [{ property: 'path', code: 'G_15' }]);
      }
    }
  });

  it('is made for nobody who may not see what lay there, and open where it was opened', async () => {
    const { app, add, call, names } = library.fixture;
    const manager = await signIn(app, await buildUser(app, { permissions: ['manage-media'] }));
    expectSuccess(await call('bulk-move', { fileIDs: [], directories: ['/intern/diep'], newPath: '/' }));
    expectSuccess(await call('edit-directory', { path: '/diep', roles: [roles['Publisher']] }));
    expectSuccess(await call('move-directory', { oldPath: '/diep', newPath: '/dieper' }));
    expectErrors(await add(red, 'a.png', '/diep', manager), 404, [{ property: 'path', code: 'G_15' }]);
    expect(await names('/', administrator)).not.to.include('diep/');
    expectSuccess(await call('edit-directory', { path: '/dieper', roles: null }));
    expectSuccess(await add(red, 'a.png', '/diep', manager));
    expect(await names('/', library.fixture.viewer)).to.include('diep/');
  });

  it('is not there for others: not in lists, not by its path, not by the id of a file', async () => {
    const { call } = library.fixture;
    for (const path of ['/intern', '/INTERN/diep', '/intern/diep'])
      expectErrors(await call('get-dir', { path }, outsider), 404, [{ property: 'path', code: 'G_15' }]);
    expectErrors(await call('search-files', { directory: '/intern' }, outsider), 404, [{ property: 'directory', code: 'G_15' }]);
    expectErrors(await outsider.request('GET', `/api/medialib/file/${secret.id}`), 404, [{ code: 'G_15' }]);
    expectErrors(await call('list-pages-by-file', { fileID: secret.id }, outsider), 404, [{ property: 'fileID', code: 'G_15' }]);
    const found = await files(outsider);
    expect(found.map(({ fileName }) => fileName)).to.deep.equal(['logo.png', 'open.png']);
    const recent = await call('search-files', { directory: '/', filter: 'recent' }, outsider);
    expect(recent.get<MediaFile[]>('data.items').map(({ fileName, path }) => [fileName, path])).to.deep.equal([
      ['open.png', '/'],
      ['logo.png', ''],
    ]);
    const same = await call('find-duplicates', { hashes: [secret.hash, shared.hash] }, outsider);
    expect(Object.keys(same.get('data'))).to.deep.equal([shared.hash]);
    const folders = await call('search-files', { searchTerm: 'diep', directory: '/' }, outsider);
    expect(folders.get<MediaFolder[]>('data.folders')).to.deep.equal([]);
    const preview = await outsider.request('GET', `/api/medialib/preview-image?imageID=${secret.id}`);
    expect(preview.status).to.equal(404);
  });

  it('lets everybody use what is shared, and tells nobody else where it lies', async () => {
    const [found] = await files(outsider, 'logo');
    expect(found).to.deep.include({ id: shared.id, path: '', policies: { manage: false } });
    const preview = await outsider.request('GET', `/api/medialib/preview-image?imageID=${shared.id}`);
    expect(preview.status).to.equal(200);
  });

  it('lets everybody use a video that is shared, as any other file', async () => {
    const { call } = library.fixture;
    const video = await call(
      'add-video',
      { path: '/intern', fileName: 'Rondleiding', link: 'https://vimeo.com/76979871' },
      administrator,
    );
    expectSuccess(video);
    expect(await files(outsider, 'rondleiding')).to.deep.equal([]);
    expectSuccess(await call('edit-file', { id: video.get<string>('data.id'), shared: true }, administrator));
    expect((await files(outsider, 'rondleiding')).map(({ fileName }) => fileName)).to.deep.equal(['Rondleiding']);
  });

  it('cannot be changed, filled or emptied by others', async () => {
    const { add, app, call } = library.fixture;
    const before = await app.digest();
    const as = (name: string, body: object) => call(name, body, outsider);
    for (const answer of [
      await add(red, 'x.png', '/intern', outsider),
      await as('create-dir', { path: '/intern', folderName: 'x' }),
      await as('edit-file', { id: secret.id, defaultAltText: 'x' }),
      await as('edit-file', { id: shared.id, shared: false }),
      await as('move-file', { id: secret.id, newPath: '/', newFileName: 'x' }),
      await as('delete-file', { id: secret.id }),
      await as('delete-directory', { path: '/intern/diep' }),
      await as('move-directory', { oldPath: '/intern', newPath: '/x' }),
      await as('edit-directory', { path: '/intern', roles: null }),
      await as('bulk-move', { fileIDs: [secret.id], newPath: '/' }),
      await as('bulk-move', { directories: ['/intern'], newPath: '/' }),
    ])
      expect(answer.status, answer.path).to.equal(404);
    const unchanged = await app.digest();
    // That it was refused is written down; nothing else.
    for (const table of Object.keys(before).filter((name) => name.startsWith('lectern_media')))
      expect(unchanged[table], table).to.equal(before[table]);
  });

  it('goes nowhere with a folder above it by the hand of somebody who cannot see it', async () => {
    const { call } = library.fixture;
    expectSuccess(await call('move-directory', { oldPath: '/intern/diep', newPath: '/diep' }));
    expectSuccess(await call('create-dir', { path: '/', folderName: 'boven' }));
    expectSuccess(await call('move-directory', { oldPath: '/intern', newPath: '/boven/intern' }));
    expectErrors(await call('delete-directory', { path: '/boven' }, outsider), 403, [{ code: 'UM_01' }]);
    expectErrors(await call('move-directory', { oldPath: '/boven', newPath: '/x' }, outsider), 403, [{ code: 'UM_01' }]);
    expect(await library.fixture.names('/boven', outsider)).to.deep.equal([]);
  });

  it('keeps its secrets in the trash, and when it comes back piece by piece', async () => {
    const { call, names } = library.fixture;
    expectSuccess(await call('delete-file', { id: secret.id }));
    expectSuccess(await call('delete-directory', { path: '/intern' }));
    const seen = await outsider.request('GET', '/api/medialib/trash');
    expect(seen.get<TrashItem[]>('data.items')).to.deep.equal([]);
    expectErrors(await call('restore', { ids: [secret.id] }, outsider), 404, [{ property: 'ids', code: 'G_15' }]);
    expectSuccess(await call('restore', { ids: [secret.id] }));
    expect(await names('/intern/diep')).to.deep.equal(['geheim.png']);
    expect(await names('/', outsider)).to.deep.equal(['open.png']);
  });

  it('keeps its files out of the pages of others, but for those that use them already', async () => {
    const { app, editor } = library.fixture;
    const page = await buildPage(app);
    const blocks = (file: MediaFile) => ({
      'picture-1': { type: 'probe/picture', props: { image: { fileID: file.id, altText: 'x' } } },
    });
    let { versionID, revision } = page;
    const store = async (file: MediaFile, by: TestClient) => {
      const answer = await by.request('POST', `/api/page/version/${versionID}/store`, { revision, blocks: blocks(file) });
      if (answer.status === 200) [versionID, revision] = [answer.get('pageVersionID'), answer.get('revision')];
      return answer;
    };
    expectErrors(await store(secret, outsider), 400, [{ property: 'blocks.picture-1', code: 'V_17' }]);
    expectSuccess(await store(shared, outsider));
    expectSuccess(await store(secret, editor));
    expectSuccess(await store(secret, outsider));
  });

  it('is opened again, and is never kept by somebody from themselves or for roles that are not there', async () => {
    const { call, names } = library.fixture;
    const keep = (to: readonly (string | undefined)[] | null, by?: TestClient) =>
      call('edit-directory', { path: '/intern', roles: to }, by);
    expectErrors(await keep([roles['Viewer']]), 400, [{ property: 'roles', code: 'V_07' }]);
    expectErrors(await keep(['00000000-0000-4000-8000-00000000dead']), 400, [{ property: 'roles', code: 'V_12' }]);
    expectErrors(await call('edit-directory', { path: '/', roles: null }), 400, [{ property: 'path', code: 'V_07' }]);
    expectSuccess(await keep([roles['Editor']], administrator));
    expect(await names('/', library.fixture.editor)).to.deep.equal(['open.png']);
    expectSuccess(await keep(null, administrator));
    expect(await names('/', outsider)).to.deep.equal(['intern/', 'open.png']);
  });
});
