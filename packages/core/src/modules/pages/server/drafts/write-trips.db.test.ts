import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { cropParams } from '#modules/media/server/images/exhibit-piece.test-kit.ts';
import { exhibitPlugin } from '#modules/media/server/images/fixtures/exhibit.tsx';
import { putFile } from '#modules/media/server/images/put-file.test-kit.ts';
import { sampleImage } from '#modules/media/server/images/sample-images.test-kit.ts';
import { tripsOf } from '#server/database/trips-of.test-kit.ts';

describe('the waits for the database of what editors write', () => {
  let app: TestApp;
  let editor: TestClient;
  let blocks: object;
  before(async function () {
    app = await createTestApp({ plugins: [exhibitPlugin] });
    // There, each statement waits for the one before it.
    if (app.app.connection.engine === 'embedded') return this.skip();
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'a.png' });
    const props = { image: { fileID, altText: 'x', cropParams } };
    blocks = { 'piece-1': { type: 'exhibit/piece', anchorPoint: '', props } };
  });
  after(() => app?.close());

  /** Somebody who writes so that each write is based on the one before it. */
  async function writerOf(write: (at: { pageVersionID: string; revision: number }) => [path: string, body: object]) {
    const { versionID, revision } = await buildPage(app);
    let at = { pageVersionID: versionID, revision };
    const writeOn = async (): Promise<void> => {
      const answer = await editor.request('POST', ...write(at));
      expectSuccess(answer);
      at = { pageVersionID: answer.get('pageVersionID'), revision: answer.get('revision') };
    };
    // Of the first, more is noted: who it is that writes, and what their pictures look like.
    await writeOn();
    return writeOn;
  }

  const expectTrips = (trips: readonly string[][], beginnings: readonly string[]): void => {
    const all = trips.map((trip) => trip.join('\n')).join('\n\n');
    expect(
      trips.map(([first = '']) => first.slice(0, 8)),
      all,
    ).to.deep.equal(beginnings);
  };

  it('are four for a store: the session, the page, what is locked, what is written', async () => {
    const store = await writerOf(({ pageVersionID, revision }) => [
      `/api/page/version/${pageVersionID}/store`,
      { revision, title: `Stand ${revision}` },
    ]);
    expectTrips(await tripsOf(store), ['select s', 'select p', 'begin', 'with ver']);
  });

  it('are two more where it has pictures, whose files are asked for again with the lock', async () => {
    const store = await writerOf(({ pageVersionID, revision }) => [
      `/api/page/version/${pageVersionID}/store`,
      { revision, blocks },
    ]);
    expectTrips(await tripsOf(store), ['select s', 'select p', 'select i', 'select h', 'begin', 'with ver']);
  });

  it('are three for an edit', async () => {
    const client = crypto.randomUUID();
    const edit = await writerOf(({ pageVersionID, revision }) => [
      `/api/page/version/${pageVersionID}/edit`,
      {
        revision,
        client,
        sequence: revision,
        operations: [{ op: 'set', of: 'title', value: `Stand ${revision}` }],
      },
    ]);
    expectTrips(await tripsOf(edit), ['select s', 'begin', 'with ver']);
  });
});
