import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp } from '@lectern/testing';
import { visitor } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { bootDraft } from './boot-draft.ts';

const holding = (...permissions: (Actor & { readonly kind: 'user' })['permissions']): Actor => ({
  kind: 'user',
  id: 1,
  permissions,
});

describe('the page in the first data of its editor', () => {
  let app: TestApp;
  let page: BuiltPage;
  before(async () => {
    app = await createTestApp({});
    page = await buildPage(app, { slug: '/kerk' });
  });
  after(() => app?.close());

  const opened = (path: string, actor: Actor = holding({ name: 'view-page' })) =>
    bootDraft({ app: app.app, actor, path, search: '' });

  it('is what the calls of the editor answer', async () => {
    const permissions = [{ name: 'view-page' }, { name: 'delete-page', parameters: { locales: ['de-DE'] } }];
    const editor = await signIn(app, await buildUser(app, { permissions }));
    const answers = [
      await editor.request('GET', `/api/page/${page.id}`),
      await editor.request('GET', `/api/page/version/fetch/${page.versionID}`),
    ];
    for (const answer of answers) expectSuccess(answer);
    const draft = await opened(`/pages/${page.id}`, holding(...permissions));
    expect([draft?.page, draft?.version]).to.deep.equal(answers.map((answer) => answer.get('data')));
    expect(await opened(`/pages/${page.id}/`)).to.have.nested.property('page.id', page.id);
  });

  it('is left out at other addresses, and where there is no page', async () => {
    for (const path of ['', '/pages', `/pages/${page.id}/versions`, '/pages/kerk', `/pages/${crypto.randomUUID()}`])
      expect(await opened(path), path).to.equal(undefined);
  });

  it('is left out for who may not read it', async () => {
    const elsewhere = holding({ name: 'view-page', parameters: { locales: ['de-DE'] } });
    for (const actor of [visitor, holding(), holding({ name: 'manage-tags' }), elsewhere])
      expect(await opened(`/pages/${page.id}`, actor)).to.equal(undefined);
    expect(app.logs.filter(({ level }) => level > 30)).to.deep.equal([]);
  });

  it('is left out, and says so in the log, where reading it fails', async () => {
    const broken = Object.create(app.app, {
      orm: {
        get: () => {
          throw new Error('away');
        },
      },
    }) as typeof app.app;
    const draft = await bootDraft({ app: broken, actor: holding({ name: 'view-page' }), path: `/pages/${page.id}`, search: '' });
    expect(draft).to.equal(undefined);
    expect(app.logs.map(({ msg }) => msg)).to.include('a page could not be read for its editor');
  });
});
