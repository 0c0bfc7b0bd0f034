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
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { createTranslation } from '../../pages/server/new-pages/copy-page.command.ts';
import { deletePage } from '../../pages/server/trash/delete-page.command.ts';
import type { MenuItem, MenuVersionEntry, ReadMenu, ReadMenuItem } from '../menu.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const place = (id: string, label: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  label,
  to: { href: `https://example.com/${id}` },
  children,
});
const titles = (items: readonly ReadMenuItem[]): unknown[] => items.map(({ title, children }) => [title, ...titles(children)]);

describe('menus', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    keeper = await signIn(
      app,
      await buildUser(app, { name: 'Jo de Boer', permissions: ['manage-menu', 'view-page', 'view-audit-log'] }),
    );
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const read = async (client = keeper, locale = 'nl-NL'): Promise<ReadMenu> =>
    (await client.request('GET', `/api/menu/main?locale=${locale}`)).get<ReadMenu>('data');
  const save = (revision: number | undefined, items: unknown, client = keeper, locale = 'nl-NL'): Promise<TestResponse> =>
    client.request('PUT', '/api/menu/main', { locale, revision, items });
  const stored = async (): Promise<object[]> => (await app.app.pool.query('select * from lectern_menu_version')).rows;

  it('are those that page types draw, with what they hold in each locale', async () => {
    expectSuccess(await save(0, [place('one', 'Een', [place('two', 'Twee')])]));
    expect((await app.client().request('GET', '/api/menu')).get('data')).to.deep.equal([
      {
        name: 'main',
        owner: 'probe',
        label: 'Main navigation',
        help: '',
        levels: 3,
        locales: [
          { locale: 'nl-NL', revision: 1, count: 2 },
          { locale: 'de-DE', revision: 0, count: 0 },
          { locale: 'fr-FR', revision: 0, count: 0 },
        ],
      },
    ]);
    expectErrors(await keeper.request('GET', '/api/menu/other?locale=nl-NL'), 404, [{ code: 'G_60' }]);
    expectErrors(await keeper.request('GET', '/api/menu/main?locale=en-GB'), 400, [{ property: 'locale', code: 'V_12' }]);
  });

  it('follow the titles and addresses of their pages; only who manages them sees what is not live', async () => {
    const live = await buildPublishedPage(app, { slug: '/over', title: 'Over ons' });
    const draft = await buildPage(app, { slug: '/straks', title: 'Straks' });
    const items: MenuItem[] = [
      { id: 'about', to: { page: live.id, anchor: 'team' }, children: [] },
      { id: 'soon', label: 'Binnenkort', to: { page: draft.id }, children: [place('below', 'Daaronder')] },
      { id: 'more', label: 'Meer', children: [] },
    ];
    expectSuccess(await save(0, items));
    const own = await read();
    expect(own.savedBy?.name).to.equal('Jo de Boer');
    expect(own.items.map(({ id, label, title, href, state }) => ({ id, label, title, href, state }))).to.deep.equal([
      { id: 'about', label: null, title: 'Over ons', href: '/over#team', state: 'live' },
      { id: 'soon', label: 'Binnenkort', title: 'Binnenkort', href: null, state: 'draft' },
      { id: 'more', label: 'Meer', title: 'Meer', href: null, state: null },
    ]);
    const seen = await read(app.client());
    expect(titles(seen.items)).to.deep.equal([['Over ons'], ['Meer']]);
    expect(JSON.stringify(seen)).not.to.contain(draft.id).and.not.contain('Jo de Boer');
    await app.app.execute(deletePage, { id: draft.id, children: 'along' }, systemActor('test'));
    expect((await read()).items[1]?.state).to.equal('missing');
    // It may come back from the trash, so the rest can be saved meanwhile.
    expectSuccess(await save(1, items.toReversed()));
  });

  it('are live as soon as they are saved, and make anew exactly the pages that draw them', async () => {
    const guide = await buildPublishedPage(app, { type: 'probe/guide', slug: '/gids' });
    const plain = await buildPublishedPage(app, { slug: '/los' });
    const html = async (slug: string): Promise<string> => (await app.client().request('GET', slug)).text;
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
    await html(guide.slug);
    await html(plain.slug);
    const before = drawn();
    expectSuccess(await save(0, [place('one', 'Nieuw item')]));
    expect(await html(guide.slug)).to.contain('>Nieuw item</a>');
    await html(plain.slug);
    expect(drawn()).to.equal(before + 1);
    expectSuccess(await save(0, [place('one', 'Anders')], keeper, 'de-DE'));
    await html(guide.slug);
    expect(drawn(), 'the menu of another locale is another menu').to.equal(before + 1);
  });

  it('change in every process', async function () {
    // The embedded database has one.
    if (app.app.connection.engine === 'embedded') this.skip();
    const other = await createTestApp({ plugins: [probePlugin], database: app.database });
    try {
      const { slug } = await buildPublishedPage(app, { type: 'probe/guide', slug: '/gids' });
      const elsewhere = async (): Promise<boolean> => (await other.request('GET', slug)).text.includes('>Overal</a>');
      expect(await elsewhere()).to.equal(false);
      expectSuccess(await save(0, [place('one', 'Overal')]));
      await until(elsewhere, true);
    } finally {
      await other.close();
    }
  });

  it('name everything that is wrong with them, and then nothing is written', async () => {
    const deep = place('a-1', 'A', [place('a-2', 'B', [place('a-3', 'C', [place('a-4', 'D')])])]);
    expectErrors(await save(0, [deep, place('a-1', 'Twice'), { id: 'gone', to: { page: unknownID }, children: [] }]), 400, [
      { property: 'items.0.children.0.children.0.children.0', code: 'G_61' },
      { property: 'items.1.id', code: 'V_06' },
      { property: 'items.2.to.page', code: 'PM_01' },
    ]);
    expectErrors(await save(0, [place('a-1', 'A', [place('a-1', 'In itself')])]), 409, [
      { property: 'items.0.children.0.id', code: 'V_06' },
    ]);
    const bad: [unknown, string, string][] = [
      [{ id: 'one', children: [] }, 'items.0.label', 'V_01'],
      [{ ...place('one', 'x'), to: { href: 'javascript:alert(1)' } }, 'items.0.to.href', 'V_13'],
      [{ ...place('one', 'x'), to: { href: '//evil.example' } }, 'items.0.to.href', 'V_13'],
      [place('one', 'x'.repeat(256)), 'items.0.label', 'V_14'],
      [place('one', 'Over\u202e ons'), 'items.0.label', 'V_12'],
      [place('One!', 'x'), 'items.0.id', 'V_12'],
      [{ ...place('one', 'x'), extra: 1 }, 'items.0.extra', 'V_12'],
    ];
    for (const [item, property, code] of bad) expectErrors(await save(0, [item]), 400, [{ property, code }]);
    const many = Array.from({ length: 999 }, (_, index) => place(`i-${index}`, 'x'));
    expectErrors(
      await save(0, [
        place('top-1', 'x', many),
        place(
          'top-2',
          'x',
          many.map((item) => ({ ...item, id: `j${item.id}` })),
        ),
      ]),
      400,
      [{ property: 'items', code: 'V_14' }],
    );
    expectErrors(await save(undefined, []), 400, [{ property: 'revision', code: 'V_01' }]);
    expect(await stored()).to.deep.equal([]);
  });

  it('lie below each other as deep as any menu goes, and no deeper', async () => {
    const nested = (depth: number): MenuItem => place(`d-${depth}`, 'x', depth > 1 ? [nested(depth - 1)] : []);
    const answer = await save(0, [nested(7)]);
    expect(answer.status).to.equal(400);
    expect(answer.get('Errors.0.code')).to.equal('G_61');
  });

  it('are written by one of many at once; the others hear who was first', async () => {
    for (const revision of [0, 1]) {
      const answers = await Promise.all([1, 2, 3, 4].map((at) => save(revision, [place(`n-${revision}-${at}`, 'x')])));
      expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
      const [refused] = answers.filter(({ status }) => status === 409);
      expect(refused?.get('Errors.0.code')).to.equal('G_03');
      expect(refused?.get('Errors.0.params.savedBy')).to.equal('Jo de Boer');
    }
    expect((await read()).revision).to.equal(2);
  });

  it('keep their versions, which can be read and taken back', async () => {
    expectSuccess(await save(0, [place('one', 'Eerst')]));
    expectSuccess(await save(1, [place('two', 'Later')]));
    expectSuccess(await save(2, [place('two', 'Later')]));
    expect((await read()).revision, 'nothing was another').to.equal(2);
    const first = await keeper.request('GET', '/api/menu/main/version/1?locale=nl-NL');
    expect(titles(first.get<ReadMenu>('data').items)).to.deep.equal([['Eerst']]);
    expectErrors(await keeper.request('GET', '/api/menu/main/version/9?locale=nl-NL'), 404, [{ code: 'G_62' }]);

    const restore = (revision: number, from: number): Promise<TestResponse> =>
      keeper.request('POST', '/api/menu/main/restore', { locale: 'nl-NL', revision, from });
    expectErrors(await restore(1, 1), 409, [{ code: 'G_03' }]);
    expectErrors(await restore(2, 8), 404, [{ property: 'from', code: 'G_62' }]);
    expectSuccess(await restore(2, 1));
    expect(titles((await read()).items)).to.deep.equal([['Eerst']]);
    const versions = await keeper.request('GET', '/api/menu/main/versions?locale=nl-NL');
    const listed = versions.get<MenuVersionEntry[]>('data.items');
    expect(listed.map(({ revision, restoredFrom, count }) => [revision, restoredFrom, count])).to.deep.equal([
      [3, 1, 1],
      [2, null, 1],
      [1, null, 1],
    ]);
    const audit = (await keeper.request('GET', '/api/audit/list?entity=menu')).get<Record<string, unknown>[]>('data.items');
    expect(audit.map(({ action, entityID }) => [action, entityID])).to.deep.equal([
      ['menu.restore', 'main:nl-NL'],
      ['menu.save', 'main:nl-NL'],
      ['menu.save', 'main:nl-NL'],
    ]);
  });

  it('are filled from those of another locale, through the translations of their pages', async () => {
    const about = await buildPublishedPage(app, { slug: '/over', title: 'Over ons' });
    const alone = await buildPublishedPage(app, { slug: '/alleen', title: 'Alleen' });
    const german = { pageID: about.id, newLocale: 'de-DE', title: 'Über uns', slug: '/ueber-uns' };
    await app.app.execute(createTranslation, german, systemActor('test'));
    const items: MenuItem[] = [
      { id: 'head', label: 'Kop', children: [{ id: 'about', label: 'Wij', to: { page: about.id }, children: [] }] },
      { id: 'alone', to: { page: alone.id }, children: [place('below', 'Eronder')] },
    ];
    expectSuccess(await save(0, items));
    const filled = await keeper.request('GET', '/api/menu/main/filled?locale=de-DE&from=nl-NL');
    expect(titles(filled.get<ReadMenuItem[]>('data.items'))).to.deep.equal([['Kop', ['Über uns']], ['Eronder']]);
    expect(filled.get('data.untranslated')).to.equal(1);
    expect((await read(keeper, 'de-DE')).revision, 'nothing was saved').to.equal(0);
  });

  it('stand in the index of references, so that a page that they lead to shows it', async () => {
    const page = await buildPublishedPage(app, { slug: '/over' });
    const other = await signIn(app, app.administrator);
    expectSuccess(await save(0, [{ id: 'about', to: { page: page.id }, children: [] }]));
    const usage = await other.request('POST', '/api/page/usage', { pageIDs: [page.id] });
    expectSuccess(usage);
    const { rows } = await app.app.pool.query(
      `select owner_id, block_key, kind, target from lectern_reference where owner_kind = 'menu'`,
    );
    expect(rows).to.deep.equal([{ owner_id: 'main:nl-NL', block_key: 'about', kind: 'page', target: page.id }]);
    expectSuccess(await save(1, []));
    expect((await app.app.pool.query(`select 1 from lectern_reference where owner_kind = 'menu'`)).rows).to.deep.equal([]);
  });
});
