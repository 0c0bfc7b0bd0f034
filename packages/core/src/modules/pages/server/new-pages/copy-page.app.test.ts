import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const blocks = { 'text-1': { type: 'probe/text', props: { title: 'Een' }, anchorPoint: 'een' } };
const seoSettings = { seoTitle: 'Voor zoekers', seoKeywords: ['kerk'] };

describe('copies of pages', () => {
  let app: TestApp;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin], config: { customSlugLocales: ['de-DE'] } });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
  });
  after(() => app?.close());

  const contentOf = async (pageID: string) => {
    const page = (await editor.request('GET', `/api/page/${pageID}`)).get<Record<string, unknown>>('data');
    const version = await editor.request('GET', `/api/page/version/fetch/${String(page['pageVersionID'])}`);
    return { page, version: version.get<Record<string, unknown>>('data') };
  };
  const german = async (...names: string[]) =>
    signIn(app, await buildUser(app, { permissions: names.map((name) => ({ name, parameters: { locales: ['de-DE'] } })) }));

  describe('POST /page/duplicate', () => {
    const duplicate = (body: object, client = editor) => client.request('POST', '/api/page/duplicate', body);
    const wanted = { locale: 'nl-NL', title: 'Kopie', slug: '/kopie' };

    it('is for those who may read the original and make the copy', async () => {
      const { id: pageID } = await buildPage(app);
      const body = { ...wanted, pageID };
      expectErrors(await duplicate(body, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await duplicate(body, await signIn(app, await buildUser(app, { role: 'Viewer' }))), 403, [{ code: 'UM_01' }]);
      // Source and target are both asked about.
      expectErrors(await duplicate({ ...body, locale: 'de-DE' }, await german('view-page', 'create-page')), 403, [
        { code: 'UM_01' },
      ]);
      const reader = await signIn(
        app,
        await buildUser(app, { permissions: ['view-page', { name: 'create-page', parameters: { locales: ['de-DE'] } }] }),
      );
      expectErrors(await duplicate(body, reader), 403, [{ code: 'UM_01' }]);
      expectSuccess(await duplicate({ ...body, locale: 'de-DE' }, reader));
    });

    it('names what is wrong', async () => {
      const { id: pageID, slug } = await buildPage(app);
      expectErrors(
        await duplicate({}),
        400,
        ['pageID', 'locale', 'title', 'slug'].map((property) => ({ property, code: 'V_01' })),
      );
      expectErrors(await duplicate({ ...wanted, pageID: unknownID }), 404, [{ code: 'PM_01' }]);
      expectErrors(await duplicate({ ...wanted, pageID, locale: 'es-ES' }), 400, [{ property: 'locale', code: 'V_12' }]);
      expectErrors(await duplicate({ ...wanted, pageID, slug: 'x' }), 400, [{ property: 'slug', code: 'V_12' }]);
      expectErrors(await duplicate({ ...wanted, pageID, slug }), 409, [{ property: 'slug', code: 'V_06' }]);
      expectErrors(await duplicate({ ...wanted, pageID, parentID: unknownID }), 400, [{ property: 'parentID', code: 'V_12' }]);
    });

    it('makes a draft with equal content, in a group of translations of its own', async () => {
      const original = await buildPublishedPage(app, {
        blocks,
        seoSettings: { ...seoSettings, canonical: '/elders' },
        slug: '/kerken',
      });
      const answer = await duplicate({ ...wanted, pageID: original.id });
      expectSuccess(answer);
      expect(answer.json).to.have.all.keys('Success', 'Errors', 'pageID', 'pageVersionID', 'revision');
      const [source, copy] = [await contentOf(original.id), await contentOf(answer.get<string>('pageID'))];
      expect(copy.page).to.include({ title: 'Kopie', slug: '/kopie', livePath: null, publishedVersionID: null });
      for (const part of ['blocks', 'blockOrder', 'typeData'])
        expect(copy.version[part], part).to.deep.equal(source.version[part]);
      // But for what says that search engines shall look elsewhere.
      expect({ ...(copy.version['seoSettings'] as object), canonical: '/elders' }).to.deep.equal(source.version['seoSettings']);
      expect(copy.version['seoSettings']).to.not.have.property('canonical');
      const translations = await editor.request('GET', `/api/page/${original.id}/translations`);
      expect(translations.text).to.not.contain(answer.get('pageID'));
      // What is written into one stays out of the other.
      const body = { revision: 1, blocks: {} };
      expectSuccess(await editor.request('POST', `/api/page/version/${answer.get<string>('pageVersionID')}/store`, body));
      expect((await contentOf(original.id)).version['blocks']).to.deep.equal(source.version['blocks']);
    });

    it('stands beside the original, unless another place is named', async () => {
      const parent = await buildPage(app);
      const original = await buildPage(app, { parentID: parent.id });
      const beside = await duplicate({ ...wanted, pageID: original.id });
      const top = await duplicate({ ...wanted, pageID: original.id, slug: '/boven', parentID: null });
      expect((await contentOf(beside.get<string>('pageID'))).page['parentID']).to.equal(parent.id);
      expect((await contentOf(top.get<string>('pageID'))).page['parentID']).to.equal(null);
      const elsewhere = await duplicate({ ...wanted, pageID: original.id, locale: 'de-DE' });
      expect((await contentOf(elsewhere.get<string>('pageID'))).page['parentID']).to.equal(null);
    });

    it('makes one page of calls at once', async () => {
      const { id: pageID } = await buildPage(app);
      const answers = await Promise.all([1, 2, 3].map(() => duplicate({ ...wanted, pageID })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409]);
    });
  });

  describe('POST /page/create-translation', () => {
    const translate = (body: object, client = editor) => client.request('POST', '/api/page/create-translation', body);
    const wanted = { newLocale: 'de-DE', title: 'Kirchen', slug: '/kirchen' };

    it('is for those who may read the page and make one in the locale', async () => {
      const { id: pageID } = await buildPage(app);
      const body = { ...wanted, pageID };
      expectErrors(await translate(body, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await translate(body, await german('view-page', 'create-page')), 403, [{ code: 'UM_01' }]);
      const french = { name: 'create-page', parameters: { locales: ['fr-FR'] } };
      const other = await signIn(app, await buildUser(app, { permissions: ['view-page', french] }));
      expectErrors(await translate(body, other), 403, [{ code: 'UM_01' }]);
    });

    it('names what is wrong', async () => {
      const { id: pageID } = await buildPage(app);
      expectErrors(
        await translate({}),
        400,
        ['pageID', 'newLocale', 'title', 'slug'].map((property) => ({ property, code: 'V_01' })),
      );
      expectErrors(await translate({ ...wanted, pageID: unknownID }), 404, [{ code: 'PM_01' }]);
      expectErrors(await translate({ ...wanted, pageID, newLocale: 'es-ES' }), 400, [{ property: 'newLocale', code: 'V_12' }]);
      await buildPage(app, { locale: 'de-DE', slug: '/kirchen' });
      expectErrors(await translate({ ...wanted, pageID }), 409, [{ property: 'slug', code: 'V_06' }]);
    });

    it('makes a sibling with equal content, once in a locale', async () => {
      const page = await buildPage(app, { blocks, seoSettings });
      const answer = await translate({ ...wanted, pageID: page.id });
      expectSuccess(answer);
      const [source, made] = [await contentOf(page.id), await contentOf(answer.get<string>('pageID'))];
      expect(made.page).to.include({ locale: 'de-DE', title: 'Kirchen', slug: '/kirchen', livePath: null });
      for (const part of ['blocks', 'blockOrder', 'seoSettings'])
        expect(made.version[part], part).to.deep.equal(source.version[part]);
      expectErrors(await translate({ ...wanted, pageID: page.id, slug: '/anders' }), 409, [
        { property: 'newLocale', code: 'V_06' },
      ]);
      expectErrors(await translate({ ...wanted, newLocale: 'nl-NL', pageID: page.id, slug: '/anders' }), 409, [
        { property: 'newLocale', code: 'V_06' },
      ]);
    });

    it('makes one of calls at once', async () => {
      const { id: pageID } = await buildPage(app);
      const answers = await Promise.all(['/a', '/b'].map((slug) => translate({ ...wanted, pageID, slug })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409]);
    });

    it('shares the slug where the locale has none of its own', async () => {
      const { id: pageID } = await buildPage(app, { slug: '/kerken' });
      const french = { pageID, newLocale: 'fr-FR', title: 'Églises' };
      expectErrors(await translate({ ...french, slug: '/eglises' }), 400, [{ property: 'slug', code: 'V_12' }]);
      expectSuccess(await translate({ ...french, slug: '/kerken' }));
    });

    it('stands below the translation of what the page stands below', async () => {
      const parent = await buildPage(app);
      const child = await buildPage(app, { parentID: parent.id });
      const above = (await translate({ ...wanted, pageID: parent.id })).get<string>('pageID');
      const below = (await translate({ ...wanted, pageID: child.id, slug: '/kirchen/alt' })).get<string>('pageID');
      expect((await contentOf(below)).page['parentID']).to.equal(above);
    });
  });

  describe('GET /page/{id}/translations', () => {
    it('tells what there is in each locale, and names only what the caller may view', async () => {
      const page = await buildPage(app, { slug: '/kerken' });
      const made = await editor.request('POST', '/api/page/create-translation', {
        pageID: page.id,
        newLocale: 'de-DE',
        title: 'Kirchen',
        slug: '/kirchen',
      });
      const id = made.get<string>('pageID');
      const ask = (client: TestClient) => client.request('GET', `/api/page/${page.id}/translations`);
      expect((await ask(editor)).get('data')).to.deep.equal([
        {
          locale: 'nl-NL',
          page: { id: page.id, title: page.title, slug: '/kerken', status: 'draft' },
          isMissing: false,
          sharedSlug: '/kerken',
          canCreate: false,
        },
        {
          locale: 'de-DE',
          page: { id, title: 'Kirchen', slug: '/kirchen', status: 'draft' },
          isMissing: false,
          sharedSlug: null,
          canCreate: false,
        },
        { locale: 'fr-FR', page: null, isMissing: true, sharedSlug: '/kerken', canCreate: true },
      ]);
      const dutch = { name: 'view-page', parameters: { locales: ['nl-NL'] } };
      const reader = await signIn(app, await buildUser(app, { permissions: [dutch] }));
      expect((await ask(reader)).get('data.1')).to.deep.include({ page: null, isMissing: false, canCreate: false });
      expect((await ask(reader)).get('data.2')).to.include({ canCreate: false });
      expectErrors(await ask(app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await ask(await german('view-page')), 403, [{ code: 'UM_01' }]);
      expectErrors(await editor.request('GET', `/api/page/${unknownID}/translations`), 404, [{ code: 'PM_01' }]);
    });
  });

  describe('POST /page/{id}/move', () => {
    const move = (id: string, parentID: unknown, client = editor) => client.request('POST', `/api/page/${id}/move`, { parentID });

    it('is for those who may edit the page, before and after', async () => {
      const [page, above] = [await buildPage(app), await buildPage(app)];
      const inside = await buildPage(app, { parentID: above.id });
      expectErrors(await move(page.id, above.id, app.client()), 401, [{ code: 'G_07' }]);
      expectErrors(await move(page.id, above.id, await german('edit-page')), 403, [{ code: 'UM_01' }]);
      const limited = await signIn(
        app,
        await buildUser(app, { permissions: [{ name: 'edit-page', parameters: { underPage: above.id } }] }),
      );
      expectErrors(await move(page.id, above.id, limited), 403, [{ code: 'UM_01' }]);
      expectErrors(await move(inside.id, page.id, limited), 403, [{ code: 'UM_01' }]);
    });

    it('puts a page below another, or below none, and makes no circle', async () => {
      const [top, other] = [await buildPage(app), await buildPage(app)];
      const child = await buildPage(app, { parentID: top.id });
      expectSuccess(await move(top.id, other.id));
      expect((await contentOf(top.id)).page['parentID']).to.equal(other.id);
      for (const below of [other.id, top.id, child.id])
        expectErrors(await move(other.id, below), 400, [{ property: 'parentID', code: 'V_07' }]);
      expectSuccess(await move(top.id, null));
      expect((await contentOf(top.id)).page['parentID']).to.equal(null);
    });

    it('makes no circle of two calls at once', async () => {
      const [one, other] = [await buildPage(app), await buildPage(app)];
      const answers = await Promise.all([move(one.id, other.id), move(other.id, one.id)]);
      expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).to.deep.equal([200, 400]);
    });

    it('names what is wrong', async () => {
      const [page, foreign] = [await buildPage(app), await buildPage(app, { locale: 'de-DE' })];
      for (const parentID of [foreign.id, unknownID, 'x'])
        expectErrors(await move(page.id, parentID), 400, [{ property: 'parentID', code: 'V_12' }]);
      expectErrors(await editor.request('POST', `/api/page/${page.id}/move`, {}), 400, [{ property: 'parentID', code: 'V_01' }]);
      expectErrors(await move(unknownID, null), 404, [{ code: 'PM_01' }]);
    });
  });
});
