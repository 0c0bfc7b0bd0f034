import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { thinAllVersions } from '../pages.job.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title, body: '', link: null } });
const hour = 3_600_000;
const day = 24 * hour;

describe('links to previews', () => {
  let app: TestApp;
  let editor: TestClient;
  let viewer: TestClient;
  let other: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    viewer = await signIn(app, await buildUser(app, { role: 'Viewer', name: 'Vera Kijker' }));
    other = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const later = (milliseconds: number): void => app.setClock(new Date(Date.now() + milliseconds));
  const share = ({ versionID }: Pick<BuiltPage, 'versionID'>, body: object = {}, by = viewer): Promise<TestResponse> =>
    by.request('POST', `/api/page/version/${versionID}/preview-link`, body);
  const pathOf = (shared: TestResponse): string => new URL(String(shared.get('data.url'))).pathname;
  const open = (path: string, accept = 'text/html,*/*;q=0.8'): Promise<TestResponse> =>
    app.client().request('GET', path, undefined, { headers: { accept } });
  const list = ({ id }: BuiltPage, by = viewer): Promise<TestResponse> => by.request('GET', `/api/page/${id}/preview-links`);
  const revoke = (id: unknown, by = viewer): Promise<TestResponse> =>
    by.request('POST', `/api/page/preview-link/${String(id)}/revoke`, {});
  const edit = ({ versionID, revision }: BuiltPage, title: string): Promise<TestResponse> =>
    editor.request('POST', `/api/page/version/${versionID}/edit`, {
      revision,
      client: crypto.randomUUID(),
      sequence: 1,
      operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: title }],
    });
  const draft = () => buildPage(app, { blocks: { 'text-1': text('Concept een') } });

  it('show exactly that version without an account, kept and found nowhere, whatever is written later', async () => {
    const page = await draft();
    const shared = await share(page);
    expectSuccess(shared);
    expectSuccess(await edit(page, 'Later geschreven'));
    const { status, headers, text: html } = await open(pathOf(shared));
    expect(status).to.equal(200);
    expect(html).to.include('Concept een').and.not.include('Later geschreven').and.not.include('<!--b:');
    expect(headers).to.include({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).to.include('sandbox allow-scripts');
    expect((await app.client().request('GET', page.slug)).status).to.equal(404);
  });

  it('show what was edited last, which is closed by that', async () => {
    const page = await draft();
    const edited = await edit(page, 'Concept twee');
    const version = { versionID: String(edited.get('pageVersionID')) };
    expect((await open(pathOf(await share(version)))).text).to.include('Concept twee');
    const again = await edit({ ...page, ...version, revision: Number(edited.get('revision')) }, 'Concept drie');
    expect(again.get('pageVersionID')).to.not.equal(version.versionID);
  });

  it('last three days, or as many hours as somebody says, at most thirty days', async () => {
    const page = await draft();
    const ends = async (body: object): Promise<number> =>
      Date.parse(String((await share(page, body)).get('data.endsAt'))) - app.app.now().getTime();
    expect(await ends({})).to.be.closeTo(72 * hour, 60_000);
    expect(await ends({ hours: 720 })).to.be.closeTo(30 * day, 60_000);
    for (const hours of [0, 721, 1.5, '72', null])
      expectErrors(await share(page, { hours }), 400, [{ property: 'hours', code: 'V_12' }]);
  });

  it('end with their time, and say so to people and to programs', async () => {
    const path = pathOf(await share(await draft(), { hours: 1 }));
    later(hour + 1000);
    const ended = await open(path);
    expect([ended.status, ended.headers['content-type']]).to.deep.equal([410, 'text/html; charset=utf-8']);
    expect(ended.headers).to.include({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(ended.text).to.include('Dit voorbeeld is er niet meer').and.include('site-failure').and.not.include('Concept een');
    expectErrors(await open(path, 'application/json'), 410, [{ code: 'G_70' }]);
    later(31 * day);
    expect((await open(path)).status).to.equal(404);
  });

  it('are forged in vain', async () => {
    const path = pathOf(await share(await draft()));
    for (const forged of [
      `/_preview/${'a'.repeat(43)}`,
      '/_preview/x',
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    ]) {
      const { status, text: html } = await open(forged);
      expect([status, html.includes('Dit voorbeeld is er niet meer')]).to.deep.equal([404, true]);
    }
  });

  it('end where the page goes into the trash', async () => {
    const page = await draft();
    const path = pathOf(await share(page));
    const administrator = await signIn(app, await buildUser(app, { role: 'Administrator' }));
    expectSuccess(await administrator.request('POST', `/api/page/${page.id}/delete`, {}));
    expect((await open(path)).status).to.equal(410);
    expectErrors(await share(page), 404, [{ code: 'PM_01' }]);
  });

  it('are listed without their address, and withdrawn by whoever made them or edits the page', async () => {
    const page = await draft();
    const [first, second] = [await share(page), await share(page, { hours: 1 })];
    const listed = await list(page);
    expect(listed.text).to.not.include(pathOf(first).slice('/_preview/'.length));
    expect(listed.get('data.0')).to.deep.include({ number: 1, createdBy: 'Vera Kijker', canRevoke: true });
    expect((await list(page, other)).get('data.0.canRevoke')).to.equal(false);
    expectErrors(await revoke(first.get('data.id'), other), 403, [{ code: 'UM_01' }]);
    expectSuccess(await revoke(first.get('data.id')));
    expectErrors(await revoke(first.get('data.id')), 404, [{ code: 'G_71' }]);
    expectErrors(await revoke(crypto.randomUUID()), 404, [{ code: 'G_71' }]);
    expect((await open(pathOf(first))).status).to.equal(410);
    expect((await open(pathOf(second))).status).to.equal(200);
    expectSuccess(await revoke(second.get('data.id'), editor));
    expect((await list(page)).get('data')).to.deep.equal([]);
  });

  it('keep their version from being thinned out, until they are forgotten', async () => {
    const page = await draft();
    const path = pathOf(await share(page, { hours: 720 }));
    const unshared = await draft();
    const close = (of: BuiltPage) => editor.request('POST', `/api/page/version/${of.versionID}/store`, { revision: of.revision });
    await close(unshared);
    for (const each of [page, unshared]) expectSuccess(await edit(each, 'Concept twee'));
    later(10 * day);
    await thinAllVersions(app.app);
    expect((await viewer.request('GET', `/api/page/version/fetch/${unshared.versionID}`)).status).to.equal(404);
    expect((await open(path)).text).to.include('Concept een');
  });

  it('are made thirty times in an hour by one person, and each opened a hundred and twenty times in ten minutes', async () => {
    const page = await draft();
    let path = '';
    for (let made = 0; made < 30; made += 1) path = pathOf(await share(page));
    expectErrors(await share(page), 429, [{ code: 'G_18' }]);
    expectSuccess(await share(page, {}, other));
    for (let opened = 0; opened < 120; opened += 1) expect((await open(path)).status).to.equal(200);
    const refused = await open(path);
    expect([refused.status, refused.headers['content-type']]).to.deep.equal([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers['retry-after'])).to.be.greaterThan(0);
  });
});
