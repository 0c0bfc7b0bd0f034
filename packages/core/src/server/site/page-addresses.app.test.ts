import { expect } from 'chai';
import { buildPublishedPage, createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { probePlugin } from './fixtures/probe.ts';
import { probeState } from './fixtures/probe.server.ts';

describe('the addresses of pages', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    probeState.asked.length = 0;
  });
  after(() => app?.close());

  const get = (path: string) => app.client().request('GET', path);
  const drawn = (): number => app.logs.filter(({ kind }) => kind === 'page').length;

  // Fails where the key of a page is its decoded path.
  it('are one spelling each: a question mark in a path asks for no query, and other spellings lead there', async () => {
    await buildPublishedPage(app, { slug: '/zoek', blocks: { 'found-1': { type: 'probe/found' } } });
    expect((await get('/zoek?part=2')).status).to.equal(200);
    expect((await get('/zoek%3Fpart=2')).status).to.equal(404);
    for (const other of ['/%7Aoek', '/%7aoek', '/Zoek']) {
      const answer = await get(other);
      expect([answer.status, answer.headers.location], other).to.deep.equal([308, '/zoek']);
    }
    const before = drawn();
    await get('/zoek?part=2');
    expect(drawn(), 'is kept').to.equal(before);
  });

  // Fails where a kept page is looked up by what stands between the first two question marks.
  it('have one query, up to their end, also where pages are kept', async () => {
    await buildPublishedPage(app, { slug: '/zoek', blocks: { 'found-1': { type: 'probe/found' } } });
    const canonical = async (path: string) => /rel="canonical" href="[^"]*(\/zoek[^"]*)"/.exec((await get(path)).text)?.[1];
    for (const _ of ['made', 'kept']) {
      expect(await canonical('/zoek?part=2')).to.equal('/zoek?part=2');
      expect(await canonical('/zoek?part=2?part=3')).to.equal('/zoek');
    }
  });

  // Fails where `missing()` is taken for a failure of the loader.
  it('are missing where a loader says so, and the page of the site for that answers', async () => {
    await buildPublishedPage(app, { slug: '/404', title: 'Niets hier' });
    const page = await buildPublishedPage(app, { blocks: { 'source-1': { type: 'probe/source', props: { mode: 'missing' } } } });
    const answer = await get(page.slug);
    expect(answer.status).to.equal(404);
    expect(answer.text).to.contain('Niets hier');
    expect(answer.headers['cache-control']).to.contain('s-maxage=5,');
    const hidden = await buildPublishedPage(app, { blocks: { 'source-1': { type: 'probe/source', props: { mode: 'hidden' } } } });
    expect((await get(hidden.slug)).text).to.contain('<meta name="robots" content="noindex">');
  });

  // Fails where `kept: false` is not asked when a page, a block or its data is kept.
  it('with words to search for are kept nowhere', async () => {
    await buildPublishedPage(app, { slug: '/zoek', blocks: { 'found-1': { type: 'probe/found' } } });
    const answer = await get('/zoek?term=orgel');
    expect(answer.text).to.contain('found orgel on');
    expect(answer.headers['cache-control']).to.equal('private, no-cache');
    expect(answer.headers).not.to.have.property('surrogate-key');
    await get('/zoek?term=orgel');
    expect(probeState.asked.filter((term) => term === 'orgel')).to.have.length(2);
    await get('/zoek?part=1');
    const before = drawn();
    expect((await get('/zoek?part=1')).headers['cache-control']).to.contain('s-maxage=43200');
    expect(drawn()).to.equal(before);
  });
});
