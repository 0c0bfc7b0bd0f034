import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectNone, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { exhibitPlugin } from '#modules/media/server/images/fixtures/exhibit.tsx';
import { putFile } from '#modules/media/server/images/put-file.test-kit.ts';
import { sampleImage } from '#modules/media/server/images/sample-images.test-kit.ts';

const secret = /Geheimplan|geheimplan/;
const content = ['view-page', 'create-page', 'edit-page', 'publish-page', 'delete-page'];
const others = ['manage-users', 'manage-redirects', 'manage-menu', 'manage-media', 'manage-tags', 'manage-search'];

describe('pages that are hidden from somebody', () => {
  let app: TestApp;
  let reader: TestClient;
  let readerID: number;
  let all: TestClient;
  let hidden: BuiltPage;
  let trashed: BuiltPage;
  let fileID: string;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin, exhibitPlugin] });
    all = await signIn(app, app.administrator);
    fileID = await putFile(app, await sampleImage('png', { width: 600, height: 400 }), { fileName: 'orgel.png' });
    const cropParams = { x: 0, y: 0, width: 50, height: 50, rotate: 0, scaleX: 1, scaleY: 1 };
    const image = { fileID, altText: 'Orgel', cropParams };
    hidden = await buildPage(app, {
      title: 'Geheimplan',
      slug: '/geheimplan',
      type: 'probe/signed',
      blocks: { 'piece-1': { type: 'exhibit/piece', props: { image } } },
    });
    trashed = await buildPage(app, { title: 'Weg', slug: '/weg', parentID: hidden.id });
    expectSuccess(await all.request('POST', `/api/page/${trashed.id}/delete`, {}));
    expectSuccess(await all.request('POST', '/api/redirect/create', { path: '/oud', to: { page: hidden.id } }));
    const narrow = content.map((name) => ({ name, parameters: { pageTypes: ['lectern/blank'] } }));
    const user = await buildUser(app, { permissions: [...narrow, ...others.map((name) => ({ name }))] });
    readerID = user.id;
    reader = await signIn(app, user);
  });
  after(() => app?.close());

  const post = (path: string, body: object, client = reader) => client.request('POST', `/api${path}`, body);

  it('are counted by the lists of uses, not named', async () => {
    const selection = { fileIDs: [fileID], directories: [] };
    const byFile = { fileID };
    expect((await post('/medialib/list-pages-by-file', byFile, all)).text).to.match(secret);
    expect((await post('/medialib/list-pages-by-file', byFile)).get('data')).to.deep.equal({ items: [], totalItems: 0 });
    expect((await post('/medialib/usage', selection, all)).text).to.match(secret);
    const usage = await post('/medialib/usage', selection);
    expect(usage.get('data.draft')).to.deep.equal([]);
    expect(usage.get('data.totals')).to.deep.include({ draft: 1 });
    const crops = (client: TestClient) => post('/medialib/list-crops', { id: fileID }, client);
    expect((await crops(all)).text).to.match(secret);
    expect((await crops(reader)).get<{ pages: object[] }[]>('data').map(({ pages }) => pages)).to.deep.equal([[]]);
  });

  it('are no parents in the trash and no ends of a redirect', async () => {
    const trash = (client: TestClient) => client.request('GET', '/api/page/list-trash');
    expect((await trash(all)).text).to.match(secret);
    const [item] = (await trash(reader)).get<{ id: string; parent: unknown }[]>('data.items');
    expect([item?.id, item?.parent]).to.deep.equal([trashed.id, null]);
    const rules = (client: TestClient) => client.request('GET', '/api/redirect/list');
    expect((await rules(all)).text).to.match(secret);
    expect((await rules(reader)).get<{ page: object }[]>('data.items')[0]?.page).to.deep.equal({
      id: hidden.id,
      title: null,
      path: null,
      isInTrash: false,
    });
  });

  it('are not there where a permission is explained', async () => {
    const question = { permission: 'edit-page', pageID: hidden.id };
    expect((await post(`/user/${readerID}/explain`, question, all)).text).to.match(secret);
    expectErrors(await post(`/user/${readerID}/explain`, question), 404, [{ property: 'pageID', code: 'PM_01' }]);
  });

  it('are named by no call that reads', async () => {
    const ids = [hidden.id, hidden.versionID, trashed.id, fileID, String(readerID), 'main', 'header'];
    const bodies = [
      ...[{}, { fileID }, { fileIDs: [fileID], directories: ['/'] }, { pageIDs: [hidden.id, trashed.id] }, { ids: [hidden.id] }],
      ...[{ permission: 'edit-page', pageID: hidden.id }, { pageID: hidden.id }, { searchTerm: 'geheim' }],
      ...[{ locale: 'nl-NL', searchTerm: 'geheim' }, { term: 'geheim' }, { path: '/geheimplan' }, { slug: '/geheimplan' }],
    ];
    const told: string[] = [];
    let answered = 0;
    for (const { method, path } of app.routes) {
      // Their own words come back from those that write.
      if (method !== 'GET' && !/\/(list|search|usage|explain|get-[a-z-]+|fetch[a-z-]*|list-[a-z-]+)$/.test(path)) continue;
      const addresses = path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path];
      const queries = ['', `?pageID=${hidden.id}`, '?searchTerm=geheim', '?term=geheim&locale=nl-NL', '?locale=nl-NL'];
      const calls = method === 'GET' ? queries.map((query) => ({ query })) : bodies.map((body) => ({ query: '', body }));
      for (const address of addresses)
        for (const { query, body } of calls as readonly { readonly query: string; readonly body?: object }[]) {
          const answer = await reader.request(method, `/api${address}${query}`, body);
          if (answer.status === 200) answered += 1;
          if (secret.test(answer.text)) told.push(`${method} ${address}${query} ${JSON.stringify(body ?? '')}`);
        }
    }
    expectNone(told, 'calls that tell of a page which whoever asks may not view');
    expect(answered).to.be.greaterThan(40);
  }).timeout(120_000);
});
