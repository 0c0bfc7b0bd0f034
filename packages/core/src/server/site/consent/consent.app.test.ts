import { expect } from 'chai';
import { buildPublishedPage, buildUser, createTestApp, expectSuccess, postForm, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { guestsPlugin } from '../fixtures/guests.tsx';

const bar = 'class="site-consent"';

describe('the choice about cookies', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [guestsPlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    const statement = await buildPublishedPage(app, { slug: '/cookieverklaring' });
    await buildPublishedPage(app, { slug: '/vrij' });
    await buildPublishedPage(app, { slug: '/404' });
    await buildPublishedPage(app, { slug: '/gasten', blocks: { 'book-1': { type: 'guests/book', props: { title: 'Boek' } } } });
    await ask({ isAsked: true, statement: { to: { page: statement.id } } });
  });
  after(() => app?.close());

  async function ask(values: object): Promise<void> {
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    const { revision } = (await keeper.request('GET', '/api/settings/consent')).get<{ revision: number }>('data');
    expectSuccess(await keeper.request('PUT', '/api/settings/consent', { revision, values }));
  }
  const visit = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
    app.client().request('GET', path, undefined, { headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } });
  const choose = (choice: string, path = '/vrij', options: Parameters<typeof postForm>[3] = {}) =>
    postForm(app.client(), path, { choice }, { block: '_consent', ...options });

  it('is asked for first on every page, with two buttons and the statement, until it was made', async () => {
    for (const path of ['/vrij', '/gasten', '/nergens']) {
      const { text } = await visit(path);
      expect(text.indexOf('<body>') + '<body>'.length, path).to.equal(text.indexOf('<section ' + bar));
      expect(text).to.include('href="/cookieverklaring"').and.include('value="all"').and.include('value="necessary"');
      for (const chosen of ['all', 'necessary']) expect((await visit(path, `consent=${chosen}`)).text).not.to.include(bar);
    }
  });

  // Fails where one copy stands for both, and where only one of them is kept.
  it('keeps two copies of a page, each with its own tag, that shared caches tell apart', async () => {
    const [asked, chosen] = [await visit('/vrij'), await visit('/vrij', 'consent=all')];
    expect([asked.headers.vary, chosen.headers.vary]).to.deep.equal(['Accept-Encoding, Cookie', 'Accept-Encoding, Cookie']);
    expect(asked.headers['cache-control']).to.match(/^public/);
    expect(asked.headers.etag).not.to.equal(chosen.headers.etag);
    expect((await visit('/vrij', 'consent=all', { 'if-none-match': String(chosen.headers.etag) })).status).to.equal(304);
    expect((await visit('/vrij', 'consent=all', { 'if-none-match': String(asked.headers.etag) })).status).to.equal(200);
    const drawn = app.logs.filter(({ kind }) => kind === 'page').length;
    for (const cookie of [undefined, 'consent=necessary', 'other=1', 'consent=all; a=b']) await visit('/vrij', cookie);
    expect(app.logs.filter(({ kind }) => kind === 'page').length).to.equal(drawn);
    expect((asked.text + chosen.text).includes('\0')).to.equal(false);
  });

  it('is kept for a year by a form, which leads back to where it was sent from', async () => {
    for (const [choice, cookie] of [
      ['all', /^consent=all; Path=\/; Max-Age=31536000; SameSite=Lax/],
      ['necessary', /^consent=necessary; .*Max-Age=31536000/],
      ['ask', /^consent=; Path=\/; Max-Age=0/],
    ] as const) {
      const answer = await choose(choice, '/vrij?van=elders');
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).to.deep.equal([
        303,
        '/vrij?van=elders',
        'no-store',
      ]);
      expect([answer.headers['set-cookie']].flat().join()).to.match(cookie);
    }
    expect((await choose('all', '/nergens')).headers.location).to.equal('/nergens');
    expect((await choose('all', '/gasten')).status).to.equal(303);
  });

  it('is not made by another site, by an old page, or by what no button says', async () => {
    const foreign = await choose('all', '/vrij', { headers: { origin: 'https://elders.example' } });
    expect([foreign.status, foreign.headers['set-cookie']]).to.deep.equal([403, undefined]);
    const old = await choose('all', '/vrij', { hidden: { _csrf: 'v.1.old' } });
    expect([old.status, old.headers['set-cookie']]).to.deep.equal([303, undefined]);
    for (const choice of ['', 'everything', '__proto__', 'constructor', 'x'.repeat(3000)])
      expect((await choose(choice)).status, choice.slice(0, 20)).to.be.oneOf([400, 413]);
  });

  it('is asked for nowhere once the site asks no more', async () => {
    await visit('/vrij');
    await ask({ isAsked: false, statement: null });
    const { text, headers } = await visit('/vrij');
    expect(text).not.to.include(bar);
    expect(headers.vary).to.equal('Accept-Encoding');
  });
});
