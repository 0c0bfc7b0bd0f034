import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('POST /page/{id}/publish-again', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  const again = ({ id }: { readonly id: string }, client = publisher) =>
    client.request('POST', `/api/page/${id}/publish-again`, {});

  it('takes back a deletion: visitors read what they read, at its address, and the draft stays what it was', async () => {
    const page = await buildPublishedPage(app, { slug: '/kerken', blocks: { 'text-1': text('Zoals gepubliceerd') } });
    const child = await buildPublishedPage(app, { slug: '/kerken/toren', parentID: page.id });
    const draft = await buildPage(app, { parentID: page.id });
    const read = async (path: string) => {
      const { status, text: html } = await app.client().request('GET', path);
      return { status, hasWords: html.includes('Zoals gepubliceerd') };
    };
    expectSuccess(
      await publisher.request('POST', `/api/page/version/${page.versionID}/edit`, {
        ...{ revision: 1, client: crypto.randomUUID(), sequence: 1 },
        operations: [{ op: 'set', of: 'props', key: 'text-1', field: 'title', value: 'Nog niet' }],
      }),
    );
    const deleted = await publisher.request('POST', `/api/page/${page.id}/delete`, { address: 'gone' });
    expect(deleted.get('livePages')).to.deep.equal([page.id, child.id]);
    expect(deleted.get('deletedPages')).to.include(draft.id);
    expect((await read('/kerken')).status).to.equal(410);
    expectErrors(await again(page), 404, [{ code: 'PM_01' }]);

    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/restore`, {}));
    for (const one of [page, child]) expectSuccess(await again(one));
    expect(await read('/kerken')).to.deep.equal({ status: 200, hasWords: true });
    expect((await read('/kerken/toren')).status).to.equal(200);
    const { data } = (await publisher.request('GET', `/api/page/${page.id}`)).json as { data: Record<string, unknown> };
    expect(data).to.include({ publishedVersionID: page.versionID, hasUnpublishedChanges: true });
    expectErrors(await again(page), 400, [{ code: 'V_07' }]);
  });

  it('is refused of a page that was never live, and to who may not publish it', async () => {
    expectErrors(await again(await buildPage(app)), 400, [{ code: 'V_07' }]);
    const page = await buildPublishedPage(app);
    expectSuccess(await publisher.request('POST', `/api/page/${page.id}/unpublish`, {}));
    expectErrors(await again(page, await signIn(app, await buildUser(app, { role: 'Editor' }))), 403, [{ code: 'UM_01' }]);
    expectSuccess(await again(page));
  });
});
