import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const unknownID = '00000000-0000-4000-8000-00000000dead';
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('the routes of pages', () => {
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    editor = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
  });
  after(() => app?.close());

  async function expectLadder(method: string, path: string, body?: unknown): Promise<void> {
    expectErrors(await app.client().request(method, path, body), 401, [{ code: 'G_07' }]);
    expectErrors(await viewer.request(method, path, body), 403, [{ code: 'UM_01' }]);
  }

  describe('POST /page/create', () => {
    const right = { title: 'Kerken', slug: '/kerken', type: 'lectern/blank', locale: 'nl-NL' };
    const create = (body: unknown) => editor.request('POST', '/api/page/create', body);

    it('is for those who may create pages', () => expectLadder('POST', '/api/page/create', right));

    it('makes a page and its first version', async () => {
      const answer = await create({
        ...right,
        title: '  Kerken ',
        slug: '/Kerken/',
        content: { 'text-1': text('Titel') },
        typeData: {},
      });
      expectSuccess(answer);
      expect(answer.json).to.have.all.keys('Success', 'Errors', 'pageID', 'pageVersionID', 'revision');
      expect(answer.get('pageID')).to.match(uuid);
      expect(answer.get('pageVersionID')).to.match(uuid);
      expect(answer.get('revision')).to.equal(1);
      const page = await editor.request('GET', `/api/page/${answer.get<string>('pageID')}`);
      expect(page.get('data')).to.include({ title: 'Kerken', slug: '/kerken', pageVersionID: answer.get('pageVersionID') });
    });

    it('names what is missing and what is too much', async () => {
      expectErrors(
        await create({ foo: 1 }),
        400,
        ['title', 'slug', 'type', 'locale']
          .map((property) => ({ property, code: 'V_01' }))
          .concat({ property: 'foo', code: 'V_12' }),
      );
      expectErrors(await create({ ...right, title: '   ' }), 400, [{ property: 'title', code: 'V_01' }]);
      expectErrors(await create({ ...right, slug: '' }), 400, [{ property: 'slug', code: 'V_01' }]);
      expectErrors(await create({ ...right, slug: `/${'a'.repeat(512)}` }), 400, [{ property: 'slug', code: 'V_14' }]);
    });

    it('takes no type, locale, slug or parent that there is not, and tells of all at once', async () => {
      expectErrors(await create({ ...right, type: 'probe/none', locale: 'es-ES', parentID: unknownID }), 400, [
        { property: 'type', code: 'V_12' },
        { property: 'locale', code: 'V_12' },
        { property: 'parentID', code: 'V_12' },
      ]);
      for (const slug of ['kerken', '/../x', '//x', '/api/x', '/cmsadmin', '/de-de/x', '/a b', '/a%2fb', '/a?b', '/a\\b'])
        expectErrors(await create({ ...right, slug }), 400, [{ property: 'slug', code: 'V_12' }]);
      for (const type of ['__proto__', 'constructor', 'toString', '*'])
        expectErrors(await create({ ...right, type }), 400, [{ property: 'type', code: 'V_12' }]);
    });

    it('takes no slug twice in a locale, however it is written, and the same one in another locale', async () => {
      expectSuccess(await create(right));
      for (const slug of ['/kerken', '/KERKEN', '/kerken/'])
        expectErrors(await create({ ...right, slug }), 409, [{ property: 'slug', code: 'V_06' }]);
      expectSuccess(await create({ ...right, locale: 'de-DE' }));
    });

    it('makes one page of two calls at once', async () => {
      const answers = await Promise.all([create(right), create(right), create(right)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).to.deep.equal([200, 409, 409]);
    });

    it('checks the blocks, and the data of the type, as drafts', async () => {
      expectSuccess(await create({ ...right, content: { 'text-1': { type: 'probe/text' } } }));
      expectErrors(
        await create({
          ...right,
          slug: '/a',
          type: 'probe/note',
          typeData: { day: 7, extra: 1 },
          content: {
            'text-1': { type: 'probe/text', props: { title: ['a'], foo: 1 } },
          },
        }),
        400,
        [
          { property: 'typeData.day', code: 'V_12' },
          { property: 'typeData.extra', code: 'V_12' },
          { property: 'blocks.text-1.title', code: 'V_12' },
          { property: 'blocks.text-1.foo', code: 'V_12' },
        ],
      );
      // What can be stored is no reason to make no page.
      const beyond = {
        title: 'a'.repeat(256),
        type: 'probe/note',
        typeData: { day: 'soon' },
        content: { 'text-1': text('a'.repeat(81)), 'group-1': { type: 'probe/group' } },
      };
      const made = await create({ ...right, ...beyond, slug: '/c' });
      expectSuccess(made);
      expectErrors(await editor.request('POST', `/api/page/${made.get<string>('pageID')}/publish`, {}), 400, [
        { property: 'title', code: 'V_14' },
        { property: 'typeData.day', code: 'V_12' },
        { property: 'blocks.text-1.title', code: 'V_14' },
        { property: 'blocks.group-1.type', code: 'V_07' },
      ]);
      for (const key of ['ab', 'Text', '__proto__x', '1abc', 'a_b'])
        expect((await create({ ...right, slug: '/b', content: { [key]: text('x') } })).status, key).to.equal(400);
    });

    it('puts a page under another of its locale', async () => {
      const parent = await buildPage(app);
      const child = await create({ ...right, parentID: parent.id });
      expectSuccess(child);
      expect((await editor.request('GET', `/api/page/${child.get<string>('pageID')}`)).get('data.parentID')).to.equal(parent.id);
      expectErrors(await create({ ...right, locale: 'de-DE', parentID: parent.id }), 400, [
        { property: 'parentID', code: 'V_12' },
      ]);
    });
  });

  describe('GET /page/{id}', () => {
    it('is for whoever is signed in', async () => {
      const page = await buildPage(app);
      expectErrors(await app.client().request('GET', `/api/page/${page.id}`), 401, [{ code: 'G_07' }]);
      expectSuccess(await viewer.request('GET', `/api/page/${page.id}`));
    });

    it('answers with the page, its latest version and what this user may do', async () => {
      const page = await buildPage(app, { type: 'probe/note', typeData: { day: '2026-11-20' }, blocks: { 'text-1': text('x') } });
      const answer = await editor.request('GET', `/api/page/${page.id}`);
      expectSuccess(answer);
      const { createdAt, updatedAt, ...data } = answer.get<Record<string, string>>('data');
      expect(createdAt).to.match(isoTime);
      expect(updatedAt).to.match(isoTime);
      expect(data).to.deep.equal({
        id: page.id,
        slug: page.slug,
        path: page.slug,
        livePath: null,
        type: 'probe/note',
        locale: 'nl-NL',
        title: page.title,
        content: ['text-1'],
        typeData: { day: '2026-11-20', image: null },
        parentID: null,
        publishedVersionID: null,
        publishedID: null,
        reviewDueAt: null,
        pageVersionID: page.versionID,
        revision: 1,
        hasUnpublishedChanges: true,
        hasPublicationRequest: false,
        policies: { canEdit: true, canPublish: true, canDelete: true },
      });
      expect((await viewer.request('GET', `/api/page/${page.id}`)).get('data.policies')).to.deep.equal({
        canEdit: false,
        canPublish: false,
        canDelete: false,
      });
    });

    it('knows no page that is not there', async () => {
      expectErrors(await editor.request('GET', `/api/page/${unknownID}`), 404, [{ code: 'PM_01' }]);
      expectErrors(await editor.request('GET', '/api/page/x'), 400, [{ property: 'id', code: 'V_12' }]);
    });

    it('answers for a page that has no version as for one that is not there', async () => {
      const page = await buildPage(app);
      await app.app.pool.query('update lectern_page set latest_version_id = null where id = $1', [page.id]);
      expectErrors(await editor.request('GET', `/api/page/${page.id}`), 404, [{ code: 'PM_01' }]);
    });
  });

  describe('GET /page/version/fetch/{versionId}', () => {
    it('is for whoever is signed in', async () => {
      const page = await buildPage(app);
      expectErrors(await app.client().request('GET', `/api/page/version/fetch/${page.versionID}`), 401, [{ code: 'G_07' }]);
    });

    it('answers with the blocks in page order', async () => {
      const page = await buildPage(app, { blocks: { 'text-b': text('B'), 'text-a': { ...text('A'), anchorPoint: 'intro' } } });
      const answer = await editor.request('GET', `/api/page/version/fetch/${page.versionID}`);
      expectSuccess(answer);
      const data = answer.get<Record<string, unknown>>('data');
      expect(data).to.have.all.keys(
        ...['id', 'pageID', 'number', 'revision', 'title', 'typeData', 'blocks', 'blockOrder', 'seoSettings'],
        ...['hasPublicationRequest', 'createdAt', 'updatedAt', 'policies'],
      );
      expect(data).to.deep.include({
        id: page.versionID,
        pageID: page.id,
        number: 1,
        revision: 1,
        blockOrder: ['text-b', 'text-a'],
        seoSettings: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
        hasPublicationRequest: false,
      });
      expect(Object.keys(data['blocks'] as object)).to.deep.equal(['text-b', 'text-a']);
      expect(answer.get('data.blocks.text-a')).to.deep.equal({
        type: 'probe/text',
        key: 'text-a',
        version: 3,
        props: { title: 'A', body: '', link: null },
        anchorPoint: 'intro',
        __images: {},
        __files: {},
      });
    });

    it('knows no version that is not there', async () => {
      expectErrors(await editor.request('GET', `/api/page/version/fetch/${unknownID}`), 404, [{ code: 'PM_01' }]);
      for (const none of ['x', 'null', 'undefined', '%20'])
        expectErrors(await editor.request('GET', `/api/page/version/fetch/${none}`), 400, [
          { property: 'versionId', code: 'V_12' },
        ]);
    });
  });

  describe('POST /page/slug-available', () => {
    const ask = (body: unknown, client = editor) => client.request('POST', '/api/page/slug-available', body);

    it('is for those who may create or edit pages', () =>
      expectLadder('POST', '/api/page/slug-available', { slug: '/x', locale: 'nl-NL' }));

    it('says whether a slug is free, in its one form, for each locale', async () => {
      const page = await buildPage(app, { slug: '/kerken' });
      const answer = await ask({ slug: '/KERKEN/', locale: 'nl-NL' });
      expectSuccess(answer);
      expect(answer.get('data')).to.deep.equal({ available: false, slug: '/kerken', path: '/kerken' });
      expect((await ask({ slug: '/kerken', locale: 'nl-NL', pageID: page.id })).get('data.available')).to.equal(true);
      expect((await ask({ slug: '/kerken', locale: 'de-DE' })).get('data')).to.deep.equal({
        available: true,
        slug: '/kerken',
        path: '/de-de/kerken',
      });
    });

    it('names what is wrong', async () => {
      expectErrors(await ask({}), 400, [
        { property: 'slug', code: 'V_01' },
        { property: 'locale', code: 'V_01' },
      ]);
      expectErrors(await ask({ slug: '/../x', locale: 'nl-NL' }), 400, [{ property: 'slug', code: 'V_12' }]);
      expectErrors(await ask({ slug: '/x', locale: 'es-ES' }), 400, [{ property: 'locale', code: 'V_12' }]);
    });
  });

  describe('GET /settings/get', () => {
    it('tells everybody the locales', async () => {
      const answer = await app.client().request('GET', '/api/settings/get');
      expectSuccess(answer);
      expect(answer.json).to.deep.equal({
        Success: true,
        Errors: [],
        availableLocales: ['nl-NL', 'de-DE', 'fr-FR'],
        defaultLocale: 'nl-NL',
        customSlugLocales: ['de-DE', 'fr-FR'],
      });
    });
  });

  describe('GET /openapi.json', () => {
    it('describes every route, with who may call it and what it takes', async () => {
      const answer = await app.client().request('GET', '/api/openapi.json');
      expect(answer.status).to.equal(200);
      const paths = answer.get<Record<string, Record<string, { 'x-access': string; operationId: string }>>>('paths');
      const described = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { 'x-access': access }]) => `${method.toUpperCase()} ${path} ${access}`),
      );
      const ofApi = app.routes.filter(({ place }) => place !== 'site');
      expect(described).to.have.members(ofApi.map(({ method, path, access }) => `${method} /api${path} ${String(access)}`));
      const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
      expect(new Set(ids).size).to.equal(ids.length);
    });

    it('tells by status what each refuses: what it declares by its word, and what follows from it', async () => {
      const answer = await app.client().request('GET', '/api/openapi.json');
      const paths = answer.get<Record<string, Record<string, { responses: Record<string, { description: string }> }>>>('paths');
      const responses = paths['/api/page/version/{id}/accept-publication']?.['post']?.responses ?? {};
      const told = (status: number): readonly string[] => responses[status]?.description.split('\n') ?? [];
      expect(told(409)).to.include('G_41 (ended): This request has been decided or withdrawn in the meantime.');
      expect(told(403)).to.have.members([
        'G_43 (own): You asked for this publication yourself, so somebody else has to review it.',
        'G_02: Your session has expired. Reload the page and try again.',
        'UM_01: You are not authorized to do this action.',
      ]);
      expect(told(401)).to.deep.equal(['G_07: Log in to continue.']);
      expect(Object.keys(responses)).to.include('default');
    });
  });

  it('answer 404 and 405 in the shape of the API', async () => {
    expectErrors(await editor.request('GET', '/api/nothing'), 404, [{ code: 'G_04' }]);
    expectErrors(await editor.request('POST', '/api/settings/get', {}), 405, [{ code: 'G_10' }]);
    for (const method of ['PATCH', 'TRACE', 'PROPFIND'])
      expectErrors(await editor.request(method, '/api/settings/get'), 405, [{ code: 'G_10' }]);
  });
});
