import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestClient } from '@lectern/testing';
import type { MediaFile, PageUsage } from '../media.schema.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { hashOf, mediaForm, mediaFixture, png } from './media-fixture.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('what uses a file', () => {
  const library = mediaFixture({ plugins: [probePlugin] });
  let [red, blue]: Buffer[] = [];
  let publisher: TestClient;
  before(async () => {
    [red, blue] = [await png(), await png('blue', 20, 10)];
  });
  beforeEach(async () => {
    publisher = await signIn(library.fixture.app, await buildUser(library.fixture.app, { role: 'Publisher' }));
  });
  const bytes = (color: Buffer | undefined): Buffer => color ?? Buffer.alloc(0);
  const uses = ({ id }: MediaFile, altText = 'Rood') => ({
    'picture-1': { type: 'probe/picture', props: { image: { fileID: id, altText } } },
  });
  const store = async (page: BuiltPage, blocks: object): Promise<number> => {
    const body = { revision: page.revision, blocks };
    const answer = await publisher.request('POST', `/api/page/version/${page.versionID}/store`, body);
    expectSuccess(answer);
    return answer.get('revision');
  };

  it('is told apart by live pages, drafts and old versions', async () => {
    const { app, call, put, viewer } = library.fixture;
    const file = await put(bytes(red), 'a.png', '/kerken');
    const live = await buildPublishedPage(app, { title: 'Live', blocks: uses(file) });
    const changed = await buildPublishedPage(app, { title: 'Gewijzigd', blocks: uses(file) });
    await store(changed, uses(file, 'Roder'));
    const was = await buildPublishedPage(app, { title: 'Was', blocks: uses(file) });
    await store(was, {});
    expectSuccess(await publisher.request('POST', `/api/page/${was.id}/publish`, {}));
    await buildPage(app, { title: 'Concept', blocks: uses(file) });
    await buildPage(app, { title: 'Anders' });
    const moving = await buildPublishedPage(app, { title: 'Verhuist', blocks: uses(file) });
    expectSuccess(await publisher.request('PUT', `/api/page/${moving.id}/save`, { slug: '/straks-elders' }));
    const usage = await call('usage', { directories: ['/kerken'] }, viewer);
    expectSuccess(usage);
    const titles = (scope: string): string[] => usage.get<PageUsage[]>(`data.${scope}`).map(({ title }) => title);
    expect(titles('live')).to.deep.equal(['Gewijzigd', 'Live', 'Verhuist']);
    expect(titles('draft')).to.deep.equal(['Concept', 'Gewijzigd']);
    expect(titles('old')).to.deep.equal(['Was']);
    expect(usage.get('data.totals')).to.deep.equal({ live: 3, draft: 2, old: 1 });
    const list = await call('list-pages-by-file', { fileID: file.id });
    const items = list.get<PageUsage[]>('data.items');
    expect(items.map(({ title, status }) => [title, status])).to.deep.equal([
      ['Concept', 'draft'],
      ['Gewijzigd', 'changed'],
      ['Live', 'live'],
      ['Verhuist', 'changed'],
      ['Was', 'live'],
    ]);
    expect(items.slice(0, 3).map(({ uses: by }) => by)).to.deep.equal([['draft'], ['live', 'draft'], ['live']]);
    expect(items[2]).to.include({ id: live.id, path: live.slug });
    const unused = await call('search-files', { filter: 'unused' });
    expect(unused.get('data.totalItems')).to.equal(0);
  });

  it('is listed page by page, searched and sorted, for thirty pages', async () => {
    const { app, call, put, viewer } = library.fixture;
    const file = await put(bytes(red), 'a.png');
    for (let number = 1; number <= 30; number += 1)
      await buildPage(app, {
        title: `Pagina ${String(number).padStart(2, '0')}`,
        slug: `/p-${100 - number}`,
        blocks: uses(file),
      });
    const list = async (query: object): Promise<[number, string[]]> => {
      const answer = await call('list-pages-by-file', { fileID: file.id, ...query }, viewer);
      expectSuccess(answer);
      return [answer.get('data.totalItems'), answer.get<PageUsage[]>('data.items').map(({ title }) => title.slice(-2))];
    };
    const [total, first] = await list({});
    expect([total, first.length, first[0], first[24]]).to.deep.equal([30, 25, '01', '25']);
    expect(await list({ pageIndex: 1 })).to.deep.equal([30, ['26', '27', '28', '29', '30']]);
    expect(await list({ pageSize: 2, columnToSort: 'slug' })).to.deep.equal([30, ['30', '29']]);
    expect(await list({ pageSize: 2, columnToSort: 'createdAt', sortOrder: 'desc' })).to.deep.equal([30, ['30', '29']]);
    expect(await list({ pageSize: 2, columnToSort: 'title', sortOrder: 'desc' })).to.deep.equal([30, ['30', '29']]);
    expect(await list({ searchTerm: 'PAGINA 1' })).to.deep.equal([
      10,
      ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'],
    ]);
    expect(await list({ searchTerm: '%' })).to.deep.equal([0, []]);
    expectErrors(await call('list-pages-by-file', { fileID: unknownID }), 404, [{ property: 'fileID', code: 'G_15' }]);
    expectErrors(await call('list-pages-by-file', { fileID: file.id, columnToSort: 'id' }), 400, [
      { property: 'columnToSort', code: 'V_12' },
    ]);
  });

  it('shows what live pictures no text describes', async () => {
    const { app, call, put } = library.fixture;
    const [bare, told] = [await put(bytes(red), 'kaal.png'), await put(bytes(blue), 'verteld.png')];
    await put(await png('green'), 'los.png');
    expectSuccess(await call('edit-file', { id: told.id, defaultAltText: 'Een kerk' }));
    await buildPublishedPage(app, { blocks: uses(bare, 'x') });
    await buildPublishedPage(app, { blocks: uses(told) });
    const found = await call('search-files', { filter: 'live-without-alt' });
    expect(found.get<MediaFile[]>('data.items').map(({ fileName }) => fileName)).to.deep.equal(['kaal.png']);
  });

  it('shows other bytes at once where a file is replaced, on live pages and in the latest draft', async () => {
    const { app, editor, put } = library.fixture;
    const file = await put(bytes(red), 'dom.png');
    const page = await buildPublishedPage(app, {
      blocks: uses(file, 'De Dom'),
      seoSettings: { seoImage: [{ fileID: file.id, altText: '' }] },
    });
    const revision = await store(page, { ...uses(file, 'Nieuw'), 'text-1': { type: 'probe/text', props: { title: 'Concept' } } });
    const html = async (): Promise<string> => (await app.client().request('GET', page.slug)).text;
    expect(await html()).to.contain(hashOf(bytes(red)));
    const answer = await editor.request('POST', '/api/medialib/replace-file', mediaForm(bytes(blue), 'x.png', { id: file.id }));
    expectSuccess(answer);
    const after = await html();

    expect(after).not.to.contain(hashOf(bytes(red)));
    const address = new RegExp(
      `/api/medialib/get-page-file/${page.id}/block_images_picture-1/[0-9a-f]{64}/dom\\.png[^"\\s]*`,
    ).exec(after)?.[0];
    expect(address, after).to.be.a('string');
    expect((await app.client().request('GET', (address ?? '').replaceAll('&amp;', '&'))).status).to.equal(200);
    expect(after).to.contain('De Dom').and.not.to.contain('Concept');
    const draft = await editor.request('GET', `/api/page/${page.id}`);
    const version = await editor.request('GET', `/api/page/version/fetch/${draft.get<string>('data.pageVersionID')}`);
    const record = version.get<{ hash: string; width: number; altText: string }>('data.blocks.picture-1.__images.image');
    expect(record).to.include({ width: 20, altText: 'Nieuw' });
    expect(record.hash).not.to.equal(hashOf(bytes(red)));
    expect(draft.get('data.revision')).to.equal(revision);
  });

  it('gives a picture its new name on live pages at once', async () => {
    const { app, call, put } = library.fixture;
    const file = await put(bytes(red), 'dom.png');
    const page = await buildPublishedPage(app, { blocks: uses(file) });
    const addressOf = async (): Promise<string> => {
      const { text } = await app.client().request('GET', page.slug);
      return /\/api\/medialib\/get-page-file\/[^"\s]*/.exec(text)?.[0].replaceAll('&amp;', '&') ?? text;
    };
    expect(await addressOf()).to.contain('/dom.png');
    expectSuccess(await call('edit-file', { id: file.id, newFileName: 'Dom van Utrecht' }));
    const after = await addressOf();
    expect(after).to.contain('/Dom%20van%20Utrecht.png');
    expect((await app.client().request('GET', after)).status).to.equal(200);
  });
});
