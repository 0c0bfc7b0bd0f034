import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { images, mediaStore } from '../media.services.ts';
import { cropParams, piece } from './exhibit-piece.test-kit.ts';
import { exhibitPlugin } from './fixtures/exhibit.tsx';
import { putFile } from './put-file.test-kit.ts';
import { derivedFolder } from './renditions.ts';
import { sampleImage } from './sample-images.test-kit.ts';
import { sweepTriedCrops } from './sweep-tried-crops.ts';
import { mostTried } from './tried-crops.ts';

describe('a cut that somebody tries in a preview', () => {
  let app: TestApp;
  let editor: TestClient;
  let editorID: number;
  let page: BuiltPage;
  let fileID: string;
  before(async () => {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    const user = await buildUser(app, { role: 'Publisher' });
    editor = await signIn(app, user);
    editorID = user.id;
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    page = await buildPage(app, { blocks: piece({ fileID, altText: 'x' }) });
  });
  after(() => app?.close());

  const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
  const blocksAt = (x: number) => piece({ fileID, altText: 'x', cropParams: { ...cropParams, x } });
  const draw = (x: number, by = editor): Promise<TestResponse> =>
    by.request('POST', `/api/page/version/${page.versionID}/preview/parts`, { blocks: blocksAt(x), draw: ['piece-1'] });
  const store = (x: number): Promise<TestResponse> =>
    editor.request('POST', `/api/page/version/${page.versionID}/store`, { revision: page.revision, blocks: blocksAt(x) });
  const cuts = async (): Promise<{ hash: string; triedBy: string | null }[]> =>
    (
      await app.app.pool.query<{ hash: string; triedBy: string | null }>(
        `select trim(hash) as hash, tried_by as "triedBy" from lectern_rendition where crop <> '' order by created_at`,
      )
    ).rows;
  const isOnDisk = async (hash: string): Promise<boolean> =>
    (await app.app.service(mediaStore).readDerived(`${derivedFolder(hash)}/image`)) !== undefined;

  it('is made in the turn of previews, and goes an hour later', async () => {
    const { queue } = app.app.service(images);
    const { run } = queue;
    const askers: unknown[] = [];
    Object.assign(queue, {
      run(...given: Parameters<typeof run>) {
        askers.push(given[1]);
        return run(...given);
      },
    });
    try {
      expectSuccess(await draw(1));
    } finally {
      Object.assign(queue, { run });
    }
    expect(askers).to.deep.equal([{ for: 'preview', person: editorID }]);
    const [tried] = await cuts();
    expect(tried?.triedBy).to.equal(String(editorID));
    expect(await sweepTriedCrops(app.app, inMinutes(55))).to.equal(0);
    expect(await isOnDisk(tried?.hash ?? '')).to.equal(true);
    expect(await sweepTriedCrops(app.app, inMinutes(65))).to.equal(1);
    expect(await cuts()).to.deep.equal([]);
    expect(await isOnDisk(tried?.hash ?? '')).to.equal(false);
  });

  it('stays where the page came to have it, and is no try where the page had it before', async () => {
    expectSuccess(await draw(2));
    expectSuccess(await store(2));
    expectSuccess(await draw(2));
    expect((await cuts()).map(({ triedBy }) => triedBy)).to.deep.equal([null]);
    expect(await sweepTriedCrops(app.app, inMinutes(65))).to.equal(0);
    expect((await cuts()).length).to.equal(1);
  });

  it('is one too many where this person tried so much within the hour; pages go on being written', async () => {
    const other = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    expectSuccess(await draw(3));
    await app.app.pool.query(
      `update lectern_rendition set size = $1, created_at = now() - interval '20 minutes' where crop <> ''`,
      [mostTried],
    );
    const refused = await draw(4);
    expectErrors(refused, 429, [{ code: 'G_18' }]);
    expect(Number(refused.headers['retry-after'])).to.be.within(39 * 60, 40 * 60);
    expectSuccess(await draw(3));
    expectSuccess(await draw(4, other));
    expectSuccess(await store(5));
    await app.app.pool.query(`update lectern_rendition set created_at = now() - interval '61 minutes' where size = $1`, [
      mostTried,
    ]);
    expectSuccess(await draw(6));
  });
});
