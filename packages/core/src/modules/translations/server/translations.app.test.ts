import {
  buildPage,
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  signIn,
  until,
} from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { MatrixRow, SourceChange, SourceChanges } from '../translations.calls.ts';
import { noticeTranslation } from './notice.ts';
import { translationOf } from './translation-rows.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const block = (title: string) => ({ type: 'probe/text', props: { title, body: '', link: null } });
const group = (title: string, items: string[]) => ({ type: 'probe/group', props: { title }, slots: { items } });

type Blocks = Record<string, ReturnType<typeof block> | ReturnType<typeof group>>;
type At = Pick<BuiltPage, 'id'>;

describe('translations and their source', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin], config: { customSlugLocales: ['fr-FR'] } });
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const first: Blocks = { one: block('Een'), two: block('Twee'), three: block('Drie') };
  const source = (blocks = first, title = 'Huis'): Promise<BuiltPage> => buildPublishedPage(app, { title, blocks });
  const post = (path: string, body: object, client = publisher) => client.request('POST', `/api${path}`, body);
  async function translated({ id, slug }: Pick<BuiltPage, 'id' | 'slug'>, locale = 'de-DE'): Promise<At> {
    const answer = await post('/page/create-translation', { pageID: id, newLocale: locale, title: 'Haus', slug });
    expectSuccess(answer);
    return { id: answer.get('pageID') };
  }
  const stored = async ({ id }: At) => {
    const versionID = (await publisher.request('GET', `/api/page/${id}`)).get<string>('data.pageVersionID');
    const version = await publisher.request('GET', `/api/page/version/fetch/${versionID}`);
    return version.get<{ id: string; revision: number; blocks: Blocks; blockOrder: string[] }>('data');
  };
  async function write(page: At, blocks: Blocks, blockOrder = Object.keys(blocks)): Promise<void> {
    const { id, revision } = await stored(page);
    expectSuccess(await post(`/page/version/${id}/store`, { revision, blocks, blockOrder }));
    await heard(page);
  }
  const publish = async ({ id }: At): Promise<void> => {
    expectSuccess(await post(`/page/${id}/publish`, {}));
    await heard({ id });
  };
  /** Lets the listener hear of a page. */
  async function heard({ id }: At): Promise<void> {
    const { rows } = await app.app.pool.query<{ id: string }>(
      'select page_id as id from lectern_translation where $1 in (page_id, source_id)',
      [id],
    );
    const em = app.app.em();
    for (const one of rows) {
      const row = await translationOf(em, one.id);
      if (row) await noticeTranslation({ app: app.app, em: app.app.em() }, row);
    }
  }
  const changes = async ({ id }: At, client = publisher): Promise<SourceChanges> => {
    const answer = await client.request('GET', `/api/page/${id}/source-changes`);
    expectSuccess(answer);
    return answer.get('data');
  };
  const short = (all: readonly SourceChange[]) => all.map(({ kind, blockKey, text }) => `${kind} ${blockKey} ${text}`);
  const counted = async ({ id }: At): Promise<number | undefined> => (await translationOf(app.app.em(), id))?.outdated;
  const apply = async (page: At, wanted: readonly Pick<SourceChange, 'kind' | 'blockKey'>[]): Promise<TestResponse> =>
    post(`/page/${page.id}/apply-source-changes`, {
      revision: (await stored(page)).revision,
      changes: wanted.map(({ kind, blockKey }) => ({ kind, blockKey })),
    });

  it('is behind by the blocks whose words changed, came or went, once visitors read them; the same words again clear it', async () => {
    const page = await source();
    const german = await translated(page);
    expect(await changes(german)).to.deep.include({ outdated: 0, changes: [] });
    const next: Blocks = { one: block('Een, herzien'), three: block('Drie'), four: block('Vier') };
    await write(page, next);
    expect([(await changes(german)).outdated, await counted(german)]).to.deep.equal([0, 0]);
    await publish(page);
    const told = await changes(german);
    expect(told.source).to.deep.equal({ id: page.id, title: 'Huis', locale: 'nl-NL', isLive: true });
    expect(short(told.changes)).to.deep.equal(['changed one Een, herzien', 'came four Vier', 'went two Twee']);
    expect([told.outdated, await counted(german)]).to.deep.equal([3, 3]);
    await write(page, first);
    await publish(page);
    expect([(await changes(german)).outdated, await counted(german)]).to.deep.equal([0, 0]);
  });

  it('is up to date again by other words of its own, or by somebody’s word', async () => {
    const page = await source();
    const german = await translated(page);
    await write(german, { one: block('Eins'), two: block('Zwei'), three: block('Drei') });
    await write(page, { one: block('Een!'), two: block('Twee!'), three: block('Drie!') });
    await publish(page);
    expect(await counted(german)).to.equal(3);
    await write(german, { one: block('Eins!'), two: block('Zwei'), three: block('Drei') });
    expect([await counted(german), short((await changes(german)).changes)]).to.deep.equal([
      2,
      ['changed two Twee!', 'changed three Drie!'],
    ]);
    const answer = await post(`/page/${german.id}/translated`, { blockKeys: ['two'] });
    expect(short(answer.get<SourceChanges>('data').changes)).to.deep.equal(['changed three Drie!']);
    expectErrors(await post(`/page/${german.id}/translated`, { blockKeys: ['three', 'nowhere'] }), 400, [
      { property: 'blockKeys.1', code: 'V_12' },
    ]);
    expect(await counted(german)).to.equal(1);
    expectSuccess(await post(`/page/${german.id}/translated`, {}));
    expect([await counted(german), (await changes(german)).outdated]).to.deep.equal([0, 0]);
    const { rows } = await app.app.pool.query<{ changes: object }>(
      `select changes from lectern_audit_entry where action = 'page.confirm-translated' order by at`,
    );
    expect(rows.map((row) => row.changes)).to.deep.equal([{ upToDate: 1 }, { upToDate: 1 }]);
    // What was written before stands for what it was a translation of.
    await write(german, { one: block('Eins'), two: block('Zwei'), three: block('Drei') });
    expect(short((await changes(german)).changes)).to.deep.equal(['changed one Een!']);
  });

  it('tells nothing of a source that somebody may not view', async () => {
    const page = await source();
    const german = await translated(page);
    await write(page, { ...first, one: block('Een!') });
    await publish(page);
    const edit = { name: 'edit-page', parameters: { locales: ['de-DE'] } };
    const limited = await signIn(app, await buildUser(app, { permissions: [edit] }));
    expect(await changes(german, limited)).to.deep.include({ source: null, outdated: 0, changes: [] });
    const body = { revision: (await stored(german)).revision, changes: [{ kind: 'came', blockKey: 'one' }] };
    expectErrors(await post(`/page/${german.id}/translated`, {}, limited), 403, [{ code: 'UM_01' }]);
    expectErrors(await post(`/page/${german.id}/apply-source-changes`, body, limited), 403, [{ code: 'UM_01' }]);
    expect(await counted(german)).to.equal(1);
  });

  it('follows its source where somebody wants it to, and no translated word is touched', async () => {
    const page = await source({
      one: block('Een'),
      two: block('Twee'),
      'group-1': group('Groep', ['inner']),
      inner: block('Binnen'),
    });
    const german = await translated(page);
    const own = { one: block('Eins'), two: block('Zwei'), 'group-1': group('Gruppe', ['inner', 'eigen']), inner: block('Innen') };
    await write(german, { ...own, eigen: block('Eigenes'), four: block('Auch eigen') }, ['one', 'two', 'group-1', 'four']);
    await write(page, { four: block('Nieuw'), inner: block('Binnen'), two: block('Twee'), one: block('Een') }, [
      'four',
      'inner',
      'two',
      'one',
    ]);
    await publish(page);
    const told = await changes(german);
    expect(told.changes.map(({ kind, blockKey }) => `${kind} ${blockKey}`)).to.have.members([
      'came four',
      'moved inner',
      'moved two',
      'went group-1',
    ]);
    expectErrors(
      await post(`/page/${german.id}/apply-source-changes`, { revision: 1, changes: [{ kind: 'came', blockKey: 'four' }] }),
      409,
      [{ code: 'G_03' }],
    );
    expectErrors(
      await apply(german, [
        { kind: 'came', blockKey: 'four' },
        { kind: 'went', blockKey: 'one' },
      ]),
      400,
      [{ property: 'changes.1', code: 'V_12' }],
    );
    const answer = await apply(german, told.changes);
    expectSuccess(answer);
    const { blocks, blockOrder } = await stored(german);
    const titles = (keys: readonly string[]) => keys.map((key) => blocks[key]?.props.title);
    expect(titles(blockOrder)).to.deep.equal(['Nieuw', 'Innen', 'Zwei', 'Eins', 'Eigenes', 'Auch eigen']);
    const left = answer.get<SourceChanges>('data');
    expect(left.changes.map(({ kind, blockKey, ownKey }) => [kind, blockKey, ownKey === 'four'])).to.deep.equal([
      ['changed', 'four', false],
    ]);
    expect(await counted(german)).to.equal(1);
    expect(answer.get('revision')).to.equal((await stored(german)).revision);
  });

  it('knows pages that were linked from then on, and forgets those that were unlinked', async () => {
    const page = await source();
    const german = await buildPublishedPage(app, {
      title: 'Haus',
      locale: 'de-DE',
      slug: '/haus',
      blocks: { one: block('Eins') },
    });
    expect(await changes(german)).to.deep.include({ source: null, outdated: 0 });
    expectErrors(await post(`/page/${german.id}/translated`, {}), 409, [{ code: 'G_51' }]);
    expectErrors(await post(`/page/${german.id}/unlink-sibling`, {}), 409, [{ code: 'G_53' }]);
    const link = (siblingID: string, client = publisher) => post(`/page/${german.id}/link-sibling`, { siblingID }, client);
    const shown = async (): Promise<string[]> =>
      (await app.client().request('GET', `/api/page/get-sibling-slugs/${page.id}`))
        .get<{ pageID: string }[]>('data')
        .flatMap(({ pageID }) => (pageID === page.id ? [] : [pageID]));
    expect(await shown()).to.deep.equal([]);
    expectSuccess(await link(page.id));
    expect(await shown()).to.deep.equal([german.id]);
    expect((await changes(german)).outdated).to.equal(0);
    await write(page, { ...first, one: block('Een!') });
    await publish(page);
    expect(short((await changes(german)).changes)).to.deep.equal(['changed one Een!']);
    const dutch = await source({}, 'Ander');
    const again = await buildPage(app, { locale: 'de-DE', blocks: {} });
    const before = await app.digest();
    for (const [siblingID, code] of [
      [german.id, 'V_12'],
      ['x', 'V_12'],
    ] as const)
      expectErrors(await link(siblingID), 400, [{ property: 'siblingID', code }]);
    expectErrors(await link(unknownID), 404, [{ code: 'PM_01' }]);
    expectErrors(await post(`/page/${again.id}/link-sibling`, { siblingID: page.id }), 409, [
      { property: 'siblingID', code: 'V_06' },
    ]);
    const onlyGerman = await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }] });
    const limited = await signIn(app, onlyGerman);
    expectErrors(await link(dutch.id, limited), 403, [{ code: 'UM_01' }]);
    expect((await app.digest())['lectern_translation']).to.equal(before['lectern_translation']);
    expect((await app.digest())['lectern_page']).to.equal(before['lectern_page']);
    // Said twice, or the other way round, it is what it was.
    expectSuccess(await link(page.id));
    expectSuccess(await post(`/page/${page.id}/link-sibling`, { siblingID: german.id }));
    expect([(await changes(german)).outdated, (await changes(page)).source]).to.deep.equal([1, null]);
    expectSuccess(await post(`/page/${german.id}/unlink-sibling`, {}));
    expect([await shown(), (await changes(german)).source]).to.deep.equal([[], null]);
  });

  it('is shown by page and language, as far as somebody may see it', async () => {
    const page = await source(first, 'Huis');
    const german = await translated(page);
    const other = await source({}, 'Boot');
    await translated(other, 'fr-FR');
    await write(page, { ...first, one: block('Een!') });
    await publish(page);
    const rows = async (body: object, client = publisher): Promise<readonly MatrixRow[]> => {
      const answer = await post('/translation/matrix', body, client);
      expectSuccess(answer);
      expect(answer.get('data.totalItems')).to.equal(answer.get<unknown[]>('data.items').length);
      return answer.get('data.items');
    };
    const titles = async (body: object, client = publisher) => (await rows(body, client)).map(({ title }) => title);
    const all = await rows({});
    expect(all.map(({ title }) => title)).to.deep.equal(['Boot', 'Huis']);
    const missing = { pageID: null, state: 'missing', outdated: 0 };
    expect(all[1]).to.deep.equal({
      pageID: page.id,
      title: 'Huis',
      type: 'lectern/blank',
      cells: {
        'nl-NL': { pageID: page.id, state: 'live', outdated: 0 },
        'de-DE': { pageID: german.id, state: 'outdated', outdated: 1 },
        'fr-FR': missing,
      },
    });
    expect(await titles({ state: 'outdated' })).to.deep.equal(['Huis']);
    expect(await titles({ locale: 'de-DE', state: 'missing' })).to.deep.equal(['Boot']);
    expect(await titles({ state: 'missing' })).to.deep.equal(['Boot', 'Huis']);
    expect(await titles({ locale: 'fr-FR' })).to.deep.equal(['Boot']);
    expect(await titles({ locale: 'fr-FR', state: 'draft' })).to.deep.equal(['Boot']);
    expect(await titles({ locale: 'nl-NL', state: 'live', searchTerm: 'HUI' })).to.deep.equal(['Huis']);
    expect(await titles({ type: 'probe/note' })).to.deep.equal([]);
    expectSuccess(await post(`/page/${german.id}/translated`, {}));
    expectSuccess(await post(`/page/${german.id}/request-publication`, {}));
    expect(await titles({ state: 'requested' })).to.deep.equal(['Huis']);
    expectErrors(await post('/translation/matrix', { locale: 'it-IT' }), 400, [{ property: 'locale', code: 'V_12' }]);
    expectErrors(await post('/translation/matrix', { state: 'gone' }), 400, [{ property: 'state', code: 'V_12' }]);
    const view = { name: 'view-page', parameters: { locales: ['de-DE'] } };
    const limited = await signIn(app, await buildUser(app, { permissions: [view] }));
    expect((await rows({}, limited)).map(({ title, cells }) => [title, Object.keys(cells)])).to.deep.equal([
      ['Haus', ['de-DE', 'fr-FR']],
    ]);
  });

  it('are made for several pages at once, each by itself, and those that cannot be are named', async () => {
    const [one, two] = [await source(first, 'Een'), await source(first, 'Twee')];
    const has = await translated(one);
    const ask = (body: object, client = publisher) => post('/translation/create', body, client);
    const answer = await ask({ pageIDs: [one.id, two.id, unknownID], locale: 'de-DE' });
    expectSuccess(answer);
    const made = answer.get<{ pageID: string; translationID: string }[]>('data.created');
    expect(made.map(({ pageID }) => pageID)).to.deep.equal([two.id]);
    expect(answer.get('data.leftOut')).to.deep.equal([
      { pageID: one.id, errors: [{ code: 'V_06', property: 'newLocale' }] },
      { pageID: unknownID, errors: [{ code: 'PM_01' }] },
    ]);
    expect((await changes({ id: made[0]?.translationID ?? '' })).source?.id).to.equal(two.id);
    expect(has.id).not.to.equal(made[0]?.translationID);
    expectErrors(await ask({ pageIDs: [one.id], locale: 'it-IT' }), 400, [{ property: 'locale', code: 'V_12' }]);
    expectErrors(await ask({ pageIDs: [], locale: 'de-DE' }), 400, [{ property: 'pageIDs', code: 'V_01' }]);
    const french = await signIn(
      app,
      await buildUser(app, { permissions: ['view-page', { name: 'create-page', parameters: { locales: ['fr-FR'] } }] }),
    );
    const refused = await ask({ pageIDs: [two.id, one.id], locale: 'fr-FR' }, french);
    expect(refused.get<unknown[]>('data.created')).to.have.length(2);
    const german = await ask({ pageIDs: [two.id], locale: 'de-DE' }, french);
    expect(german.get('data.leftOut')).to.deep.equal([{ pageID: two.id, errors: [{ code: 'V_06', property: 'newLocale' }] }]);
  });

  it('is counted by itself when either page was written', async () => {
    const page = await source();
    const german = await translated(page);
    await app.startJobs();
    const { id, revision } = await stored(page);
    expectSuccess(await post(`/page/version/${id}/store`, { revision, blocks: { ...first, one: block('Een!') } }));
    expectSuccess(await post(`/page/${page.id}/publish`, {}));
    await until(() => counted(german), 1);
  });
});
