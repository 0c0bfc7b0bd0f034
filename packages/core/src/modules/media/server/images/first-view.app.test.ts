import { expect } from 'chai';
import { buildPage, buildPublishedPage, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { preparePictures } from './prepare-pictures.ts';
import { pageFileFixture, publicCaching, sourcesIn } from './page-file.test-kit.ts';
import type { PageFileFixture } from './page-file.test-kit.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { contentApi } from '#modules/content/server/public.ts';
import { images, mediaStore } from '../media.services.ts';
import { forImprovement, forPreparation } from './work-queue.ts';

describe('the first view of a picture', () => {
  const fixture = pageFileFixture();
  let app: TestApp;
  let piece: PageFileFixture['piece'];
  let visit: PageFileFixture['visit'];
  let written: string[];
  let restore: () => void;
  beforeEach(() => {
    ({ app, piece, visit } = fixture());
    app.app.service(images).prepared.clear();
    const store = app.app.service(mediaStore);
    const { writeDerived } = store;
    written = [];
    const watched = async (key: string, bytes: Uint8Array): Promise<void> => {
      await writeDerived(key, bytes);
      written.push(key.split('/').at(-1) ?? '');
    };
    Object.assign(store, { writeDerived: watched });
    restore = () => void Object.assign(store, { writeDerived });
  });
  afterEach(() => restore());

  /** Holds preparations until they are released. */
  function holdPreparations() {
    const { queue } = app.app.service(images);
    const { run } = queue;
    const { promise, resolve } = Promise.withResolvers<void>();
    const held: typeof run = async (work, asker) => {
      if (asker === forPreparation || asker === forImprovement) await promise;
      return run(work, asker);
    };
    Object.assign(queue, { run: held });
    return () => {
      Object.assign(queue, { run });
      resolve();
    };
  }

  it('is a WebP that nobody keeps while the AVIF is being made, and the AVIF afterwards', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const [source = ''] = sourcesIn((await visit(page.slug)).text);
    expect(source).to.contain('f=avif');
    const release = holdPreparations();
    for (const _ of ['first', 'second']) {
      const early = await visit(source);
      expect(early.headers).to.include({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
      expect(early.headers).not.to.have.property('etag');
    }
    expect(written).to.deep.equal(['w320.webp']);
    release();
    await until(async () => (await visit(source)).headers['content-type'], 'image/avif');
    expect((await visit(source)).headers).to.include({ 'cache-control': publicCaching });
    expect(written.filter((name) => name === 'w320.avif')).to.have.length(1);
  });

  it('waits for nothing after the publication was heard of, each WebP made once', async () => {
    await buildPublishedPage(app, { blocks: piece() });
    const listener = app.app.events.listeners.find(({ name }) => name.endsWith(':prepare-pictures'));
    const { rows } = await app.app.pool.query<{ payload: { pageID: string } }>(
      "select payload from lectern_event where name = 'page.published' order by id desc limit 1",
    );
    const pageID = rows[0]?.payload.pageID ?? '';
    const event = { id: 1, at: new Date(), name: 'page.published' as const, payload: { pageID, versionID: pageID } };
    for (const _ of ['first', 'again']) await listener?.run([event]);
    // Made side by side.
    expect(written.toSorted()).to.deep.equal(['w320.webp', 'w480.webp', 'w700.webp']);
  });

  it('is prepared while the page is a draft, and looked for no more when it is published', async () => {
    const page = await buildPage(app, { blocks: piece() });
    const listener = app.app.events.listeners.find(({ name }) => name.endsWith(':prepare-pictures'));
    const payload = { pageID: page.id, versionID: page.versionID };
    await listener?.run([{ id: 1, at: new Date(), name: 'page.stored', payload }]);
    // Made side by side.
    expect(written.toSorted()).to.deep.equal(['w320.webp', 'w480.webp', 'w700.webp']);
    const reads: string[] = [];
    const store = app.app.service(mediaStore);
    const { readDerived } = store;
    Object.assign(store, { readDerived: (key: string) => (reads.push(key), readDerived(key)) });
    await contentApi(app.app, systemActor('test')).publishPage(page.id);
    await listener?.run([{ id: 2, at: new Date(), name: 'page.published', payload }]);
    Object.assign(store, { readDerived });
    expect(reads.filter((key) => key.endsWith('.webp'))).to.deep.equal([]);
  });

  it('is prepared anew for the pages of a file that was replaced', async () => {
    const { image } = fixture();
    await buildPublishedPage(app, { blocks: piece() });
    const listener = app.app.events.listeners.find(({ name }) => name.endsWith(':prepare-pictures'));
    await listener?.run([{ id: 1, at: new Date(), name: 'media.replaced', payload: { fileID: image } }]);
    expect(written).to.have.length(3);
  });

  it('goes on with the next copy where one cannot be made', async () => {
    const page = await buildPublishedPage(app, { blocks: piece() });
    const store = app.app.service(mediaStore);
    const { writeDerived } = store;
    Object.assign(store, {
      writeDerived: (key: string, bytes: Uint8Array) =>
        key.endsWith('w320.webp') ? Promise.reject(new Error('the disk is full')) : writeDerived(key, bytes),
    });
    await preparePictures(app.app, (await app.app.service(images).livePageFiles.of(page.id))?.values() ?? []);
    expect(written).to.deep.equal(['w480.webp', 'w700.webp']);
  });
});
