import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { MediaFile, TrashItem } from '../media.schema.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { emptyTrash } from './commands/purge-trash.command.ts';
import { hashOf, mediaFixture, pdf, png } from './media-fixture.test-kit.ts';
import { trashDays } from './trash.ts';
import { mediaStore } from './media.services.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('the trash of the media library', () => {
  const library = mediaFixture({ plugins: [probePlugin] });
  let red: Buffer;
  before(async () => {
    red = await png();
  });
  const listed = async (searchTerm = ''): Promise<TrashItem[]> => {
    const answer = await library.fixture.editor.request(
      'GET',
      `/api/medialib/trash?searchTerm=${encodeURIComponent(searchTerm)}`,
    );
    expectSuccess(answer);
    expect(answer.get('data.totalItems')).to.equal(answer.get<TrashItem[]>('data.items').length);
    return answer.get('data.items');
  };
  const idOf = async (name: string): Promise<string> => (await listed()).find((item) => item.name === name)?.id ?? 'none';
  const untilGone = (hash: string): Promise<void> =>
    until(async () => (await library.fixture.app.app.service(mediaStore).size(hash)) ?? 'gone', 'gone');

  it('takes a file, which is nowhere else from then on', async () => {
    const { app, call, names, put, viewer } = library.fixture;
    const file = await put(red, 'a.png', '/kerken');
    expectErrors(await call('delete-file', { id: file.id }, viewer), 403, [{ code: 'UM_01' }]);
    expectSuccess(await call('delete-file', { id: file.id }));
    expect(await names('/kerken')).to.deep.equal([]);
    expect((await call('search-files', { searchTerm: 'a' })).get('data.totalItems')).to.equal(0);
    for (const answer of [
      await viewer.request('GET', `/api/medialib/file/${file.id}`),
      await call('delete-file', { id: file.id }),
      await call('edit-file', { id: file.id, defaultAltText: 'x' }),
      await call('move-file', { id: file.id, newPath: '/', newFileName: 'x' }),
    ])
      expect(answer.status, answer.path).to.equal(404);
    const [item] = await listed();
    expect(item).to.deep.include({
      id: file.id,
      kind: 'file',
      name: 'a.png',
      trashedFrom: '/kerken',
      fileCount: 1,
      filesize: red.length,
    });
    expect(Date.parse(item?.purgedAt ?? '') - Date.parse(item?.deletedAt ?? '')).to.equal(trashDays * 86_400_000);
    expect(item?.deletedBy).to.match(/^User \d+$/);
    // Its name is free, and its bytes are still there.
    await put(await png('blue'), 'a.png', '/kerken');
    expect(await app.app.service(mediaStore).size(hashOf(red))).not.to.equal(undefined);
  });

  it('takes a folder as one thing, and gives it back with everything that was in it', async () => {
    const { call, names, put } = library.fixture;
    const first = await put(red, 'a.png', '/kerken');
    await put(red, 'b.png', '/kerken');
    await put(pdf, 'c.pdf', '/kerken/diep/dieper');
    expectSuccess(await call('create-dir', { path: '/kerken', folderName: 'leeg' }));
    expectSuccess(await call('delete-file', { id: first.id }));
    expectSuccess(await call('delete-directory', { path: '/kerken' }));
    expect(await names('/')).to.deep.equal([]);
    const items = await listed();
    expect(items.map(({ name, kind, fileCount, trashedFrom }) => ({ name, kind, fileCount, trashedFrom }))).to.deep.equal([
      { name: 'kerken', kind: 'folder', fileCount: 2, trashedFrom: '/' },
      { name: 'a.png', kind: 'file', fileCount: 1, trashedFrom: '/kerken' },
    ]);
    expect((await listed('KERK')).map(({ name }) => name)).to.deep.equal(['kerken']);
    expectSuccess(await call('restore', { ids: [await idOf('kerken')] }));
    // What had been deleted by itself stays where it is.
    expect(await names('/kerken')).to.deep.equal(['diep/', 'leeg/', 'b.png']);
    expect(await names('/kerken/diep/dieper')).to.deep.equal(['c.pdf']);
    expectSuccess(await call('restore', { ids: [first.id] }));
    expect(await names('/kerken')).to.deep.equal(['diep/', 'leeg/', 'a.png', 'b.png']);
    expect(await listed()).to.deep.equal([]);
  });

  it('gives back a file whose folder is gone, and one whose name is taken, and loses neither', async () => {
    const { call, names, put } = library.fixture;
    const file = await put(red, 'a.png', '/kerken/orgels');
    expectSuccess(await call('delete-file', { id: file.id }));
    expectSuccess(await call('delete-directory', { path: '/kerken' }));
    expectSuccess(await call('restore', { ids: [file.id] }));
    expect(await names('/kerken/orgels')).to.deep.equal(['a.png']);
    expectSuccess(await call('delete-file', { id: file.id }));
    await put(await png('blue'), 'A.png', '/kerken/orgels');
    expectSuccess(await call('restore', { ids: [await idOf('kerken'), file.id] }));
    expect(await names('/kerken/orgels')).to.deep.equal(['a (2).png', 'A.png']);
    expect(await names('/')).to.deep.equal(['kerken/']);
  });

  it('gives back all that is asked for, or nothing', async () => {
    const { app, call, put, viewer } = library.fixture;
    const file = await put(red, 'a.png');
    expectSuccess(await call('delete-file', { id: file.id }));
    const before = await app.digest();
    for (const name of ['restore', 'purge']) {
      expectErrors(await call(name, { ids: [file.id, unknownID] }), 404, [{ property: 'ids', code: 'G_15' }]);
      expectErrors(await call(name, { ids: [file.id] }, viewer), 403, [{ code: 'UM_01' }]);
      expectErrors(await call(name, { ids: [] }), 400, [{ property: 'ids', code: 'V_01' }]);
    }
    expect(await app.digest()).to.deep.equal(before);
    expectErrors(await viewer.request('GET', '/api/medialib/trash'), 403, [{ code: 'UM_01' }]);
  });

  it('deletes for good, and the bytes with the last row that names them', async () => {
    const { app, call, put } = library.fixture;
    const [one, two] = [await put(red, 'a.png', '/x'), await put(red, 'b.png', '/y')];
    const video = await call('add-video', {
      path: '/',
      fileName: 'Film',
      link: 'https://vimeo.com/76979871',
      posterFileID: one.id,
    });
    expectSuccess(await call('bulk-delete', { fileIDs: [one.id], directories: ['/y'] }));
    expectSuccess(await call('purge', { ids: [one.id] }));
    expect((await call('edit-file', { id: video.get('data.id') })).get('data.video.posterFileID')).to.equal(null);
    expect(await app.app.service(mediaStore).size(hashOf(red))).not.to.equal(undefined);
    expectSuccess(await call('purge', { ids: [await idOf('y')] }));
    await untilGone(hashOf(red));
    expect(await listed()).to.deep.equal([]);
    expect([two.hash, one.hash]).to.deep.equal([hashOf(red), hashOf(red)]);
  });

  it('is emptied of what has lain there for thirty days, and of nothing else', async () => {
    const { app, call, put } = library.fixture;
    const [old, young] = [await put(red, 'oud.png'), await put(pdf, 'jong.pdf')];
    await put(red, 'diep.png', '/map');
    expectSuccess(await call('bulk-delete', { fileIDs: [old.id, young.id], directories: ['/map'] }));
    const age = (days: number, names: string[]) =>
      app.app.pool.query(
        `update lectern_media_file set deleted_at = deleted_at - make_interval(days => $1) where file_name = any($2)`,
        [days, names],
      );
    await age(trashDays, ['oud.png', 'diep.png']);
    await app.app.pool.query(`update lectern_media_folder set deleted_at = deleted_at - make_interval(days => ${trashDays})`);
    const empty = () => app.app.execute(emptyTrash, { limit: 1 }, systemActor('test'));
    expect([await empty(), await empty(), await empty()]).to.deep.equal([1, 1, 0]);
    expect((await listed()).map(({ name }) => name)).to.deep.equal(['jong.pdf']);
    await untilGone(hashOf(red));
    expect(await app.app.service(mediaStore).size(hashOf(pdf))).not.to.equal(undefined);
  });

  describe('and what pages use', () => {
    const uses = (file: MediaFile) => ({
      'picture-1': { type: 'probe/picture', props: { image: { fileID: file.id, altText: 'Rood' } } },
    });

    it('refuses what a live page needs, and names the pages', async () => {
      const { app, call, put } = library.fixture;
      const file = await put(red, 'a.png', '/kerken/diep');
      const other = await put(pdf, 'b.pdf', '/');
      const page = await buildPublishedPage(app, { title: 'Over ons', blocks: uses(file) });
      await buildPublishedPage(app, {
        title: 'Aanbod',
        seoSettings: { seoImage: [{ fileID: file.id, altText: 'x' }] },
      });
      const before = await app.digest();
      for (const answer of [
        await call('delete-file', { id: file.id }),
        await call('delete-directory', { path: '/kerken' }),
        await call('bulk-delete', { fileIDs: [other.id], directories: ['/kerken'] }),
      ]) {
        expectErrors(answer, 409, [{ code: 'G_12' }]);
        expect(answer.get('Errors.0.params')).to.deep.equal({ pages: 'Aanbod, Over ons', count: 2 });
      }
      expect(await app.digest()).to.deep.equal(before);
      const editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
      expectSuccess(await editor.request('POST', `/api/page/${page.id}/unpublish`, {}));
      const answer = await call('delete-file', { id: file.id });
      expect(answer.get('Errors.0.params')).to.deep.equal({ pages: 'Aanbod', count: 1 });
    });

    it('never lets a page go live with a picture that is deleted at the same moment', async () => {
      const { app, call, put } = library.fixture;
      const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
      for (let round = 0; round < 5; round += 1) {
        const file = await put(red, `${round}.png`);
        const page = await buildPage(app, { blocks: uses(file) });
        const [published, deleted] = await Promise.all([
          publisher.request('POST', `/api/page/${page.id}/publish`, {}),
          call('delete-file', { id: file.id }),
        ]);
        // One of them came first, and the other was refused for it.
        expect(`${published.status} ${deleted.status}`).to.be.oneOf(['200 409', '400 200']);
      }
    });

    it('refuses the poster and the GIF of a video that a live page shows', async () => {
      const { app, call, put } = library.fixture;
      const poster = await put(red, 'poster.png');
      const video = await call('add-video', {
        path: '/',
        fileName: 'Film',
        link: 'https://vimeo.com/76979871',
        posterFileID: poster.id,
      });
      const page = await buildPublishedPage(app, { title: 'Film', blocks: {} });
      await app.app.pool.query(
        `insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target)
         values ('live-page', $1::text, $1::uuid, 'video-1', 'media', $2)`,
        [page.id, video.get('data.id')],
      );
      expectErrors(await call('delete-file', { id: poster.id }), 409, [{ code: 'G_12' }]);
      const usage = await call('usage', { fileIDs: [poster.id] });
      expect(usage.get<MediaFile[]>('data.videos').map(({ fileName }) => fileName)).to.deep.equal(['Film']);
      expect(usage.get<{ title: string }[]>('data.live').map(({ title }) => title)).to.deep.equal(['Film']);
    });

    it('takes what only drafts use; storing such a draft leaves the picture out until it is back', async () => {
      const { app, call, put } = library.fixture;
      const file = await put(red, 'a.png');
      const page = await buildPage(app, { blocks: uses(file) });
      const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
      expectSuccess(await call('delete-file', { id: file.id }));
      const published = await publisher.request('POST', `/api/page/${page.id}/publish`, {});
      expectErrors(published, 400, [{ property: 'blocks.picture-1.image', code: 'V_17' }]);
      expectSuccess(await call('restore', { ids: [file.id] }));
      expectSuccess(await publisher.request('POST', `/api/page/${page.id}/publish`, {}));
    });
  });
});
