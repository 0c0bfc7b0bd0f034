import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { PublicationRequest } from '../publication.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('reading publication requests', () => {
  let app: TestApp;
  let anna: BuiltUser;
  let rob: BuiltUser;
  let editor: TestClient;
  let reviewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    anna = await buildUser(app, { name: 'Anna', role: 'Editor' });
    rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
    editor = await signIn(app, anna);
    reviewer = await signIn(app, rob);
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const request = async ({ id }: BuiltPage, comment = '', client = editor): Promise<string> => {
    const answer = await client.request('POST', `/api/page/${id}/request-publication`, { comment });
    expectSuccess(answer);
    return answer.get('requestID');
  };
  const decide = async (how: 'accept' | 'reject', { versionID }: Pick<BuiltPage, 'versionID'>) =>
    expectSuccess(await reviewer.request('POST', `/api/page/version/${versionID}/${how}-publication`, { feedback: 'Goed.' }));
  const items = async (path: string, client: TestClient) => {
    const answer = await client.request('GET', path);
    expectSuccess(answer);
    return answer.get<PublicationRequest[]>('data.items');
  };
  const titles = async (path: string, client: TestClient) => (await items(path, client)).map(({ title }) => title);
  const draft = (title: string, more: object = {}) => buildPage(app, { title, blocks: { 'text-1': text(title) }, ...more });
  const only = async (name: string, parameters: object) =>
    signIn(app, await buildUser(app, { permissions: [{ name, parameters }] }));
  const later = (minutes: number) => app.setClock(new Date(app.app.now().getTime() + minutes * 60_000));

  it('lists those that are open and that one may review, the longest waiting first', async () => {
    const page = await draft('Een');
    const german = await draft('Zwei', { locale: 'de-DE' });
    const below = await draft('Drie', { parentID: page.id });
    for (const one of [page, german, below]) {
      await request(one, 'Graag');
      later(1);
    }
    const decided = await draft('Vier');
    await request(decided);
    await decide('reject', decided);
    const path = '/api/page/fetch-request';
    expectErrors(await app.client().request('GET', path), 401, [{ code: 'G_07' }]);
    expectErrors(await editor.request('GET', path), 403, [{ code: 'UM_01' }]);
    expect(await titles(path, reviewer)).to.deep.equal(['Een', 'Zwei', 'Drie']);
    expect(await titles(`${path}?sortOrder=desc&pageSize=1&pageIndex=1`, reviewer)).to.deep.equal(['Zwei']);
    expect(await titles(`${path}?searchTerm=ee`, reviewer)).to.deep.equal(['Een']);
    expect(await titles(`${path}?searchTerm=%25`, reviewer)).to.deep.equal([]);
    expect(await titles(path, await only('review-publication', { locales: ['de-DE'] }))).to.deep.equal(['Zwei']);
    expect(await titles(path, await only('review-publication', { underPage: page.id }))).to.deep.equal(['Een', 'Drie']);
    expectSuccess(await reviewer.request('POST', `/api/page/${german.id}/delete`, {}));
    expect(await titles(path, reviewer)).to.deep.equal(['Een', 'Drie']);
    const [first] = await items(path, reviewer);
    expect(first).to.deep.include({
      pageID: page.id,
      versionID: page.versionID,
      number: 1,
      path: page.slug,
      livePath: null,
      state: 'open',
      comment: 'Graag',
      requestedBy: { id: anna.id, name: 'Anna' },
      decidedBy: null,
      hasNewerVersion: false,
      policies: { canAccept: true, canReject: true, canRevoke: true },
    });
  });

  it('says what the caller may do: not accept their own, not decide what is decided', async () => {
    const page = await draft('Een');
    await request(page, '', reviewer);
    const latest = async (client: TestClient) =>
      (await client.request('GET', `/api/page/${page.id}/latest-request`)).get<PublicationRequest>('data');
    expect((await latest(reviewer)).policies).to.deep.equal({ canAccept: false, canReject: true, canRevoke: true });
    expect((await latest(editor)).policies).to.deep.equal({ canAccept: false, canReject: false, canRevoke: true });
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expect((await latest(viewer)).policies).to.deep.equal({ canAccept: false, canReject: false, canRevoke: false });
    await decide('reject', page);
    expect((await latest(reviewer)).policies).to.deep.equal({ canAccept: false, canReject: false, canRevoke: false });
    expect(await latest(viewer)).to.include({ state: 'rejected', feedback: 'Goed.' });
  });

  it('shows a request with what visitors read and what was requested, whatever was edited since', async () => {
    const page = await buildPublishedPage(app, { title: 'Een', blocks: { 'text-1': text('Een') } });
    const store = async (title: string) => {
      const { pageVersionID, revision } = (await editor.request('GET', `/api/page/${page.id}`)).get<{
        pageVersionID: string;
        revision: number;
      }>('data');
      expectSuccess(await editor.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, title }));
    };
    await store('Twee');
    const id = await request(page);
    await store('Drie');
    const path = `/api/page/fetch-request/${id}`;
    const answer = await reviewer.request('GET', path);
    expectSuccess(answer);
    expect(answer.get('data.before.title')).to.equal('Een');
    const live = await editor.request('GET', `/api/page/${page.id}`);
    expect(answer.get('data.beforeVersionID')).to.equal(live.get('data.publishedVersionID'));
    expect(answer.get('data.after.title')).to.equal('Twee');
    expect(answer.get('data.after.blocks.text-1.props.title')).to.equal('Een');
    expect(answer.get('data.request')).to.include({ id, hasNewerVersion: true, livePath: page.slug });
    const fresh = await draft('Nieuw');
    const isNew = await reviewer.request('GET', `/api/page/fetch-request/${await request(fresh)}`);
    expect([isNew.get('data.before'), isNew.get('data.beforeVersionID')]).to.deep.equal([null, null]);
  });

  it('shows beside a request what was rejected before it, and why', async () => {
    const page = await draft('Een');
    const former = async (id: string) =>
      (await reviewer.request('GET', `/api/page/fetch-request/${id}`)).get<{ id: string; feedback: string }[]>('data.former');
    const first = await request(page);
    expect(await former(first)).to.deep.equal([]);
    expectSuccess(
      await reviewer.request('POST', `/api/page/version/${page.versionID}/reject-publication`, {
        feedback: 'De titel klopt niet.',
      }),
    );
    const second = await request(page);
    expect((await former(second)).map(({ id, feedback }) => [id, feedback])).to.deep.equal([[first, 'De titel klopt niet.']]);
    expect(await former(first), 'not what came later').to.deep.equal([]);
  });

  it('keeps requests, comments and contents from those who may not read the drafts of the page', async () => {
    const page = await draft('Een');
    const id = await request(page, 'Onder ons');
    const german = await only('view-page', { locales: ['de-DE'] });
    for (const path of [
      `/api/page/fetch-request/${id}`,
      `/api/page/${page.id}/latest-request`,
      `/api/page/version/${page.versionID}/fetch-request-comment`,
    ]) {
      expectErrors(await app.client().request('GET', path), 401, [{ code: 'G_07' }]);
      expectErrors(await german.request('GET', path), 403, [{ code: 'UM_01' }]);
      expectSuccess(await (await only('view-page', { locales: ['nl-NL'] })).request('GET', path));
    }
    expectErrors(await editor.request('GET', `/api/page/fetch-request/${unknownID}`), 404, [{ code: 'G_42' }]);
    expectErrors(await editor.request('GET', `/api/page/${unknownID}/latest-request`), 404, [{ code: 'PM_01' }]);
  });

  it('answers with the comment of a version’s last request, and of none where nobody asked', async () => {
    const page = await draft('Een');
    const path = `/api/page/version/${page.versionID}/fetch-request-comment`;
    expectErrors(await editor.request('GET', path), 404, [{ code: 'G_42' }]);
    expectErrors(await editor.request('GET', `/api/page/version/${unknownID}/fetch-request-comment`), 404, [{ code: 'PM_01' }]);
    expect((await editor.request('GET', `/api/page/${page.id}/latest-request`)).get('data')).to.equal(null);
    await request(page, 'Een');
    expect((await editor.request('GET', path)).get('data')).to.deep.equal({ comment: 'Een' });
    await decide('reject', page);
    later(1);
    await request(page, 'Twee');
    expect((await editor.request('GET', path)).get('data')).to.deep.equal({ comment: 'Twee' });
  });

  it('lists one’s own that wait, and those that were rejected until one asks again or the page is published', async () => {
    const [open, rejected, again, published] = [await draft('Open'), await draft('Af'), await draft('Weer'), await draft('Live')];
    for (const page of [open, rejected, again, published]) {
      await request(page);
      later(1);
    }
    await request(await draft('Van Rob'), '', reviewer);
    for (const page of [rejected, again, published]) await decide('reject', page);
    const path = '/api/page/own-requests';
    expectErrors(await app.client().request('GET', path), 401, [{ code: 'G_07' }]);
    expect(await titles(`${path}?state=rejected&sortOrder=asc`, editor)).to.deep.equal(['Af', 'Weer', 'Live']);
    later(1);
    await request(again);
    expectSuccess(await reviewer.request('POST', `/api/page/${published.id}/publish`, {}));
    expect(await titles(`${path}?state=rejected`, editor)).to.deep.equal(['Af']);
    expect(await titles(`${path}?state=open`, editor)).to.deep.equal(['Weer', 'Open']);
    expect(await titles(path, editor)).to.deep.equal(['Weer', 'Af', 'Open']);
    expect(await titles(path, reviewer)).to.deep.equal(['Van Rob']);
    expectErrors(await editor.request('GET', `${path}?state=gone`), 400, [{ property: 'state', code: 'V_12' }]);
  });
});
