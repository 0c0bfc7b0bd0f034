import { buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { OwnedSettings } from '../settings.schema.ts';

const initial = { motto: 'Sober', size: 3, logo: null, terms: null };

describe('settings', () => {
  let app: TestApp;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    keeper = await signIn(app, await buildUser(app, { name: 'Jo de Boer', permissions: ['manage-settings', 'view-audit-log'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const read = async (client = keeper): Promise<OwnedSettings> =>
    (await client.request('GET', '/api/settings/probe')).get<OwnedSettings>('data');
  const save = (revision: number | undefined, values: object, client = keeper): Promise<TestResponse> =>
    client.request('PUT', '/api/settings/probe', { revision, values });
  const stored = async (): Promise<object[]> => (await app.app.pool.query('select * from lectern_setting')).rows;

  it('are there before anybody set one, with what their forms need', async () => {
    const { fields, ...data } = await read();
    expect(data).to.deep.equal({
      owner: 'probe',
      label: 'Probe',
      revision: 0,
      updatedAt: null,
      updatedBy: null,
      values: initial,
      locked: {},
    });
    expect(fields['size']).to.include({ control: 'number', label: 'Size', min: 1, max: 9, initial: 3 });
    const list = await keeper.request('GET', '/api/settings');
    // Others are core's.
    expect(list.get<OwnedSettings[]>('data').filter(({ owner }) => owner === 'probe')).to.deep.equal([
      {
        owner: 'probe',
        label: 'Probe',
        revision: 0,
        updatedAt: null,
        updatedBy: null,
        fields: ['Motto', 'Size', 'Logo', 'Terms'],
        locked: {},
      },
    ]);
    expectErrors(await keeper.request('GET', '/api/settings/news'), 404, [{ code: 'G_04' }]);
  });

  it('leave the public query of the locales as it is', async () => {
    const answer = JSON.parse((await app.client().request('GET', '/api/settings/get')).text) as object;
    expect(answer).to.deep.include({
      availableLocales: ['nl-NL', 'de-DE', 'fr-FR'],
      defaultLocale: 'nl-NL',
      customSlugLocales: ['de-DE', 'fr-FR'],
    });
    expect(answer).not.to.have.any.keys('values', 'owner', 'probe');
  });

  it('are saved by field, with who did and the next revision', async () => {
    const answer = await save(0, { motto: 'Deo volente' });
    expectSuccess(answer);
    const { updatedAt, ...data } = answer.get<OwnedSettings>('data');
    expect(new Date(updatedAt ?? '').getTime()).to.be.closeTo(Date.now(), 60_000);
    expect(data).to.deep.include({ revision: 1, values: { ...initial, motto: 'Deo volente' } });
    expect(data.updatedBy?.name).to.equal('Jo de Boer');
    expectSuccess(await save(1, { size: 4 }));
    expect((await read()).values).to.deep.equal({ ...initial, motto: 'Deo volente', size: 4 });
    expect(await stored()).to.have.length(1);
  });

  it('stay at their revision where nothing is another', async () => {
    expectSuccess(await save(0, initial));
    expect((await read()).revision).to.equal(0);
    expectSuccess(await save(0, { size: 5 }));
    expect((await save(1, { size: 5 })).get('data.revision')).to.equal(1);
  });

  it('are not saved without a revision, or with an outdated one, which says who saved meanwhile', async () => {
    expectErrors(await save(undefined, { size: 4 }), 400, [{ property: 'revision', code: 'V_01' }]);
    expectSuccess(await save(0, { size: 5 }));
    const before = await stored();
    const other = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    const refused = await save(0, { size: 6 }, other);
    expectErrors(refused, 409, [{ code: 'G_03' }]);
    const { savedAt, ...params } = refused.get<Record<string, unknown>>('Errors.0.params');
    expect(savedAt).to.equal((await read()).updatedAt);
    expect(params).to.deep.equal({ savedBy: 'Jo de Boer', savedByID: (await read()).updatedBy?.id });
    expect(await stored()).to.deep.equal(before);
  });

  it('are written by one of many at once', async () => {
    // Before there is a row, and when there is one.
    for (const revision of [0, 1]) {
      // Words that nobody wrote before: what changes nothing is answered as saved.
      const mottos = [1, 2, 3, 4].map((author) => `Motto ${author} over ${revision}`);
      const answers = await Promise.all(mottos.map((motto) => save(revision, { motto })));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).to.have.length(1);
      expect(statuses.filter((status) => status === 409)).to.have.length(3);
      expect((await read()).revision).to.equal(revision + 1);
    }
  });

  it('are refused by field where a value is wrong, and nothing is written', async () => {
    expectErrors(await save(0, { size: 10, motto: '', nobody: 1 }), 400, [
      { property: 'values.motto', code: 'V_01' },
      { property: 'values.size', code: 'V_12' },
      { property: 'values.nobody', code: 'V_12' },
    ]);
    expectErrors(await save(0, { terms: { to: { href: 'javascript:alert(1)' } } }), 400, [
      { property: 'values.terms.to.href', code: 'V_13' },
    ]);
    expect(await stored()).to.deep.equal([]);
  });

  it('that the code does not know, or accept any more, are left alone and not handed out', async () => {
    await app.app.pool.query(
      `insert into lectern_setting (owner, "values", revision, updated_at) values
       ('probe', '{"former": "kept", "size": 70, "motto": "Vast"}', 4, now()), ('gone', '{"a": 1}', 1, now())`,
    );
    expect((await read()).values).to.deep.equal({ ...initial, motto: 'Vast' });
    const owners = (await keeper.request('GET', '/api/settings')).get<OwnedSettings[]>('data').map(({ owner }) => owner);
    expect(owners).to.include('probe').and.not.include('gone');
    expectSuccess(await save(4, { motto: 'Los' }));
    const { rows } = await app.app.pool.query(`select "values" from lectern_setting where owner = 'probe'`);
    expect(rows).to.deep.equal([{ values: { former: 'kept', size: 70, motto: 'Los' } }]);
  });

  it('are in the audit log by the names of their fields alone', async () => {
    expectSuccess(await save(0, { motto: 'Bel Jan de Wit', size: 4 }));
    const entries = (await keeper.request('GET', '/api/audit/list?entity=settings')).get<Record<string, unknown>[]>('data.items');
    expect(entries.map(({ action, entityID, changes }) => ({ action, entityID, changes }))).to.deep.equal([
      { action: 'settings.save', entityID: 'probe', changes: { fields: ['motto', 'size'], revision: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.to.contain('Jan de Wit');
  });

  describe('that the site states', () => {
    let stating: TestApp;
    let other: TestClient;
    before(async () => {
      stating = await createTestApp({
        plugins: [probePlugin],
        config: { settings: { probe: { motto: 'Uit de config', size: 7, terms: undefined } } },
        environment: { LECTERN_SETTINGS: '{"probe":{"size":8}}' },
      });
      other = await signIn(stating, await buildUser(stating, { permissions: ['manage-settings'] }));
    });
    after(() => stating?.close());

    it('are locked, say where, and hold whatever is stored', async () => {
      const data = await read(other);
      expect(data.values).to.deep.equal({ ...initial, motto: 'Uit de config', size: 8 });
      expect(data.locked).to.deep.equal({ motto: 'config', size: 'environment' });
      const refused = await save(0, { motto: 'Anders', terms: { to: { href: '/x' } } }, other);
      expectErrors(refused, 400, [{ property: 'values.motto', code: 'G_22' }]);
      expect(refused.get('Errors.0.params')).to.deep.equal({ by: 'config' });
      expect((await read(other)).revision).to.equal(0);
    });

    it('may be sent as they are, beside others', async () => {
      expectSuccess(await save(0, { ...(await read(other)).values, terms: { to: { href: '/voorwaarden' } } }, other));
      expect((await read(other)).values).to.include({ motto: 'Uit de config', size: 8 });
      const { rows } = await stating.app.pool.query('select "values" from lectern_setting');
      expect(rows).to.deep.equal([{ values: { terms: { to: { href: '/voorwaarden' } } } }]);
    });
  });

  describe('on pages', () => {
    const html = async (slug: string): Promise<string> => (await app.client().request('GET', slug)).text;
    const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;

    it('are read by layouts, loaders, views and islands, and a change drops exactly the pages that do', async () => {
      const pages = {
        layout: await buildPublishedPage(app, { type: 'probe/signed' }),
        view: await buildPublishedPage(app, { blocks: { 'motto-1': { type: 'probe/motto' } } }),
        loader: await buildPublishedPage(app, { blocks: { 'sized-1': { type: 'probe/sized' } } }),
        none: await buildPublishedPage(app, {}),
      };
      expect(await html(pages.layout.slug)).to.contain('signed: Sober');
      const island = await html(pages.view.slug);
      expect(island)
        .to.contain('motto: <!-- -->Sober')
        .and.to.contain('&quot;settings&quot;:{&quot;probe&quot;:{&quot;motto&quot;');
      expect(await html(pages.loader.slug)).to.contain('size: 3');
      await html(pages.none.slug);
      const before = drawn();
      for (const { slug } of Object.values(pages)) await html(slug);
      expect(drawn(), 'all are kept').to.equal(before);

      expectSuccess(await save(0, { motto: 'Standvastig', size: 4 }));
      expect(await html(pages.layout.slug)).to.contain('signed: Standvastig');
      expect(await html(pages.view.slug)).to.contain('motto: <!-- -->Standvastig');
      expect(await html(pages.loader.slug)).to.contain('size: 4');
      expect(drawn()).to.equal(before + 3);
      await html(pages.none.slug);
      expect(drawn(), 'a page that reads none is kept').to.equal(before + 3);
    });

    it('change in every process', async function () {
      // The embedded database has one.
      if (app.app.connection.engine === 'embedded') this.skip();
      const other = await createTestApp({ plugins: [probePlugin], database: app.database });
      try {
        const { slug } = await buildPublishedPage(app, { type: 'probe/signed' });
        const elsewhere = async (): Promise<boolean> => (await other.request('GET', slug)).text.includes('signed: Overal');
        expect(await elsewhere()).to.equal(false);
        expectSuccess(await save(0, { motto: 'Overal' }));
        await until(elsewhere, true);
      } finally {
        await other.close();
      }
    });

    it('lead to pages where these are public, and are made anew where they move', async () => {
      const terms = await buildPublishedPage(app, { slug: '/voorwaarden' });
      const page = await buildPublishedPage(app, { type: 'probe/signed' });
      expectSuccess(await save(0, { terms: { to: { page: terms.id } } }));
      expect(await html(page.slug)).to.contain('<a href="/voorwaarden">terms</a>');
      const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
      expectSuccess(await publisher.request('POST', `/api/page/${terms.id}/unpublish`, {}));
      expect(await html(page.slug)).to.contain('<a>terms</a>');
    });

    it('are read without a statement once they are known', async () => {
      const page = await buildPublishedPage(app, { type: 'probe/signed' });
      await html(page.slug);
      const asked: string[] = [];
      const { pool } = app.app;
      const query = pool.query.bind(pool);
      pool.query = ((...args: Parameters<typeof query>) => {
        asked.push(JSON.stringify(args[0]));
        return query(...args);
      }) as typeof pool.query;
      try {
        app.app.invalidations.apply([`page:${page.id}`]);
        await html(page.slug);
      } finally {
        pool.query = query;
      }
      expect(asked).not.to.have.length(0);
      expect(asked.filter((text) => text.includes('lectern_setting'))).to.deep.equal([]);
    });
  });
});
