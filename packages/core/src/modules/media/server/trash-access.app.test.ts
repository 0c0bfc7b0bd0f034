import { expect } from 'chai';
import { buildUser, expectSuccess, signIn } from '@lectern/testing';
import type { TestClient, TestResponse } from '@lectern/testing';
import type { TrashItem } from '../media.schema.ts';
import { Role } from '../../roles/server/role.entity.ts';
import { mediaFixture, png } from './media-fixture.test-kit.ts';

/** Numbers from a seed, each below a limit. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed * 7919 + 1;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

describe('the trash of a folder that is kept to some roles', () => {
  const library = mediaFixture();
  let outsider: TestClient;
  let administrator: TestClient;
  let red: Buffer;
  let publisher: string;
  before(async () => {
    red = await png();
  });
  beforeEach(async () => {
    const { app } = library.fixture;
    outsider = await signIn(app, await buildUser(app, { role: 'Editor' }));
    administrator = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    publisher = (await app.app.orm.em.fork().findOneOrFail(Role, { name: 'Publisher' })).id;
  });

  const trashOf = async (by: TestClient): Promise<TrashItem[]> =>
    (await by.request('GET', '/api/medialib/trash?pageSize=100')).get<TrashItem[]>('data.items');
  /** Whether an outsider reaches a file in any way. */
  async function reaches(id: string): Promise<string[]> {
    const { call } = library.fixture;
    const found: string[] = [];
    const note = (way: string, isReached: boolean): void => void (isReached && found.push(way));
    note(
      'trash',
      (await trashOf(outsider)).some((item) => item.id === id || item.file?.id === id),
    );
    note('file', (await outsider.request('GET', `/api/medialib/file/${id}`)).status === 200);
    note('preview', (await outsider.request('GET', `/api/medialib/preview-image?imageID=${id}`)).status === 200);
    note('pages', (await call('list-pages-by-file', { fileID: id }, outsider)).status === 200);
    const all = await call('search-files', { searchTerm: 'geheim', directory: '/' }, outsider);
    note(
      'search',
      all.get<{ id: string }[]>('data.items').some((item) => item.id === id),
    );
    return found;
  }

  for (const [title, change] of [
    [
      'renamed',
      (call: (name: string, body: object) => Promise<TestResponse>) =>
        call('move-directory', { oldPath: '/intern', newPath: '/elders' }),
    ],
    [
      'opened to everybody',
      (call: (name: string, body: object) => Promise<TestResponse>) => call('edit-directory', { path: '/intern', roles: null }),
    ],
  ] as const)
    it(`stays theirs when the folder is ${title}, in the trash and out of it again`, async () => {
      const { call, put } = library.fixture;
      const file = await put(red, 'geheim.png', '/intern');
      expectSuccess(await call('edit-directory', { path: '/intern', roles: [publisher] }));
      expectSuccess(await call('delete-file', { id: file.id }));
      const changed = await change((name, body) => call(name, body, administrator));
      expect(changed.status, changed.text).to.equal(200);
      expect(await reaches(file.id)).to.eql([]);
      expect((await call('restore', { ids: [file.id] }, outsider)).status).to.equal(404);
      expect((await call('purge', { ids: [file.id] }, outsider)).status).to.equal(404);
      expectSuccess(await call('restore', { ids: [file.id] }));
      expect(await reaches(file.id)).to.eql([]);
    });

  it('stays theirs through whatever is moved, deleted, purged and restored, by seed', async function () {
    this.timeout(300_000);
    const { call, put } = library.fixture;
    let restored = 0;
    for (let seed = 1; seed <= (process.env['TEST_THOROUGH'] ? 60 : 6); seed += 1) {
      const random = randomFrom(seed);
      const vault = `/kluis${seed}`;
      const file = await put(red, 'geheim.png', vault);
      expectSuccess(await call('edit-directory', { path: vault, roles: [publisher] }));
      const trail: string[] = [];
      for (let step = 0; step < 10; step += 1) {
        const live = await administrator.request('GET', `/api/medialib/file/${file.id}`);
        const place = live.status === 200 ? live.get<string>('data.path') : undefined;
        const trash = await trashOf(administrator);
        const own =
          trash.find((item) => item.id === file.id) ?? trash.find(({ kind, fileCount }) => kind === 'folder' && fileCount > 0);
        const empty = trash.find(({ kind, fileCount }) => kind === 'folder' && fileCount === 0);
        const actions: readonly (readonly [string, () => Promise<TestResponse>])[] = place
          ? [
              ['delete the file', () => call('delete-file', { id: file.id }, administrator)],
              ['delete its folder', () => call('delete-directory', { path: place }, administrator)],
              ['move its folder', () => call('move-directory', { oldPath: place, newPath: `${vault}-${step}` }, administrator)],
            ]
          : [
              ['move the folder', () => call('move-directory', { oldPath: vault, newPath: `${vault}-${step}` }, administrator)],
              ['open the folder', () => call('edit-directory', { path: vault, roles: null }, administrator)],
              ['make an open one', () => call('create-dir', { path: '/', folderName: vault.slice(1) }, administrator)],
              ['delete the folder', () => call('delete-directory', { path: vault }, administrator)],
              ['purge a folder', () => call('purge', { ids: [empty?.id ?? file.id] }, outsider)],
              ['restore', () => call('restore', { ids: [own?.id ?? file.id] }, administrator)],
              ['restore', () => call('restore', { ids: [own?.id ?? file.id] }, administrator)],
              ['restore as an outsider', () => call('restore', { ids: [own?.id ?? file.id] }, outsider)],
            ];
        const [name, act] = actions[random(actions.length)] ?? actions[0] ?? expect.fail();
        const { status } = await act();
        if (name === 'restore' && status === 200) restored += 1;
        trail.push(`${name} ${status}`);
        expect(await reaches(file.id), `seed ${seed}: ${trail.join(', ')}`).to.eql([]);
      }
    }
    expect(restored).to.be.greaterThan(3);
  });
});
