import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';

interface At {
  readonly id: string;
}

describe('a draft that was made by mistake', () => {
  let app: TestApp;
  let publisher: TestClient;
  before(async () => {
    app = await createTestApp();
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
  });
  after(() => app?.close());

  const remove = ({ id }: At, editor: TestClient) => editor.request('POST', `/api/page/${id}/delete`, {});

  it('is for whoever made it, and never was live', async () => {
    const editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
    const make = async (slug: string) => {
      const made = await editor.request('POST', '/api/page/create', {
        title: 'Bij vergissing',
        slug,
        type: 'lectern/blank',
        locale: 'nl-NL',
        content: {},
      });
      return { id: made.get<string>('pageID') };
    };
    const canDelete = async ({ id }: At) => (await editor.request('GET', `/api/page/${id}`)).get('data.policies.canDelete');
    const [mistake, published] = [await make('/vergissing'), await make('/gelezen')];
    expectSuccess(await publisher.request('POST', `/api/page/${published.id}/publish`, {}));
    expect([await canDelete(mistake), await canDelete(published)]).to.deep.equal([true, false]);
    expectSuccess(await publisher.request('POST', `/api/page/${published.id}/unpublish`, {}));
    const items = (await editor.request('POST', '/api/page/list', {})).get<{ id: string; policies: object }[]>('data.items');
    const policies = new Map(items.map((item) => [item.id, item.policies]));
    expect(policies.get(mistake.id)).to.deep.include({ canDelete: true });
    expect(policies.get(published.id)).to.deep.include({ canDelete: false });
    expectErrors(await remove(published, editor), 403, [{ code: 'UM_01' }]);
    expectErrors(await remove(await buildPage(app), editor), 403, [{ code: 'UM_01' }]);
    expectSuccess(await remove(mistake, editor));
    const trash = (await editor.request('GET', '/api/page/list-trash')).get<At[]>('data.items');
    expect(trash.map(({ id }) => id)).to.deep.equal([mistake.id]);
  });
});
