import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { systemActor } from '#server/kernel/actor.ts';
import { createTag } from '../../tags/server/public.ts';
import type { ListedTag } from '../../tags/tags.schema.ts';
import { mediaForm, png } from './media-fixture.test-kit.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';

describe('the tags of files', () => {
  let app: TestApp;
  let publisher: TestClient;
  let administrator: TestClient;
  before(async () => {
    app = await createTestApp();
    publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    administrator = await signIn(app, await buildUser(app, { role: 'Administrator' }));
  });
  after(() => app?.close());

  it('are set as all that is said of a file, narrow the library, and count as uses', async () => {
    const made = async (term: string): Promise<string> =>
      (await app.app.execute(createTag, { term, isPrivate: false }, systemActor('test'))).id;
    const [church, tower] = [await made('Kerk'), await made('Toren')];
    const add = async (colour: string): Promise<string> => {
      const form = mediaForm(await png(colour), `${colour}.png`, { path: '/' });
      return (await publisher.request('POST', '/api/medialib/add-file', form)).get<string>('data.id');
    };
    const [id, other] = [await add('red'), await add('blue')];
    const edit = (tags: unknown) => publisher.request('POST', '/api/medialib/edit-file', { id, tags });
    expectErrors(await edit([unknownID]), 404, [{ property: 'tags', code: 'G_64' }]);
    expectErrors(await edit(['kerk']), 400, [{ property: 'tags.0', code: 'V_12' }]);
    expectErrors(await edit('kerk'), 400, [{ property: 'tags', code: 'V_12' }]);
    expectSuccess(await edit([church, church]));
    expect((await publisher.request('GET', `/api/medialib/file/${id}`)).get('data.tags')).to.deep.equal([church]);
    expectSuccess(await publisher.request('POST', '/api/medialib/edit-file', { id: other, tags: [tower] }));

    const found = async (body: object): Promise<string[]> =>
      (await publisher.request('POST', '/api/medialib/search-files', body))
        .get<readonly { id: string }[]>('data.items')
        .map((file) => file.id);
    expect(await found({ tag: church })).to.deep.equal([id]);
    expectSuccess(await administrator.request('POST', `/api/tags/${church}/merge`, { into: tower }));
    expect(await found({ tag: tower })).to.have.members([id, other]);
    const [listed] = (await administrator.request('GET', '/api/tags/list')).get<ListedTag[]>('data.items');
    expect(listed).to.deep.include({ term: 'Toren', files: 2 });
    expectErrors(await administrator.request('DELETE', `/api/tags/${tower}`), 409, [{ code: 'G_65' }]);
  });
});
