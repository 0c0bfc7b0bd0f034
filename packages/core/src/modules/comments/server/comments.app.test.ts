import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { receiveMails } from '../../auth/server/mailbox.test-kit.ts';
import type { PageListItem } from '../../pages/page.schema.ts';
import type { CommentPerson, CommentThread } from '../comments.calls.ts';

const nothing = '00000000-0000-4000-8000-00000000dead';
type At = Pick<BuiltPage, 'id'>;
interface Person extends BuiltUser {
  readonly client: TestClient;
}

describe('comments on pages', () => {
  let app: TestApp;
  let anna: Person;
  let rob: Person;
  let vera: Person;
  let section: BuiltPage;
  /** By what they may do. */
  let people: Readonly<Record<string, TestClient>>;
  const person = async (options: Parameters<typeof buildUser>[1]): Promise<Person> => {
    const user = await buildUser(app, options);
    return { ...user, client: await signIn(app, user) };
  };
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    anna = await person({ name: 'Anna', role: 'Editor', email: 'anna@example.com' });
    rob = await person({ name: 'Rob', role: 'Publisher' });
    vera = await person({ name: 'Vera', permissions: ['view-page'] });
    section = await buildPage(app, { title: 'Afdeling', locale: 'nl-NL' });
    const german = await person({ permissions: [{ name: 'edit-page', parameters: { locales: ['de-DE'] } }] });
    const ofSection = await person({ permissions: [{ name: 'edit-page', parameters: { underPage: section.id } }] });
    const reviewer = await person({ permissions: ['review-publication'] });
    people = {
      viewer: vera.client,
      translator: german.client,
      ofSection: ofSection.client,
      publisher: rob.client,
      reviewer: reviewer.client,
    };
    await app.app.pool.query(`update lectern_user set language = 'nl'`);
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const draft = (title = 'Wonen', more: object = {}): Promise<BuiltPage> =>
    buildPage(app, { title, locale: 'nl-NL', blocks: { 'text-1': { type: 'probe/text', props: { title } } }, ...more });
  const comment = ({ id }: At, body: object, client = anna.client) => client.request('POST', `/api/page/${id}/comment`, body);
  const begun = async (page: At, body: object = { text: 'Klopt dit?' }, client = anna.client): Promise<CommentThread> => {
    const answer = await comment(page, body, client);
    expectSuccess(answer);
    return answer.get<CommentThread>('data');
  };
  const act = (verb: string, id: string, body: object = {}, client = anna.client) =>
    client.request('POST', `/api/comment/${id}/${verb}`, body);
  const threadsOf = async ({ id }: At, client = anna.client): Promise<CommentThread[]> => {
    const answer = await client.request('GET', `/api/page/${id}/comments`);
    expectSuccess(answer);
    return answer.get('data');
  };
  const openOf = async ({ id }: At): Promise<number | undefined> =>
    (await anna.client.request('POST', '/api/page/list', { pageSize: 100 }))
      .get<PageListItem[]>('data.items')
      .find((item) => item.id === id)?.openComments;

  it('are threads with who said what, resolved and opened again, and lists tell how many are open', async () => {
    const page = await draft();
    const thread = await begun(page, { blockKey: 'text-1', property: 'title', quote: ' Wonen ', text: ' Kan dit korter? ' });
    const { at } = thread.comments[0] ?? expect.fail('there is no comment');
    const said = { id: thread.comments[0]?.id, author: { id: anna.id, name: 'Anna' }, at, text: 'Kan dit korter?' };
    expect(thread).to.deep.equal({
      id: thread.id,
      blockKey: 'text-1',
      property: 'title',
      quote: 'Wonen',
      hasPlace: true,
      resolved: null,
      isMine: true,
      comments: [{ ...said, mentions: [], isMine: true }],
    });
    expectSuccess(await act('reply', thread.id, { text: 'Ja.' }, rob.client));
    const [seen] = await threadsOf(page, rob.client);
    expect(seen?.isMine).to.equal(false);
    expect(seen?.comments.map(({ author, text, isMine }) => [author?.name, text, isMine])).to.deep.equal([
      ['Anna', 'Kan dit korter?', false],
      ['Rob', 'Ja.', true],
    ]);
    const second = await begun(page, { text: 'En de pagina?' });
    expect((await threadsOf(page)).map(({ id }) => id)).to.deep.equal([thread.id, second.id]);
    expect(await openOf(page)).to.equal(2);
    expectSuccess(await act('resolve', thread.id, {}, rob.client));
    expectSuccess(await act('resolve', thread.id));
    expect((await threadsOf(page))[0]?.resolved?.by).to.deep.equal({ id: rob.id, name: 'Rob' });
    expect(await openOf(page)).to.equal(1);
    expectSuccess(await act('reopen', thread.id));
    expectSuccess(await act('reopen', thread.id));
    expect((await threadsOf(page))[0]?.resolved).to.equal(null);
    expectSuccess(await act('resolve', second.comments[0]?.id ?? ''));
    expect(await openOf(page)).to.equal(1);
    expectSuccess(await act('reply', second.id, { text: 'Toch nog iets.' }));
    expect([(await threadsOf(page))[1]?.resolved, await openOf(page)]).to.deep.equal([null, 2]);
  });

  it('are for whoever may see the page; for all others neither page nor comment is there', async () => {
    const [dutch, german, inside] = [
      await draft(),
      await draft('Wohnen', { locale: 'de-DE' }),
      await draft('In', { parentID: section.id }),
    ];
    const seenBy: Readonly<Record<string, readonly BuiltPage[]>> = {
      viewer: [dutch, german, inside],
      translator: [german],
      ofSection: [inside],
      publisher: [dutch, german, inside],
      reviewer: [dutch, german, inside],
    };
    for (const page of [dutch, german, inside]) {
      const thread = await begun(page);
      for (const [name, client] of Object.entries(people)) {
        const calls = [
          await client.request('GET', `/api/page/${page.id}/comments`),
          await client.request('GET', `/api/page/${page.id}/comments/people`),
          await comment(page, { text: 'Ik ook.' }, client),
          await act('reply', thread.id, { text: 'Goed.' }, client),
          await act('resolve', thread.id, {}, client),
          await act('reopen', thread.id, {}, client),
        ];
        if (seenBy[name]?.includes(page)) for (const answer of calls) expectSuccess(answer);
        else {
          for (const answer of calls.slice(0, 3)) expectErrors(answer, 404, [{ code: 'PM_01' }]);
          for (const answer of calls.slice(3)) expectErrors(answer, 404, [{ code: 'G_27' }]);
        }
      }
    }
    expectErrors(await comment(dutch, { text: 'Dag' }, app.client()), 401, [{ code: 'G_07' }]);
    const nobody = await person({ permissions: ['manage-media'] });
    expectErrors(await nobody.client.request('GET', `/api/page/${dutch.id}/comments`), 403, [{ code: 'UM_01' }]);
  });

  it('mention people who may see the page, each of whom gets one mail in their language with a link', async () => {
    const page = await draft();
    const people = (await anna.client.request('GET', `/api/page/${page.id}/comments/people`)).get<CommentPerson[]>('data');
    expect(people.map(({ name }) => name)).to.include.members(['Anna', 'Rob', 'Vera']);
    const text = `@[${rob.id}] en @[${vera.id}], @[${rob.id}]: <b>kijken</b>? Dag, @[${anna.id}]`;
    const thread = await begun(page, { blockKey: 'text-1', quote: 'Wonen', text });
    expect(thread.comments[0]?.mentions).to.deep.equal([
      { id: rob.id, name: 'Rob' },
      { id: vera.id, name: 'Vera' },
      { id: anna.id, name: 'Anna' },
    ]);
    const mails = await receiveMails(app);
    expect(mails.map(({ to }) => to).sort()).to.deep.equal([rob.email, vera.email].sort());
    const mail = mails.find(({ to }) => to === rob.email) ?? expect.fail('Rob has no mail');
    expect(mail.subject).to.equal('Anna noemt u: Wonen');
    expect(mail.text)
      .to.contain('Beste Rob,')
      .and.to.contain('Over: “Wonen”')
      .and.to.contain('@Rob en @Vera, @Rob: <b>kijken</b>? Dag, @Anna')
      .and.to.contain(`/cmsadmin/pages/${page.id}?comment=${thread.id}`);
    expect(mail.html).to.contain('&lt;b&gt;kijken&lt;/b&gt;').and.not.to.contain('<b>');
    expectSuccess(await act('reply', thread.id, { text: `@[${vera.id}] nog even` }, rob.client));
    expect((await receiveMails(app)).filter(({ to }) => to === vera.email)).to.have.length.of.at.least(1);
  });

  it('mention nobody who may not see the page, cannot sign in, or is not there; then nothing is written', async () => {
    const page = await draft();
    const translator = await person({ permissions: [{ name: 'view-page', parameters: { locales: ['de-DE'] } }] });
    const idle = await buildUser(app, { role: 'Viewer' });
    await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [idle.id]);
    const thread = await begun(page);
    const before = await app.digest();
    for (const id of [translator.id, idle.id, 2_000_000_000, 99_999_999_999]) {
      expectErrors(await comment(page, { text: `Kijk, @[${id}]` }), 400, [{ property: 'text', code: 'V_12' }]);
      expectErrors(await act('reply', thread.id, { text: `@[${rob.id}] @[${id}]` }), 400, [{ property: 'text', code: 'V_12' }]);
    }
    const many = Array.from({ length: 21 }, (_, index) => `@[${index + 1}]`).join(' ');
    expectErrors(await comment(page, { text: many }), 400, [{ property: 'text', code: 'V_12' }]);
    expect(await app.digest()).to.deep.equal(before);
  });

  it('are text, however long and whatever it looks like, and refused where they are wrong', async () => {
    const page = await draft();
    const markup = '<script>alert(1)</script> [x](javascript:1) @[x] &amp;\nTweede regel';
    expect((await begun(page, { text: markup })).comments[0]?.text).to.equal(markup);
    const longest = 'é'.repeat(5000);
    const thread = await begun(page, { text: longest });
    expect(thread.comments[0]?.text).to.equal(longest);
    const refused: readonly (readonly [object, string, string])[] = [
      [{}, 'text', 'V_01'],
      [{ text: '  \n ' }, 'text', 'V_01'],
      [{ text: 7 }, 'text', 'V_12'],
      [{ text: 'x'.repeat(10_000) }, 'text', 'V_14'],
      [{ text: 'x', blockKey: 'no-such-block' }, 'blockKey', 'G_28'],
      [{ text: 'x', blockKey: '__proto__' }, 'blockKey', 'G_28'],
      [{ text: 'x', blockKey: 'x'.repeat(101) }, 'blockKey', 'V_14'],
      [{ text: 'x', property: 'a b' }, 'property', 'V_12'],
      [{ text: 'x', quote: ' ' }, 'quote', 'V_12'],
      [{ text: 'x', quote: 'x'.repeat(501) }, 'quote', 'V_14'],
    ];
    for (const [body, property, code] of refused) expectErrors(await comment(page, body), 400, [{ property, code }]);
    expectErrors(await act('reply', thread.id, { text: 'x'.repeat(10_000) }), 400, [{ property: 'text', code: 'V_14' }]);
    expectErrors(await comment({ id: nothing }, { text: 'x' }), 404, [{ code: 'PM_01' }]);
    for (const verb of ['reply', 'resolve', 'reopen'])
      expectErrors(await act(verb, nothing, verb === 'reply' ? { text: 'x' } : {}), 404, [{ code: 'G_27' }]);
    expect(await threadsOf(page)).to.have.length(2);
  });

  it('outlive the words and the block that they are about, and go with the page', async () => {
    const page = await draft();
    const words = await begun(page, { blockKey: 'text-1', property: 'title', quote: 'nooit geschreven', text: 'Waar is dit?' });
    expect(words.hasPlace).to.equal(true);
    const { pageVersionID, revision } = (await anna.client.request('GET', `/api/page/${page.id}`)).get<{
      pageVersionID: string;
      revision: number;
    }>('data');
    const store = { revision, blocks: {}, blockOrder: [] };
    expectSuccess(await anna.client.request('POST', `/api/page/version/${pageVersionID}/store`, store));
    expect((await threadsOf(page)).map(({ hasPlace, quote }) => [hasPlace, quote])).to.deep.equal([[false, 'nooit geschreven']]);
    expectSuccess(await act('reply', words.id, { text: 'Dat blok is weg.' }));
    expectSuccess(await rob.client.request('POST', `/api/page/${page.id}/delete`, {}));
    expectErrors(await anna.client.request('GET', `/api/page/${page.id}/comments`), 404, [{ code: 'PM_01' }]);
    expectErrors(await act('reply', words.id, { text: 'Nog?' }), 404, [{ code: 'G_27' }]);
    expectSuccess(await rob.client.request('POST', `/api/page/${page.id}/restore`, {}));
    expect((await threadsOf(page))[0]?.comments).to.have.length(2);
    expectSuccess(await rob.client.request('POST', `/api/page/${page.id}/delete`, {}));
    expectSuccess(await rob.client.request('POST', `/api/page/${page.id}/purge`, {}));
    const { rows } = await app.app.pool.query(`select 1 from lectern_comment_thread union all select 1 from lectern_comment`);
    expect(rows).to.deep.equal([]);
  });

  it('are in no answer to visitors, in no copy of the page, and no cause of another version', async () => {
    const page = await buildPublishedPage(app, { title: 'Openbaar', locale: 'nl-NL' });
    const before = (await anna.client.request('GET', `/api/page/${page.id}`)).get<object>('data');
    await begun(page, { text: 'Niet voor bezoekers' });
    expect((await anna.client.request('GET', `/api/page/${page.id}`)).get('data')).to.deep.equal({ ...before, openComments: 1 });
    const visitor = app.client();
    for (const answer of [
      await visitor.request('GET', page.slug),
      await visitor.request('POST', '/api/page/get-by-slug', { slug: page.slug }),
      await anna.client.request('GET', `/api/page/version/fetch/${page.versionID}`),
    ])
      expect([answer.status, answer.text.includes('Niet voor bezoekers')]).to.deep.equal([200, false]);
    const copied = await anna.client.request('POST', '/api/page/duplicate', {
      pageID: page.id,
      title: 'Kopie',
      slug: '/kopie-met-opmerking',
      locale: 'nl-NL',
    });
    expectSuccess(copied);
    expect(await threadsOf({ id: copied.get('pageID') })).to.deep.equal([]);
  });

  it('are noted in the audit log without their words', async () => {
    const page = await draft();
    const { id } = await begun(page, { blockKey: 'text-1', text: 'Geheim woord' });
    expectSuccess(await act('reply', id, { text: 'Nog een geheim woord' }));
    expectSuccess(await act('resolve', id));
    expectSuccess(await act('reopen', id));
    const { rows } = await app.app.pool.query<{ action: string; entity_id: string; changes: { comment: string } }>(
      `select action, entity_id, changes from lectern_audit_entry where action like 'page.%comment' order by id`,
    );
    expect(rows.map(({ action }) => action)).to.deep.equal([
      'page.comment',
      'page.reply-to-comment',
      'page.resolve-comment',
      'page.reopen-comment',
    ]);
    expect(rows.every(({ entity_id: entity, changes }) => entity === page.id && changes.comment === id)).to.equal(true);
    expect(JSON.stringify(rows)).not.to.match(/geheim/i);
  });

  it('tell what somebody wrote, and have an author without a name once that person is forgotten', async () => {
    const page = await draft();
    const jan = await person({ name: 'Jan', role: 'Editor', email: 'jan@example.com' });
    const thread = await begun(page, { text: 'Van Jan' }, jan.client);
    expectSuccess(await act('reply', thread.id, { text: `Dank, @[${jan.id}]` }));
    expectSuccess(await act('resolve', thread.id, {}, jan.client));
    const manager = await signIn(app, app.administrator);
    const exported = await manager.request('POST', '/api/privacy/export', { email: 'jan@example.com' });
    const part = exported
      .get<{ owner: string; count: number; data: { text: string }[] }[]>('data.parts')
      .find(({ owner }) => owner === 'comments');
    expect([part?.count, part?.data.map(({ text }) => text)]).to.deep.equal([1, ['Van Jan']]);
    expectSuccess(await manager.request('POST', '/api/privacy/erase', { email: 'jan@example.com' }));
    const [left] = await threadsOf(page);
    expect(left?.resolved?.by).to.deep.equal({ id: jan.id, name: null });
    expect(left?.comments.map(({ author, text }) => [author, text])).to.deep.equal([
      [{ id: jan.id, name: null }, 'Van Jan'],
      [{ id: anna.id, name: 'Anna' }, `Dank, @[${jan.id}]`],
    ]);
    expect(left?.comments[1]?.mentions).to.deep.equal([{ id: jan.id, name: null }]);
  });

  it('of several people at once are all there, and the count is right', async () => {
    const page = await draft();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => begun(page, { text: `Nummer ${index}` }, index % 2 ? rob.client : anna.client)),
    );
    const threads = await threadsOf(page);
    expect([threads.length, await openOf(page)]).to.deep.equal([12, 12]);
    await Promise.all(threads.map(({ id }, index) => act(index % 3 ? 'resolve' : 'reply', id, index % 3 ? {} : { text: 'Ja' })));
    expect(await openOf(page)).to.equal(4);
  });
});
