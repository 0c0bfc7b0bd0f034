import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { probe } from '#server/site/fixtures/probe.manifest.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });

describe('POST /page/version/{id}/store', () => {
  let app: TestApp;
  let editor: TestClient;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    page = await buildPage(app, { blocks: { 'text-1': text('Een') } });
  });
  after(() => app?.close());

  const latestID = async (): Promise<string> =>
    (await editor.request('GET', `/api/page/${page.id}`)).get<string>('data.pageVersionID');
  const store = async (body: object, id?: string, client = editor): Promise<TestResponse> =>
    client.request('POST', `/api/page/version/${id ?? (await latestID())}/store`, body);
  const publish = () => editor.request('POST', `/api/page/${page.id}/publish`, {});
  const fetched = async (id?: string) =>
    (await editor.request('GET', `/api/page/version/fetch/${id ?? (await latestID())}`)).get<Record<string, unknown>>('data');
  const blocksOf = async (id?: string) => (await fetched(id))['blocks'] as Record<string, Record<string, unknown>>;

  it('is for those who may edit pages', async () => {
    expectErrors(await store({ revision: 1 }, page.versionID, app.client()), 401, [{ code: 'G_07' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await store({ revision: 1 }, page.versionID, viewer), 403, [{ code: 'UM_01' }]);
  });

  it('answers with the version and revision to go on with', async () => {
    const answer = await store({ revision: 1, title: 'Twee' });
    expectSuccess(answer);
    const facts = { pageID: page.id, pageVersionID: page.versionID, revision: 2, warnings: [] };
    expect(answer.json).to.deep.equal({ Success: true, Errors: [], ...facts });
    expect(await fetched()).to.deep.include({ title: 'Twee', revision: 2, number: 1 });
    expect((await editor.request('GET', `/api/page/${page.id}`)).get('data.title')).to.equal('Twee');
  });

  it('leaves alone what is left out', async () => {
    const before = await fetched();
    expectSuccess(
      await store({
        revision: 1,
        seoSettings: { seoTitle: 'SEO', seoDescription: '', seoKeywords: ['a'], seoImage: null, noIndex: false },
      }),
    );
    const after = await fetched();
    for (const name of ['title', 'typeData', 'blocks', 'blockOrder']) expect(after[name], name).to.deep.equal(before[name]);
    expect(after['seoSettings']).to.deep.equal({
      seoTitle: 'SEO',
      seoDescription: '',
      seoKeywords: ['a'],
      seoImage: null,
      noIndex: false,
    });
  });

  it('takes a fetched version as it came, and believes none of what is read-only in it', async () => {
    const before = await fetched();
    expectSuccess(
      await store({ ...before, id: unknownID, pageID: unknownID, number: 99, hasPublicationRequest: true, createdAt: 'x' }),
    );
    const after = await fetched();
    expect({ ...after, revision: 0, updatedAt: '' }).to.deep.equal({ ...before, revision: 0, updatedAt: '' });
  });

  it('takes nothing else', async () => {
    for (const name of ['publishedVersionID', 'publishedID', 'createdBy', 'locale', 'slug', 'isFrozen', 'type'])
      expectErrors(await store({ revision: 1, [name]: unknownID }), 400, [{ property: name, code: 'V_12' }]);
  });

  it('names everything that cannot be stored at once', async () => {
    expectErrors(
      await store({
        revision: 1,
        blocks: {
          'text-1': { type: 'probe/text', props: { title: ['a'] } },
          'text-2': text('b', { key: 'text-9' }),
          'group-1': { type: 'probe/group', slots: { items: ['text-8'] } },
          'source-1': { type: 'probe/source', props: { mode: 1 } },
        },
        blockOrder: ['text-1', 'text-1', 'text-7'],
      }),
      400,
      [
        { property: 'blocks.text-1.title', code: 'V_12' },
        { property: 'blocks.text-2.key', code: 'V_12' },
        { property: 'blocks.group-1.slots.items', code: 'V_12' },
        { property: 'blocks.source-1.mode', code: 'V_12' },
        { property: 'blockOrder', code: 'V_12' },
      ],
    );
    expectErrors(await store({ title: '', seoSettings: { seoImage: [], seoKeywords: 'a', seoTitle: 7 } }), 400, [
      { property: 'revision', code: 'V_01' },
      { property: 'seoSettings.seoKeywords', code: 'V_12' },
      { property: 'seoSettings.seoTitle', code: 'V_12' },
    ]);
    expect((await fetched())['revision']).to.equal(1);
  });

  it('takes an SEO image as null or a list of images', async () => {
    const image = { fileID: unknownID };
    const seo = (seoImage: unknown) => ({
      revision: 1,
      seoSettings: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage },
    });
    expectErrors(await store(seo(image)), 400, [{ property: 'seoSettings.seoImage', code: 'V_12' }]);
    expectErrors(await store(seo([{ url: 'x' }])), 400, [
      { property: 'seoSettings.seoImage.0.fileID', code: 'V_12' },
      { property: 'seoSettings.seoImage.0.url', code: 'V_12' },
    ]);
    expectSuccess(await store(seo([image])));
  });

  it('knows no version that is not there', async () => {
    expectErrors(await store({ revision: 1 }, unknownID), 404, [{ code: 'PM_01' }]);
  });

  describe('an outdated revision', () => {
    it('is refused and changes nothing', async () => {
      expectSuccess(await store({ revision: 1, title: 'Twee' }));
      const before = await app.digest();
      for (const revision of [0, 1, 3]) expectErrors(await store({ revision, title: 'Drie' }), 409, [{ code: 'G_03' }]);
      expect(await app.digest()).to.deep.equal(before);
    });

    it('says who wrote the present one and when, while that account exists', async () => {
      const colleague = await buildUser(app, { role: 'Publisher', name: 'Hester Verbrugge' });
      expectSuccess(await store({ revision: 1, title: 'Eén' }));
      expectSuccess(await store({ revision: 2, title: 'Twee' }, undefined, await signIn(app, colleague)));
      const paramsOf = async (body: object, path?: string) =>
        (await editor.request('POST', `/api/${path ?? `page/version/${await latestID()}/store`}`, body)).get<
          { params: Record<string, unknown> }[]
        >('Errors')[0]?.params;
      const params = await paramsOf({ revision: 2, title: 'Drie' });
      const savedAt = (await fetched())['updatedAt'];
      expect(params).to.deep.equal({ savedBy: 'Hester Verbrugge', savedByID: colleague.id, savedAt });
      expect(await paramsOf({ revision: 1 }, `page/${page.id}/publish`)).to.deep.equal(params);
      expectSuccess(await store({ revision: 3, title: 'Vier' }));
      expect(await paramsOf({ revision: 3, title: 'Vijf' })).not.to.include({ savedByID: colleague.id });
    });

    it('is refused without a name where whoever wrote is gone, and to strangers without a word', async () => {
      const colleague = await buildUser(app, { role: 'Publisher' });
      expectSuccess(await store({ revision: 1, title: 'Eén' }, page.versionID, await signIn(app, colleague)));
      const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
      expectErrors(await store({ revision: 1 }, page.versionID, viewer), 403, [{ code: 'UM_01' }]);
      expectSuccess(await (await signIn(app, app.administrator)).request('DELETE', `/api/user/${colleague.id}`));
      const { Errors } = (await store({ revision: 1, title: 'Twee' })).json as { Errors: { params: object }[] };
      expect(Object.keys(Errors[0]?.params ?? {})).to.deep.equal(['savedAt']);
    });

    it('is what all but one of several writers at once have', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => store({ revision: 1, title: `Titel ${index}` })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(await fetched()).to.deep.include({ revision: 2, title: `Titel ${winner}` });
    });

    it('is also one of a version that is not the latest any more', async () => {
      expectSuccess(await publish());
      const next = await store({ revision: 1, title: 'Twee' });
      expectSuccess(next);
      expectErrors(await store({ revision: 1, title: 'Drie' }, page.versionID), 409, [{ code: 'G_03' }]);
      expectErrors(await store({ revision: 2, title: 'Drie' }, page.versionID), 409, [{ code: 'G_03' }]);
    });
  });

  describe('a published version', () => {
    it('is never changed: storing it makes the next one', async () => {
      expectSuccess(await publish());
      const published = await fetched();
      const answer = await store({ revision: 1, blocks: { 'text-1': text('Twee') } });
      expectSuccess(answer);
      const next = answer.get<string>('pageVersionID');
      expect(next).not.to.equal(page.versionID);
      expect(await fetched(page.versionID)).to.deep.equal(published);
      expect(await fetched(next)).to.deep.include({ number: 2, revision: 2, pageID: page.id });
      expect((await blocksOf(next))['text-1']?.['props']).to.deep.equal({ title: 'Twee', body: '', link: null });
      const answered = await editor.request('GET', `/api/page/${page.id}`);
      expect(answered.get('data')).to.include({
        publishedVersionID: page.versionID,
        pageVersionID: next,
        hasUnpublishedChanges: true,
      });
      const visited = await app.client().request('GET', page.slug);
      expect(visited.text).to.contain('Een').and.not.to.contain('Twee');
    });

    it('is followed by one version for each store, none of which is changed again', async () => {
      expectSuccess(await publish());
      const next = (await store({ revision: 1, title: 'Twee' })).get<string>('pageVersionID');
      const again = await store({ revision: 2, title: 'Drie' }, next);
      expect(again.get('pageVersionID')).not.to.equal(next);
      expect(again.get('revision')).to.equal(3);
      expect(await fetched(next)).to.deep.include({ title: 'Twee', number: 2, revision: 2 });
      expect(await fetched()).to.deep.include({ title: 'Drie', number: 3, revision: 3 });
    });
  });

  describe('the order of blocks', () => {
    const order = async () => (await fetched())['blockOrder'];
    const blocks = { 'text-c': text('C'), 'text-a': text('A'), 'text-b': text('B') };

    it('is their own where nothing else is said', async () => {
      expectSuccess(await store({ revision: 1, blocks }));
      expect(await order()).to.deep.equal(['text-c', 'text-a', 'text-b']);
      expect(Object.keys(await blocksOf())).to.deep.equal(['text-c', 'text-a', 'text-b']);
    });

    it('is blockOrder where both come in, and what it leaves out follows', async () => {
      expectSuccess(await store({ revision: 1, blocks, blockOrder: ['text-b', 'text-c'] }));
      expect(await order()).to.deep.equal(['text-b', 'text-c', 'text-a']);
    });

    it('may be stored alone', async () => {
      expectSuccess(await store({ revision: 1, blocks }));
      const before = await blocksOf();
      expectSuccess(await store({ revision: 2, blockOrder: ['text-b', 'text-a', 'text-c'] }));
      expect(await order()).to.deep.equal(['text-b', 'text-a', 'text-c']);
      expect(await blocksOf()).to.deep.equal(before);
    });

    it('refuses the one key that every object has, and stores nothing', async () => {
      const before = await app.digest();
      const answer = await store({ revision: 1, blocks: { 'text-10': text('10'), constructor: text('c') } });
      expectErrors(answer, 400, [{ property: 'blocks.constructor', code: 'V_12' }]);
      expect(await app.digest()).to.deep.equal(before);
    });
  });

  describe('versions of a block', () => {
    it('are taken to that of the code, step by step', async () => {
      expectSuccess(
        await store({
          revision: 1,
          blocks: {
            'text-1': { type: 'probe/text', version: 1, props: { heading: '  Oud ' } },
            'text-2': { type: 'probe/text', version: 2, props: { title: 'Tussen' } },
          },
        }),
      );
      const blocks = await blocksOf();
      expect(blocks['text-1']).to.deep.include({ version: 3, props: { title: 'Oud', body: '', link: null } });
      expect(blocks['text-2']).to.deep.include({ version: 3, props: { title: 'Tussen', body: '', link: null } });
    });

    it('that no version ever wrote are refused, where the upgrade cannot make anything of them', async () => {
      expectErrors(
        await store({ revision: 1, blocks: { 'text-1': { type: 'probe/text', version: 1, props: { heading: 7 } } } }),
        400,
        [{ property: 'blocks.text-1.props', code: 'V_12' }],
      );
    });

    it('newer than the code keep their bytes, whoever stores them', async () => {
      const newer = { type: 'probe/text', version: 9, props: { colour: 'red', nested: [{ a: 1 }] }, anchorPoint: '' };
      // As a newer code left it, before somebody went back to this one.
      await app.app.pool.query(
        `update lectern_page_version set blocks = jsonb_set(blocks, '{text-1}', blocks->'text-1' || $2::jsonb) where id = $1`,
        [page.versionID, JSON.stringify(newer)],
      );
      expectSuccess(await store({ revision: 1, title: 'Ernaast' }));
      expect((await blocksOf())['text-1']).to.deep.include({ version: 9, props: newer.props });
      expectSuccess(
        await store({
          revision: 2,
          blocks: { 'text-1': { ...newer, props: { colour: 'blue' }, anchorPoint: 'rood' }, 'text-2': text('x') },
        }),
      );
      expect((await blocksOf())['text-1']).to.deep.include({ version: 9, props: newer.props, anchorPoint: 'rood' });
      expectSuccess(await publish());
      expect((await app.client().request('GET', page.slug)).status).to.equal(200);
    });

    it('cannot be claimed to be newer, to pass the schema by', async () => {
      const evil = { title: 'x', link: { to: { href: '//evil.example' } } };
      for (const key of ['text-1', 'text-2'])
        expectErrors(await store({ revision: 1, blocks: { [key]: { type: 'probe/text', version: 99, props: evil } } }), 400, [
          { property: `blocks.${key}.version`, code: 'V_12' },
        ]);
    });

    it('of a type that is not installed keep their bytes, and can be moved', async () => {
      const unknown = { type: 'gone/block', version: 4, props: { html: '<b>x</b>', deep: { list: [1, null] } } };
      page = await buildPage(app, { blocks: { 'text-1': text('x'), 'gone-1': unknown } });
      expectSuccess(await store({ revision: 1, blockOrder: ['gone-1', 'text-1'] }));
      expect((await blocksOf())['gone-1']).to.deep.include({ type: 'gone/block', version: 4, props: unknown.props });
      expectSuccess(await publish());
      const visited = await app.client().request('GET', page.slug);
      expect(visited.status).to.equal(200);
      expect(visited.text).to.contain('<h2>x</h2>').and.not.to.contain('<b>x</b>');
      expect(app.logs.filter(({ level }) => level === 40).map(({ type }) => type)).to.deep.equal(['gone/block']);
    });
  });

  describe('anchors', () => {
    it('are names that an address can hold', async () => {
      let revision = 1;
      for (const anchorPoint of ['"><script>', 'x onload=', 'a b', '1a', 'a'.repeat(65), '__proto__', 'é']) {
        expectSuccess(await store({ revision, blocks: { 'text-1': text('x', { anchorPoint }) } }));
        revision += 1;
        expectErrors(await publish(), 400, [{ property: 'blocks.text-1.anchorPoint', code: 'V_12' }]);
      }
    });

    it('stand on a page once, nested blocks included', async () => {
      const blocks = {
        'group-1': { type: 'probe/group', anchorPoint: 'top', slots: { items: ['text-1'] } },
        'text-1': text('x', { anchorPoint: 'top' }),
      };
      expectSuccess(await store({ revision: 1, blocks }));
      expectErrors(await publish(), 409, [{ property: 'blocks.group-1.anchorPoint', code: 'V_18' }]);
    });
  });

  describe('slots', () => {
    const group = (items: string[], more: object = {}) => ({ type: 'probe/group', slots: { items, ...more } });

    it('hold blocks of the same page, which then stand there and nowhere else', async () => {
      expectSuccess(
        await store({
          revision: 1,
          blocks: { 'group-1': group(['text-2', 'text-1']), 'text-1': text('1'), 'text-2': text('2') },
        }),
      );
      expect((await fetched())['blockOrder']).to.deep.equal(['group-1']);
      expect((await blocksOf())['group-1']?.['slots']).to.deep.equal({ items: ['text-2', 'text-1'] });
    });

    it('hold no more, and no other types, than the block allows, once they are published', async () => {
      const slot = { property: 'blocks.group-1.slots.items' };
      const texts = { 'text-1': text('1'), 'text-2': text('2'), 'text-3': text('3') };
      expectSuccess(await store({ revision: 1, blocks: { 'group-1': group(['text-1', 'text-2', 'text-3']), ...texts } }));
      expectErrors(await publish(), 400, [{ ...slot, code: 'V_14' }]);
      expectSuccess(await store({ revision: 2, blocks: { 'group-1': group(['group-2']), 'group-2': group([]) } }));
      expectErrors(await publish(), 400, [{ ...slot, code: 'V_12' }]);
      expectErrors(await store({ revision: 3, blocks: { 'text-1': text('1', { slots: { items: [] } }) } }), 400, [
        { property: 'blocks.text-1.slots.items', code: 'V_12' },
      ]);
    });

    it('hold blocks of this page alone', async () => {
      const property = 'blocks.group-1.slots.items';
      expectErrors(await store({ revision: 1, blocks: { 'group-1': group(['text-9']) } }), 400, [{ property, code: 'V_12' }]);
    });

    it('hold no block twice and no block of its own', async () => {
      const blocks = { 'group-1': group(['text-1']), 'group-2': group(['text-1']), 'text-1': text('1') };
      expectErrors(await store({ revision: 1, blocks }), 400, [{ property: 'blocks.text-1', code: 'V_12' }]);
      const circle = {
        'group-1': group(['group-2']),
        'group-2': group(['group-1']),
      };
      expectErrors(await store({ revision: 1, blocks: circle }), 400, [{ property: 'blocks', code: 'V_12' }]);
      expectErrors(
        await store({
          revision: 1,
          blocks: { 'group-1': group(['text-1']), 'text-1': text('1') },
          blockOrder: ['group-1', 'text-1'],
        }),
        400,
        [{ property: 'blockOrder', code: 'V_12' }],
      );
    });
  });

  describe('a page without its type', () => {
    it('can still be stored, and keeps its own data', async () => {
      const note = await buildPublishedPage(app, {
        type: 'probe/note',
        typeData: { day: '2026-11-20' },
        blocks: { 'text-1': text('x') },
      });
      const bare = await createTestApp({
        database: app.database,
        plugins: [{ manifest: { ...probe, pageTypes: {} } as never, entries: probePlugin.entries }],
      }).catch((error: unknown) => error);
      // A manifest that definePlugin did not make is none.
      expect(String(bare)).to.contain('was not made by definePlugin');
      await app.app.pool.query(`update lectern_page set type = 'gone/type' where id = $1`, [note.id]);
      const answer = await store({ revision: note.revision, title: 'Nog steeds' }, note.versionID);
      expectSuccess(answer);
      expect(await fetched(answer.get<string>('pageVersionID'))).to.deep.include({
        title: 'Nog steeds',
        typeData: { day: '2026-11-20', image: null },
      });
      expectErrors(await editor.request('POST', `/api/page/${note.id}/publish`, {}), 400, [{ code: 'V_07' }]);
    });
  });
});
