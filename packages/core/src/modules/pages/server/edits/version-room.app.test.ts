import { randomBytes } from 'node:crypto';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { mostAdded } from './version-room.ts';

describe('the versions that one person adds', () => {
  let app: TestApp;
  let editor: TestClient;
  let editorID: number;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    const user = await buildUser(app, { role: 'Publisher' });
    editor = await signIn(app, user);
    editorID = user.id;
    page = await buildPage(app, { type: 'lectern/blank', blocks: {} });
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** As if they had added as much some minutes ago. */
  const added = async (bytes: number, minutes: number): Promise<void> => {
    // Letters that the database cannot make smaller.
    const text = randomBytes(750_000).toString('base64');
    const each = Number(
      (await app.app.pool.query(`select pg_column_size(to_jsonb($1::text)) as size`, [text])).rows[0]?.['size'],
    );
    await app.app.pool.query(
      `insert into lectern_page_version (id, page_id, number, revision, content_revision, title, type_data, type_version, blocks,
         block_order, seo, is_frozen, reason, created_by, created_at, updated_at)
       select gen_random_uuid(), page_id, 1000 + n, revision, content_revision, title, type_data, type_version, to_jsonb($2::text),
         block_order, seo, true, 'stored', $3::integer, now() - make_interval(mins => $4::integer), updated_at
       from lectern_page_version, generate_series(1, $5::integer) n where id = $1::uuid`,
      [page.versionID, text, editorID, minutes, Math.ceil(bytes / each)],
    );
  };
  const store = (by: TestClient, at: BuiltPage, revision: number, title: string): Promise<TestResponse> =>
    by.request('POST', `/api/page/version/${at.versionID}/store`, { revision, title });
  const edit = (at: { versionID: string; revision: number }, value: string, keepsFormer: boolean, sequence = 1) =>
    editor.request('POST', `/api/page/version/${at.versionID}/edit`, {
      revision: at.revision,
      client,
      sequence,
      operations: [{ op: 'set', of: 'title', value }],
      keepsFormer,
    });
  const client = crypto.randomUUID();
  const versions = async (): Promise<number> =>
    Number(
      (await app.app.pool.query(`select count(*) as count from lectern_page_version where number < 1000`)).rows[0]?.['count'],
    );
  const newPage = (by: TestClient): Promise<TestResponse> =>
    by.request('POST', '/api/page/create', { title: 'Nieuw', slug: '/nieuw', type: 'lectern/blank', locale: 'nl-NL' });

  it('are refused once they are too much for an hour, and nobody else’s are', async () => {
    const other = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await added(mostAdded, 50);
    // The open version is written into: that adds none.
    const stored = await store(editor, page, page.revision, 'Een');
    expectSuccess(stored);
    const at = { ...page, revision: stored.get<number>('revision') };
    const refused = [
      await store(editor, at, at.revision, 'Twee'),
      await edit(at, 'Twee', false),
      await newPage(editor),
      await editor.request('POST', '/api/page/duplicate', { pageID: page.id, locale: 'nl-NL', title: 'Kopie', slug: '/kopie' }),
    ];
    for (const answer of refused) {
      expectErrors(answer, 429, [{ code: 'G_18' }]);
      expect(Number(answer.headers['retry-after'])).to.be.within(540, 600);
    }
    expectSuccess(await newPage(other));
    expectSuccess(await store(other, at, at.revision, 'Twee'));
  });

  it('count for an hour', async () => {
    await added(mostAdded, 61);
    expectSuccess(await newPage(editor));
  });

  it('are no more for what is kept beside a choice: it stays among the edits of the sitting', async () => {
    const first = await edit(page, 'Een', true);
    expectSuccess(first);
    expect(await versions()).to.equal(2);
    await added(mostAdded, 50);
    const at = { versionID: first.get<string>('pageVersionID'), revision: first.get<number>('revision') };
    const second = await edit(at, 'Twee', true, 2);
    expectSuccess(second);
    expect(second.get('pageVersionID')).to.equal(at.versionID);
    expect(await versions()).to.equal(2);
  });
});
