import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { Operation } from '../../edits/operation.ts';
import { foldPages } from '../pages.job.ts';

const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });
const set = (key: string, value: unknown, field = 'title'): Operation => ({ op: 'set', of: 'props', key, field, value });
const top = { parent: null, slot: '', after: null };
const unknownID = '00000000-0000-4000-8000-00000000dead';

/** Of a moment after which a sitting is over. */
const later = (): Date => new Date(Date.now() + 31 * 60_000);

describe('POST /page/version/{id}/edit', () => {
  let app: TestApp;
  let anna: TestClient;
  let bert: TestClient;
  let people: { readonly anna: BuiltUser; readonly bert: BuiltUser };
  let page: BuiltPage;
  /** The editors of each person: one tab each. */
  const tabs = new Map<TestClient, { client: string; sequence: number }>();
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    people = {
      anna: await buildUser(app, { role: 'Publisher', name: 'Anna' }),
      bert: await buildUser(app, { role: 'Editor', name: 'Bert' }),
    };
    anna = await signIn(app, people.anna);
    bert = await signIn(app, people.bert);
    page = await buildPage(app, { blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
    tabs.clear();
  });
  after(() => app?.close());

  const send = (body: object, { client = anna, id = page.versionID } = {}): Promise<TestResponse> =>
    client.request('POST', `/api/page/version/${id}/edit`, body);
  /** Sends from somebody's tab, which counts what was accepted. */
  const edit = async (revision: number, operations: readonly object[], client = anna): Promise<TestResponse> => {
    const tab = tabs.get(client) ?? { client: crypto.randomUUID(), sequence: 0 };
    tabs.set(client, tab);
    const answer = await send({ revision, client: tab.client, sequence: tab.sequence + 1, operations }, { client });
    if (answer.status === 200) tab.sequence += 1;
    return answer;
  };
  const latest = async (client = anna) => {
    const { pageVersionID } = (await client.request('GET', `/api/page/${page.id}`)).get<{ pageVersionID: string }>('data');
    const answer = await client.request('GET', `/api/page/version/fetch/${pageVersionID}`);
    return answer.get<{
      id: string;
      number: number;
      revision: number;
      title: string;
      blockOrder: string[];
      blocks: Record<
        string,
        { props: Record<string, unknown>; name?: string; __images: object; slots?: Record<string, string[]> }
      >;
    }>('data');
  };
  const titleOf = async (key: string): Promise<unknown> => (await latest()).blocks[key]?.props['title'];
  const count = async (sql: string): Promise<number> => (await app.app.pool.query(sql)).rowCount ?? 0;

  it('is for those who may edit this page', async () => {
    const body = { revision: 1, client: crypto.randomUUID(), sequence: 1, operations: [set('text-1', 'X')] };
    expectErrors(await send(body, { client: app.client() }), 401, [{ code: 'G_07' }]);
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expectErrors(await send(body, { client: viewer }), 403, [{ code: 'UM_01' }]);
    const grants = [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }];
    const elsewhere = await signIn(app, await buildUser(app, { permissions: grants }));
    expectErrors(await send(body, { client: elsewhere }), 403, [{ code: 'UM_01' }]);
    expectErrors(await send(body, { id: unknownID }), 404, [{ code: 'PM_01' }]);
    expect(await titleOf('text-1')).to.equal('Een');
  });

  it('changes what it names and nothing else, which everybody reads at once and visitors after a publication', async () => {
    const answer = await edit(1, [
      set('text-1', 'Eerste'),
      {
        op: 'insert',
        block: { type: 'probe/group', key: 'group-1', version: 1, props: { title: 'Groep' }, anchorPoint: '' },
        ...top,
      },
      { op: 'move', key: 'text-2', parent: 'group-1', slot: 'items', after: null },
      { op: 'set', of: 'block', key: 'text-1', field: 'name', value: '  Inleiding ' },
      { op: 'set', of: 'title', value: 'Nieuw' },
      { op: 'set', of: 'seo', field: 'seoTitle', value: 'SEO' },
    ]);
    expectSuccess(answer);
    expect(answer.json).to.deep.include({ pageID: page.id, pageVersionID: page.versionID, revision: 2, operations: [] });
    const check = async (): Promise<void> => {
      const version = await latest();
      expect(version).to.deep.include({ title: 'Nieuw', revision: 2, number: 1, blockOrder: ['group-1', 'text-1'] });
      expect(version.blocks['text-1']).to.deep.include({ name: 'Inleiding' });
      expect(version.blocks['text-1']?.props['title']).to.equal('Eerste');
      expect(version.blocks['group-1']?.slots).to.deep.equal({ items: ['text-2'] });
    };
    await check();
    await foldPages(app.app);
    expect(await count('select from lectern_page_version where content_revision < revision')).to.equal(0);
    await check();
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/publish`, { revision: 2 }));
    expect((await app.client().request('GET', page.slug)).text)
      .to.contain('Eerste')
      .and.contain('Groep');
  });

  it('replaces a block by one of another type under its key, in one call, and takes its name away', async () => {
    expectSuccess(await edit(1, [{ op: 'set', of: 'block', key: 'text-1', field: 'name', value: 'Inleiding' }]));
    const block = { type: 'probe/group', key: 'text-1', name: 'Inleiding', version: 1, props: { title: 'Een' }, anchorPoint: '' };
    expectSuccess(
      await edit(2, [
        { op: 'remove', key: 'text-1' },
        { op: 'insert', block, ...top },
      ]),
    );
    const { blocks, blockOrder } = await latest();
    expect(blockOrder).to.deep.equal(['text-1', 'text-2']);
    expect(blocks['text-1']).to.deep.include({ type: 'probe/group', name: 'Inleiding', props: { title: 'Een' } });
    expectSuccess(await edit(3, [{ op: 'set', of: 'block', key: 'text-1', field: 'name' }]));
    expect((await latest()).blocks['text-1']).not.to.have.property('name');
  });

  it('publishes what nobody folded yet', async () => {
    expectSuccess(await edit(1, [set('text-1', 'Vers')]));
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/publish`, {}));
    expect((await app.client().request('GET', page.slug)).text).to.contain('Vers');
  });

  it('merges what two people did, each of whom hears of the other', async () => {
    expectSuccess(await edit(1, [set('text-1', 'Van Anna')]));
    const answer = await edit(1, [set('text-2', 'Van Bert')], bert);
    expect(answer.get('operations')).to.deep.equal([set('text-1', 'Van Anna')]);
    expect(answer.get('revision')).to.equal(3);
    const next = await edit(2, [{ op: 'move', key: 'text-2', ...top }]);
    expect(next.get('operations')).to.deep.equal([set('text-2', 'Van Bert')]);
    const { blocks, blockOrder } = await latest();
    expect([blockOrder, blocks['text-1']?.props['title'], blocks['text-2']?.props['title']]).to.deep.equal([
      ['text-2', 'text-1'],
      'Van Anna',
      'Van Bert',
    ]);
  });

  it('refuses what both changed, with both values, and writes nothing', async () => {
    expectSuccess(await edit(1, [set('text-1', 'Van Anna')]));
    const before = await app.digest();
    const answer = await edit(1, [set('text-2', 'Blijft weg'), set('text-1', 'Van Bert')], bert);
    expectErrors(answer, 409, [{ code: 'G_03' }]);
    const [{ at, ...conflict }, ...more] = answer.get<[Record<string, unknown>, ...unknown[]]>('data.conflicts');
    expect(more).to.deep.equal([]);
    expect(conflict).to.deep.equal({
      property: 'blocks.text-1.title',
      mine: 'Van Bert',
      theirs: 'Van Anna',
      by: { id: people.anna.id, name: 'Anna' },
    });
    expect(Number.isNaN(Date.parse(String(at)))).to.equal(false);
    expect(answer.get('Errors.0.params.savedBy')).to.be.a('string');
    expect(await app.digest()).to.deep.equal(before);
  });

  it('merges what two people wrote in one text, and tells each what it is now, by whom and when', async () => {
    expectSuccess(await edit(1, [{ ...set('text-1', 'Een huis'), was: 'Een' }]));
    const body = {
      revision: 1,
      client: crypto.randomUUID(),
      sequence: 1,
      operations: [{ ...set('text-1', 'Nog Een'), was: 'Een' }],
    };
    const answer = await send(body, { client: bert });
    expectSuccess(answer);
    expect(await titleOf('text-1')).to.equal('Nog Een huis');
    expect(answer.get('operations')).to.deep.equal([set('text-1', 'Nog Een huis')]);
    expect(answer.get('authors')).to.have.length(1);
    expect(answer.get('authors.0')).to.deep.include({ by: { id: people.anna.id, name: 'Anna' }, isChoice: false, operations: 1 });
    expect((await send(body, { client: bert })).json, 'sent again').to.deep.equal(answer.json);
    expect((await edit(2, [set('text-2', 'Van Anna')])).get('operations')).to.deep.equal([set('text-1', 'Nog Een huis')]);
    expect(await count(`select from lectern_page_edit where operations::text like '%"was"%'`)).to.equal(0);
  });

  it('refuses what both changed in one text, and what is said to be made of no value of the field', async () => {
    expectSuccess(await edit(1, [{ ...set('text-1', 'Twee'), was: 'Een' }]));
    for (const was of ['Een', 7, { text: 'Een' }, null])
      expectErrors(await edit(1, [{ ...set('text-1', 'Drie'), was }], bert), 409, [{ code: 'G_03' }]);
    expect(await titleOf('text-1')).to.equal('Twee');
  });

  it('takes the id of somebody’s editor for nobody else’s: what both send under it is stored', async () => {
    const client = crypto.randomUUID();
    const body = (revision: number, key: string, value: string) => ({
      revision,
      client,
      sequence: 1,
      operations: [set(key, value)],
    });
    expectSuccess(await send(body(1, 'text-1', 'Van Bert'), { client: bert }));
    const answer = await send(body(1, 'text-2', 'Van Anna'));
    expectSuccess(answer);
    expect(answer.get('operations')).to.deep.equal([set('text-1', 'Van Bert')]);
    expect([await titleOf('text-1'), await titleOf('text-2')]).to.deep.equal(['Van Bert', 'Van Anna']);
    const presence = { client, revision: 1, block: null };
    const news = await anna.request('POST', `/api/page/${page.id}/presence`, presence);
    expect(news.get('operations')).to.deep.equal([set('text-1', 'Van Bert')]);
  });

  it('merges with what was stored as a whole meanwhile', async () => {
    const stored = await bert.request('POST', `/api/page/version/${page.versionID}/store`, {
      revision: 1,
      blocks: { 'text-1': text('Opgeslagen'), 'text-2': text('Twee') },
    });
    expectSuccess(stored);
    const answer = await edit(1, [set('text-2', 'Van Anna')]);
    expect(answer.get('operations')).to.deep.equal([set('text-1', 'Opgeslagen')]);
    expect([await titleOf('text-1'), await titleOf('text-2')]).to.deep.equal(['Opgeslagen', 'Van Anna']);
  });

  it('gives a sequence that comes again its first answer, and refuses one that leaves others out', async () => {
    const tab = { client: crypto.randomUUID(), sequence: 1 };
    const body = { revision: 1, ...tab, operations: [set('text-1', 'Een keer')] };
    expectSuccess(await edit(1, [set('text-2', 'Van Bert')], bert));
    const first = await send(body);
    expectSuccess(await edit(3, [set('text-2', 'Nog eens')], bert));
    const before = await app.digest();
    expect((await send(body)).json).to.deep.equal(first.json);
    expect(await app.digest()).to.deep.equal(before);
    const gap = { ...body, revision: 4, sequence: 3 };
    expectErrors(await send(gap), 400, [{ property: 'sequence', code: 'V_12' }]);
    expectSuccess(await send({ ...body, revision: 4, sequence: 2, operations: [set('text-1', 'Twee keer')] }));
  });

  it('gives the first answer however much it says, and to no call that wants more than one may say', async () => {
    const large = 'x'.repeat(65_000);
    const body = { client: crypto.randomUUID(), sequence: 1, operations: [set('text-1', 'Van Anna')] };
    const write = async (from: number): Promise<void> => {
      const operations = Array.from({ length: 45 }, (_, at) => set('text-2', `${large}${at}`, at % 2 === 0 ? 'title' : 'body'));
      expectSuccess(await edit(from, operations, bert));
    };
    await write(1);
    const before = await send({ revision: 1, ...body });
    expectSuccess(before);
    expect(before.text.length).to.be.within(2_900_000, 4_000_000);
    expect((await send({ revision: 1, ...body })).json).to.deep.equal(before.json);
    await write(3);
    const next = { ...body, sequence: 2, operations: [set('text-1', 'Nog eens')] };
    const first = await send({ revision: 3, ...next });
    expectSuccess(first);
    expectErrors(await send({ revision: 1, ...next }), 400, [{ property: 'revision', code: 'V_12' }]);
    expect((await send({ revision: 3, ...next })).json).to.deep.equal(first.json);
  });

  it('of one sitting is one version with one entry of the audit log for each person', async () => {
    for (let revision = 1; revision <= 5; revision += 1)
      expectSuccess(await edit(revision, [set('text-1', `Stand ${revision}`)]));
    expectSuccess(await edit(6, [set('text-2', 'Van Bert')], bert));
    expect(await count('select from lectern_page_version')).to.equal(1);
    expect(await count(`select from lectern_audit_entry where action = 'page.edit'`)).to.equal(2);
    app.setClock(later());
    const answer = await edit(7, [set('text-1', 'Later')]);
    expect(answer.get('pageVersionID')).not.to.equal(page.versionID);
    expect(await latest()).to.deep.include({ number: 2, revision: 8 });
    const first = await anna.request('GET', `/api/page/version/fetch/${page.versionID}`);
    expect(first.get('data.blocks.text-1.props.title')).to.equal('Stand 5');
    expect(first.get('data.blocks.text-2.props.title')).to.equal('Van Bert');
  });

  it('never changes what was published', async () => {
    expectSuccess(await anna.request('POST', `/api/page/${page.id}/publish`, {}));
    const answer = await edit(1, [set('text-1', 'Nieuw')]);
    expect(answer.get('pageVersionID')).not.to.equal(page.versionID);
    expect((await app.client().request('GET', page.slug)).text)
      .to.contain('Een')
      .and.not.to.contain('Nieuw');
    const old = await anna.request('GET', `/api/page/version/fetch/${page.versionID}`);
    expect(old.get('data.blocks.text-1.props.title')).to.equal('Een');
  });

  it('stores whatever a draft can hold, and names the field of what it cannot', async () => {
    expectSuccess(await edit(1, [set('text-1', ''), set('text-2', 'x'.repeat(5000))]));
    expectErrors(await edit(2, [set('text-1', 'y'.repeat(1_000_001))]), 400, [{ property: 'blocks.text-1.title', code: 'V_14' }]);
    expectErrors(await edit(2, [{ op: 'set', of: 'seo', field: 'noIndex', value: 'ja' }]), 400, [
      { property: 'seoSettings.noIndex', code: 'V_12' },
    ]);
    expectErrors(await edit(2, [{ op: 'set', of: 'title', value: 7 }]), 400, [{ property: 'title', code: 'V_12' }]);
  });

  const invalid: Readonly<Record<string, readonly [object, string]>> = {
    'a field of a block that is not there': [set('gone', 'x'), 'blocks.gone.title'],
    'a block in itself': [{ op: 'move', key: 'text-1', parent: 'text-1', slot: 'items', after: null }, 'blocks.text-1'],
    'a block that stands there already': [
      { op: 'insert', block: { type: 'probe/text', key: 'text-1', version: 3, props: {}, anchorPoint: '' }, ...top },
      'blocks.text-1',
    ],
    'a block in one that is not there': [
      { op: 'move', key: 'text-1', parent: 'gone', slot: 'items', after: null },
      'blocks.text-1',
    ],
    'the removal of nothing': [{ op: 'remove', key: 'gone' }, 'blocks.gone'],
    'a block from a newer version': [
      { op: 'insert', block: { type: 'probe/text', key: 'new-1', version: 99, props: {}, anchorPoint: '' }, ...top },
      'blocks.new-1.version',
    ],
  };
  for (const [name, [operation, property]] of Object.entries(invalid))
    it(`refuses ${name}`, async () => {
      const before = await app.digest();
      expectErrors(await edit(1, [operation]), 400, [{ property, code: 'V_12' }]);
      expect(await app.digest()).to.deep.equal(before);
    });

  it('refuses what is no edit: another shape, a future revision, names that are none, too much', async () => {
    const before = await app.digest();
    const good = { revision: 1, client: crypto.randomUUID(), sequence: 1, operations: [set('text-1', 'x')] };
    const bad: readonly object[] = [
      { ...good, revision: 2 },
      { ...good, revision: -1 },
      { ...good, client: 'tab' },
      { ...good, sequence: 0 },
      { ...good, operations: [] },
      { ...good, operations: [{ op: 'set', of: 'props', key: '__proto__', field: 'title', value: 'x' }] },
      { ...good, operations: [{ op: 'set', of: 'seo', field: '__proto__', value: 'x' }] },
      { ...good, operations: [{ op: 'index', key: 'text-1', index: 3 }] },
      { ...good, operations: [{ ...set('text-1', 'x'), more: 1 }] },
    ];
    for (const body of bad) expect((await send(body)).status, JSON.stringify(body)).to.equal(400);
    const large = { ...good, operations: Array.from({ length: 5 }, () => set('text-1', 'z'.repeat(1_000_000))) };
    expect((await send(large)).status).to.equal(413);
    expect(await app.digest()).to.deep.equal(before);
  });

  it('takes own data with a name of the prototype for a name', async () => {
    const operations = JSON.parse(
      '[{"op":"set","of":"props","key":"text-1","field":"__proto__","value":{"isAdmin":true}}]',
    ) as object[];
    await edit(1, operations);
    expect((await latest()).blocks['text-1']?.props['isAdmin']).to.equal(undefined);
    expect(({} as { isAdmin?: boolean }).isAdmin).to.equal(undefined);
  });

  it('of ten people at once on one page leaves none out', async () => {
    const editors: TestClient[] = [];
    while (editors.length < 10) editors.push(await signIn(app, await buildUser(app, { role: 'Editor' })));
    const insert = (key: string) => ({
      op: 'insert',
      block: { type: 'probe/text', key, version: 3, props: { title: key }, anchorPoint: '' },
      ...top,
    });
    const answers = await Promise.all(editors.map((person, index) => edit(1, [insert(`new-${index}a`)], person)));
    for (const answer of answers) expectSuccess(answer);
    expect(answers.map((answer) => answer.get<number>('revision')).sort((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 10 }, (_, index) => index + 2),
    );
    expect((await latest()).blockOrder).to.have.length(12);
  });
});
