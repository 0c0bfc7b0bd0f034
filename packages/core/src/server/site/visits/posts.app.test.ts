import { expect } from 'chai';
import { buildPublishedPage, buildUser, checkPosts, createTestApp, expectSuccess, postForm, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { guests, guestsPlugin } from '../fixtures/guests.tsx';

const path = '/gasten';

describe('posts from pages', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [guestsPlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    guests.signed.length = 0;
    guests.keys.length = 0;
    const target = await buildPublishedPage(app, { slug: '/doel' });
    await buildPublishedPage(app, {
      slug: path,
      title: 'Gasten',
      blocks: {
        'frame-1': { type: 'guests/frame', slots: { inside: ['book-1'] } },
        'book-1': { type: 'guests/book', props: { title: 'Gastenboek', link: { to: { page: target.id } } } },
        'counter-1': { type: 'guests/counter' },
      },
      blockOrder: ['frame-1', 'counter-1'],
    });
  });
  after(() => app?.close());

  const visit = (search = '') => app.client().request('GET', path + search);
  const post = (fields: Parameters<typeof postForm>[2], options: Parameters<typeof postForm>[3] = {}) =>
    postForm(app.client(), path, fields, { block: 'book-1', ...options });
  const rendered = (): number => app.logs.filter(({ kind }) => kind === 'page').length;
  const keyIn = (html: string): string | undefined => /name="_key" value="([^"]+)"/.exec(html)?.[1];

  it('draws a block for each visitor anew, with a key of its own, while the rest of the page is kept', async () => {
    // Fails where a gap is drawn once and kept, and where the fragment around it keeps what was drawn in it.
    const [one, other] = [await visit(), await visit()];
    expect(one.text).to.include('visitor').and.include('href="/doel"').and.include('<div class="frame">');
    expect(keyIn(one.text)).to.match(/^\w+\.[\w-]{22}\.[\w-]{16}$/);
    expect(keyIn(one.text)).not.to.equal(keyIn(other.text));
    expect(one.headers['cache-control']).to.equal('private, no-cache');
    expect([one.headers.etag, one.headers['surrogate-key'], one.headers['set-cookie']]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    expect(one.text.replace(keyIn(one.text) ?? '', '')).to.equal(other.text.replace(keyIn(other.text) ?? '', ''));
    expect(one.text).not.to.include('\0');
  });

  it('draws once what its loader says to be alike for many, as it would for each of them', async () => {
    const unkeyed = (html: string): string => html.replaceAll(keyIn(html) ?? 'no key', '');
    const first = await visit();
    const drawn = guests.books;
    // Fails where the key of the first rendering is kept with what was drawn.
    const other = await visit();
    expect(keyIn(other.text))
      .to.match(/^\w+\.[\w-]{22}\.[\w-]{16}$/)
      .and.not.to.equal(keyIn(first.text));
    expect((await post({ name: 'jan' }, { hidden: { _key: keyIn(other.text) } })).status).to.equal(303);
    expect(guests.books, 'drawn for the second').to.equal(drawn);
    guests.isAlike = false;
    const alone = await visit();
    guests.isAlike = true;
    expect(guests.books, 'drawn for one').to.equal(drawn + 1);
    expect(unkeyed(other.text)).to.equal(unkeyed(alone.text));
    for (const search of ['?bedankt=jan', '?bedankt=jan']) await visit(search);
    expect(guests.books, 'an address that is kept nowhere').to.equal(drawn + 3);
    await post({ name: '' });
    expect(guests.books, 'what answers a post').to.equal(drawn + 4);
  });

  it('keeps neither a visitor’s query nor what is loaded for it, and tells search engines to look away', async () => {
    await visit();
    const drawn = guests.frames;
    const thanks = await visit('?bedankt=jan');
    expect(thanks.text).to.include('visitor jan').and.include('action="/gasten?bedankt=jan"');
    expect(thanks.headers['x-robots-tag']).to.equal('noindex');
    expect((await visit()).text).not.to.include('jan');
    expect(guests.frames, 'what stands around it').to.equal(drawn);
    expect((await visit('?bedankt=niemand')).status).to.equal(404);
    expect((await visit('?bedankt=NIET')).text).to.include('action="/gasten"');
  });

  it('draws a block alone where its loader says so, within what it stands in, and all blocks for everybody else', async () => {
    const counter = '<button>0</button>';
    expect((await visit()).text)
      .to.include(counter)
      .and.not.include('\0');
    const alone = await visit('?bedankt=alleen');
    expect(alone.text)
      .to.include('<div class="frame">')
      .and.include('visitor alleen')
      .and.include('<title>Dank &lt;alleen&gt; | ');
    expect(alone.text).to.not.include(counter).and.not.include('\0');
    const refused = await postForm(app.client(), `${path}?bedankt=alleen`, { name: 'x'.repeat(21) }, { block: 'book-1' });
    expect(refused.text, 'shown again').to.include('name V_14').and.not.include(counter);
    expect((await post({ name: 'x'.repeat(21) })).text).to.include(counter);
    expect((await visit()).text).to.include(counter);
  });

  it('draws it with the settings that hold now, though the page around it is kept', async () => {
    expect((await visit()).text).to.include('<p>Welkom</p>');
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    expectSuccess(await keeper.request('PUT', '/api/settings/guests', { revision: 0, values: { welcome: 'Kom binnen' } }));
    expect((await visit()).text).to.include('<p>Kom binnen</p>');
    expect((await post({ name: '' })).text, 'where a post shows it again').to.include('<p>Kom binnen</p>');
  });

  it('draws it for whoever is signed in, and lets nobody keep that', async () => {
    const user = await signIn(app, await buildUser(app));
    const answer = await user.request('GET', path);
    expect(answer.text).to.include('user ');
    expect(answer.headers['cache-control']).to.equal('private, no-store');
    expect((await postForm(user, path, { name: 'Piet' }, { block: 'book-1' })).status).to.equal(303);
  });

  it('answers with a redirect, the block’s cookie set, urlencoded and multipart, with files', async () => {
    const client = app.client();
    const answer = await postForm(client, path, { name: 'jan' }, { block: 'book-1' });
    expect([answer.status, answer.headers.location]).to.deep.equal([303, '/gasten?bedankt=jan']);
    expect(answer.headers['cache-control']).to.equal('no-store');
    expect(answer.headers['set-cookie']).to.deep.equal(['guests-book=jan; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax']);
    expect((await client.request('GET', path)).text).to.include('visitor jan');
    expect((await visit()).text).not.to.include('visitor jan');
    await post({ name: 'foto', photo: new File(['x'.repeat(900)], 'x.png') });
    expect(guests.signed).to.deep.equal(['jan', 'foto900']);
    expect(guests.keys.every((key) => key !== undefined)).to.equal(true);
  });

  it('shows the page again with the block’s state, a status and a title', async () => {
    const answer = await post({ name: 'shout', note: ['a', 'b'] });
    expect(answer.status).to.equal(202);
    expect(answer.text).to.include('HELLO a+b').and.include('<title>Shouting | ').and.include('value="shout"');
    expect(answer.headers['cache-control']).to.equal('private, no-store');
    expect((await visit()).text)
      .to.include('<title>Gasten | ')
      .and.not.include('HELLO');
  });

  it('is called in the window what the loader says of this visitor, and by its own name for others', async () => {
    expect((await visit('?bedankt=jan')).text).to.include('<title>Dank &lt;jan&gt; | ');
    expect((await visit()).text).to.include('<title>Gasten | ');
    const refused = await postForm(app.client(), `${path}?bedankt=jan`, { name: 'x'.repeat(21) }, { block: 'book-1' });
    expect(refused.text).to.include('<title>Fout: Dank &lt;jan&gt; | ');
  });

  it('shows the page again where it refuses, with what was typed, why, and how to go on', async () => {
    const wrong = await post({ name: 'x'.repeat(21) });
    expect(wrong.status).to.equal(400);
    expect(wrong.text)
      .to.include('<title>Fout: Gasten | ')
      .and.include('name V_14')
      .and.include(`value="${'x'.repeat(21)}"`);
    const double = await post({ name: 'double' });
    expect(double.status).to.equal(409);
    expect(double.text).to.include('name V_06').and.include('double-2');
    const broken = await post({ name: 'broken' });
    expect(broken.status).to.equal(500);
    expect(broken.text).to.include('G_01').and.include('value="broken"').and.not.include('the pen');
    expect((await post({ name: 'jan', other: 'x' })).text).to.include('other V_12');
    expect(guests.signed).to.deep.equal([]);
  });

  it('says of a full disk and a database that is away what they are, and sets no cookie with a refusal', async () => {
    const full = await post({ name: 'full' });
    expect([full.status, full.text.includes('G_14')]).to.deep.equal([507, true]);
    const cut = await post({ name: 'cut' });
    expect([cut.status, cut.headers['retry-after'], cut.text.includes('value="cut"')]).to.deep.equal([503, '10', true]);
    expect([full.headers['set-cookie'], cut.headers['set-cookie']]).to.deep.equal([undefined, undefined]);
  });

  it('keeps the answers where the token has ended, and where the rendering is not ours', async () => {
    // Fails where the token is looked at before the form is read.
    for (const hidden of [{ _csrf: 'v.0.0' }, { _key: 'a.b.c' }, { _key: undefined }]) {
      const answer = await post({ name: 'lang verhaal' }, { hidden });
      expect(answer.status).to.equal(403);
      expect(answer.text).to.include('G_02').and.include('value="lang verhaal"');
    }
    const other = await buildPublishedPage(app, { blocks: { 'book-1': { type: 'guests/book', props: {} } } });
    const { text } = await app.client().request('GET', other.slug);
    expect((await post({ name: 'jan' }, { hidden: { _key: keyIn(text) } })).status).to.equal(403);
    expect(guests.signed).to.deep.equal([]);
  });

  it('counts posts of one network', async () => {
    for (const name of ['a', 'b', 'c']) expect((await post({ name })).status).to.equal(303);
    const answer = await post({ name: 'd' });
    expect(answer.status).to.equal(429);
    expect(Number(answer.headers['retry-after'])).to.be.within(3500, 3600);
    expect(answer.text).to.include('G_18').and.include('value="d"');
    expect(guests.signed).to.deep.equal(['a', 'b', 'c']);
  });

  it('refuses with a page what it cannot tell to belong to a block, and what is too much', async () => {
    const tries: [number, Parameters<typeof post>[0], Parameters<typeof post>[1]?][] = [
      [400, { name: 'jan' }, { hidden: { _block: 'book-2' } }],
      [400, { name: 'jan' }, { hidden: { _block: 'frame-1' } }],
      [400, { name: 'jan' }, { hidden: { _block: undefined } }],
      [413, Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 'x']))],
      [413, { name: 'x'.repeat(60_000) }],
      [413, { name: 'jan', photo: new File(['x'.repeat(1001)], 'x.png') }],
      [415, { name: 'jan' }, { headers: { 'content-type': 'text/plain' } }],
    ];
    for (const [status, fields, options] of tries) {
      const answer = await post(fields, options);
      expect(answer.status, JSON.stringify(options)).to.equal(status);
      expect(answer.text).to.include('<h1>').and.include('site-failure');
    }
    expect((await postForm(app.client(), path, { name: 'x' }, { block: 'counter-1' })).status).to.equal(401);
    expect((await app.client().request('POST', '/doel', 'a=b', {})).status).to.equal(405);
    expect(guests.signed).to.deep.equal([]);
  });

  it('leads nowhere else, whatever a handler says', async () => {
    const answer = await post({ name: 'away' });
    expect([answer.status, answer.headers.location]).to.deep.equal([500, undefined]);
  });

  it('leaves a page public whose form is the same for everybody', async () => {
    const { slug } = await buildPublishedPage(app, { blocks: { 'counter-1': { type: 'guests/counter' } } });
    expect((await app.client().request('GET', slug)).headers['cache-control']).to.match(/^public/);
    const before = rendered();
    await app.client().request('GET', slug);
    expect(rendered()).to.equal(before);
    const user = await signIn(app, await buildUser(app, { permissions: ['guests:count'] }));
    const answer = await postForm(user, slug, {});
    expect([answer.status, answer.text.includes('<button>1</button>')]).to.deep.equal([200, true]);
    expect((await app.client().request('GET', slug)).text).to.include('<button>0</button>');
  });

  it('is sent again to where the page stands now', async () => {
    const answer = await app.client().request('POST', '/Gasten/', 'a=b', { headers: { 'content-type': 'text/plain' } });
    expect([answer.status, answer.headers.location]).to.deep.equal([308, path]);
  });

  it('is described with the API', async () => {
    const { body } = await app.client().request('GET', '/api/openapi.json');
    const described = JSON.parse(body.toString()) as { 'x-site-paths': Record<string, { post: { 'x-access': string } }> };
    expect(described['x-site-paths']['/{page}#guests/book']?.post).to.include({ 'x-access': 'public' });
    expect(described['x-site-paths']['/{page}#guests/counter']?.post).to.include({ 'x-access': 'guests:count' });
  });

  it('lets in whom it should, and nobody else', async () => {
    const rows = { 'guests/book': { access: 'public', fields: { name: 'jan' } }, 'guests/counter': { access: 'guests:count' } };
    expect(await checkPosts(app, rows)).to.deep.equal([]);
    expect(
      await checkPosts(app, { 'guests/counter': { access: 'public' }, 'guests/other': { access: 'public' } }),
    ).to.have.length(3);
  });
});
