import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import type { AskedTag, ListedTag, Tag } from '../tags.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('tags', () => {
  let app: TestApp;
  let keeper: TestClient;
  let editor: TestClient;
  before(async () => {
    app = await createTestApp();
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-tags', 'view-audit-log', 'view-page'] }));
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const create = (term: unknown, isPrivate = false, client = keeper): Promise<TestResponse> =>
    client.request('POST', '/api/tags', { term, isPrivate });
  const made = async (term: string, isPrivate = false): Promise<string> => {
    const response = await create(term, isPrivate);
    expectSuccess(response);
    return response.get<string>('data.id');
  };
  const termsOf = (response: TestResponse): string[] => response.get<Tag[]>('data').map(({ term }) => term);
  const listed = async (query = ''): Promise<ListedTag[]> =>
    (await keeper.request('GET', `/api/tags/list${query}`)).get<ListedTag[]>('data.items');
  const one = async (id: string): Promise<ListedTag> => (await listed()).find((tag) => tag.id === id) ?? expect.fail('no tag');
  const update = async (id: string, changes: object): Promise<TestResponse> =>
    keeper.request('PUT', `/api/tags/${id}`, { revision: (await one(id)).revision, ...changes });

  it('are made by whoever tags pages or files, and found best first by a part of any name, without accents', async () => {
    expectErrors(await create('Kerk', false, await signIn(app, await buildUser(app, { role: 'Viewer' }))), 403, [
      { code: 'UM_01' },
    ]);
    expectSuccess(await create('Kerktoren', false, editor));
    await made('Dorpskerk');
    await made('Kérk');
    await made('Nog nakijken: kerk', true);
    const id = await made('Godshuis');
    expectSuccess(await update(id, { synonyms: ['Kerkgebouw', 'GODSHUIS'] }));
    expect(termsOf(await editor.request('POST', '/api/tags/search', { term: 'KERK' }))).to.deep.equal([
      'Kérk',
      'Godshuis',
      'Kerktoren',
      'Dorpskerk',
    ]);
    expect(termsOf(await editor.request('POST', '/api/tags/search-private', { term: 'kerk' }))).to.deep.equal([
      'Nog nakijken: kerk',
    ]);
    expect(termsOf(await editor.request('POST', '/api/tags/search', { term: '%' }))).to.deep.equal([]);
    expect(termsOf(await editor.request('GET', '/api/tags/fetch'))).to.deep.equal(['Dorpskerk', 'Godshuis', 'Kérk', 'Kerktoren']);
    expect(termsOf(await editor.request('GET', '/api/tags/fetch-private'))).to.deep.equal(['Nog nakijken: kerk']);
    expect((await one(id)).synonyms).to.deep.equal(['Kerkgebouw']);
  });

  it('that no live page has are nobody’s business, private ones never', async () => {
    await made('Nog niet openbaar');
    await made('Intern', true);
    const visitor = app.client();
    expect(termsOf(await visitor.request('GET', '/api/tags/fetch'))).to.deep.equal([]);
    expect(termsOf(await visitor.request('POST', '/api/tags/search', { term: 'nog' }))).to.deep.equal([]);
    expectErrors(await visitor.request('GET', '/api/tags/fetch-private'), 401, [{ code: 'G_07' }]);
    expectErrors(await visitor.request('POST', '/api/tags/search-private', { term: 'in' }), 401, [{ code: 'G_07' }]);
  });

  it('are refused with a clear code, and nothing is made', async () => {
    await made('Café');
    for (const [term, code, status] of [
      ['<script>alert(1)</script>', 'V_12', 400],
      ['a\u0007b', 'V_12', 400],
      ['a'.repeat(10_000), 'V_14', 400],
      ['', 'V_01', 400],
      [7, 'V_12', 400],
      ['  CAFE\u0301 ', 'V_06', 409],
    ] as const) {
      expectErrors(await create(term), status, [{ property: 'term', code }]);
      expectErrors(await keeper.request('POST', '/api/tags/validate', { tag: term }), status, [{ property: 'tag', code }]);
    }
    expectSuccess(await keeper.request('POST', '/api/tags/validate', { tag: 'Kapel' }));
    expect(await listed()).to.have.lengthOf(1);
  });

  it('a hundred of one name at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => create(at % 2 ? 'Orgel' : 'ORGEL')));
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(1);
    expect(answers.filter(({ status }) => status === 409)).to.have.lengthOf(99);
    expect(await listed()).to.have.lengthOf(1);
  });

  it('are renamed and given other names; all that is taken is said at once, and an outdated revision is refused', async () => {
    const id = await made('Kerk');
    await made('Toren');
    await made('Molen');
    const { revision } = await one(id);
    expectErrors(await update(id, { term: 'toren', synonyms: ['Kapel', 'MOLEN'] }), 409, [
      { property: 'term', code: 'V_06' },
      { property: 'synonyms.1', code: 'V_06' },
    ]);
    expectErrors(await update(id, { synonyms: ['<b>'] }), 400, [{ property: 'synonyms.0', code: 'V_12' }]);
    expect(await one(id)).to.deep.include({ term: 'Kerk', synonyms: [], revision });
    expectSuccess(await update(id, { term: 'Kerken', isPrivate: true, synonyms: ['Kapel'] }));
    expectErrors(await keeper.request('PUT', `/api/tags/${id}`, { revision, term: 'Kerk' }), 409, [{ code: 'G_03' }]);
    expect(await one(id)).to.deep.include({ term: 'Kerken', isPrivate: true, synonyms: ['Kapel'], revision: revision + 1 });
    // The former name is free.
    await made('Kerk');
    expectErrors(await create('kapel'), 409, [{ property: 'term', code: 'V_06' }]);
  });

  it('that are merged lead to the other in one step, whose synonyms their names are', async () => {
    const [first, second, third] = [await made('Kerkje'), await made('Kerk'), await made('Godshuis')];
    expectErrors(await keeper.request('POST', `/api/tags/${first}/merge`, { into: first }), 400, [
      { property: 'into', code: 'V_07' },
    ]);
    expectErrors(await keeper.request('POST', `/api/tags/${first}/merge`, { into: unknownID }), 404, [
      { property: 'into', code: 'G_64' },
    ]);
    expectSuccess(await keeper.request('POST', `/api/tags/${first}/merge`, { into: second }));
    expectSuccess(await keeper.request('POST', `/api/tags/${second}/merge`, { into: third }));
    expectErrors(await keeper.request('POST', `/api/tags/${first}/merge`, { into: third }), 404, [{ code: 'G_64' }]);
    const found = (await editor.request('POST', '/api/tags/find', { ids: [first, unknownID, third] })).get<AskedTag[]>('data');
    const tag = { id: third, term: 'Godshuis', isPrivate: false };
    expect(found).to.deep.equal([
      { id: first, tag },
      { id: unknownID, tag: null },
      { id: third, tag },
    ]);
    expect(await listed()).to.have.lengthOf(1);
    expect((await one(third)).synonyms).to.deep.equal(['Kerk', 'Kerkje']);
    expectErrors(await create('kerkje'), 409, [{ property: 'term', code: 'V_06' }]);
  });

  it('are listed, narrowed and sorted, and each change stands in the audit log', async () => {
    const id = await made('Kerk');
    await made('Intern', true);
    expectSuccess(await update(id, { term: 'Kerken' }));
    expect((await listed('?visibility=private')).map(({ term }) => term)).to.deep.equal(['Intern']);
    expect((await listed('?searchTerm=KER')).map(({ term }) => term)).to.deep.equal(['Kerken']);
    expect((await listed('?columnToSort=updatedAt&sortOrder=desc')).map(({ term }) => term)).to.deep.equal(['Kerken', 'Intern']);
    expectSuccess(await keeper.request('DELETE', `/api/tags/${id}`));
    expectErrors(await keeper.request('DELETE', `/api/tags/${id}`), 404, [{ code: 'G_64' }]);
    const entries = (await keeper.request('GET', '/api/audit/list?entity=tag&sortOrder=asc')).get<readonly { action: string }[]>(
      'data.items',
    );
    expect(entries.map(({ action }) => action)).to.deep.equal(['tag.create', 'tag.create', 'tag.update', 'tag.delete']);
    await made('Kerken');
  });
});
