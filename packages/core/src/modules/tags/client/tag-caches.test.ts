import { expect } from 'chai';
import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import { createTagCaches } from './tag-caches.ts';
import type { TagsState } from './tag-caches.ts';

const tag = (term: string) => ({ id: term, term, isPrivate: false });

/** A server whose answers come when they are let. */
function server() {
  const asked: { readonly address: string; readonly answer: (result: Result<unknown>) => void }[] = [];
  const call = (address: string) => new Promise((answer) => asked.push({ address, answer }));
  return { asked, client: { call: call as unknown as Client['call'] } };
}

describe('the caches of tags', () => {
  it('keep public and private ones, each fetched once unless told otherwise', async () => {
    const { asked, client } = server();
    const states: TagsState[] = [];
    const caches = createTagCaches(client, (state) => states.push(state));
    const first = caches.fetch();
    asked[0]?.answer({ ok: true, data: [tag('kerk')] });
    expect(await first).to.deep.equal({ ok: true, data: [tag('kerk')] });
    expect(await caches.fetch()).to.deep.equal({ ok: true, data: [tag('kerk')] });
    void caches.fetchPrivate();
    void caches.fetch({ isFresh: true });
    expect(asked.map(({ address }) => address)).to.deep.equal(['GET /tags/fetch', 'GET /tags/fetch-private', 'GET /tags/fetch']);
    expect(states).to.have.lengthOf(1);
    caches.forget();
    expect(caches.get().public).to.equal(null);
  });

  it('keep what the last search found, apart for each, and an earlier answer no longer counts', async () => {
    const { asked, client } = server();
    const caches = createTagCaches(client);
    const [early, late, hidden] = [caches.search('k'), caches.search('ke'), caches.searchPrivate('ke')];
    asked[1]?.answer({ ok: true, data: [tag('kerk')] });
    asked[2]?.answer({ ok: false, status: 401, errors: [], message: '' });
    await Promise.all([late, hidden]);
    asked[0]?.answer({ ok: true, data: [tag('kapel')] });
    await early;
    expect(caches.get()).to.deep.equal({ public: null, private: null, foundPublic: [tag('kerk')], foundPrivate: [] });
    await caches.search(' ');
    expect(asked).to.have.lengthOf(3);
    expect(caches.get().foundPublic).to.deep.equal([]);
  });
});
