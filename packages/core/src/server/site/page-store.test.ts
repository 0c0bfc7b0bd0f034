import { until } from '@lectern/testing';
import { expect } from 'chai';
import { createPageStore } from './page-store.ts';
import type { Found } from './page-store.ts';
import { sendablePage } from './sendable-page.ts';

const open = (capacity = 1_000_000) =>
  createPageStore({ capacity, headers: {}, briefHeaders: {}, passingHeaders: {}, retryAfter: 5000, packAfter: 1 });
const page = (body: string) => ({
  status: 200 as const,
  body,
  tags: new Set(['page:1']),
  readable: {},
  isComplete: true,
  isKept: true,
});

describe('the store of pages', () => {
  // Fails where each of those who ask at once has the page made, and where who asks after a change gets what was begun before.
  it('has a page made once for all who ask meanwhile, and anew for who asks after a change', async () => {
    const store = open();
    const begun: ((found: Found) => void)[] = [];
    const make = () => new Promise<Found>((resolve) => void begun.push(resolve));
    const early = [store.once('/a', make), store.once('/a', make)];
    expect(begun).to.have.length(1);
    store.drop(['page:1']);
    const late = store.once('/a', make);
    expect(begun).to.have.length(2);
    const [old, fresh] = ['/old', '/fresh'].map((location): Found => ({ kind: 'redirect', location }));
    if (old && fresh) {
      begun[0]?.(old);
      begun[1]?.(fresh);
    }
    expect(await Promise.all(early)).to.deep.equal([old, old]);
    expect(await late).to.equal(fresh);
    void store.once('/a', make);
    expect(begun, 'nobody waits any more').to.have.length(3);
  });

  // Fails where only the text of a page is counted.
  it('counts the bytes of the copies that it sends, and lets pages go for them', () => {
    const store = open(200_000);
    const text = 'x'.repeat(5000);
    const first = store.keep('/a', page(text), store.mark());
    store.keep('/b', page(text), store.mark());
    const before = store.size;
    const sent = sendablePage(() => text, 'token', { headers: {}, isAsked: true, onGrow: (bytes) => store.grow(first, bytes) });
    sent.answer('identity');
    const [br, gzip] = [sent.answer('br'), sent.answer('gzip')];
    expect(store.size - before)
      .to.equal(5000 + br.body.byteLength + gzip.body.byteLength)
      .and.equal(sent.size());
    store.grow(first, 180_000);
    expect([store.kept('/a') === undefined, store.kept('/b') === undefined]).to.deep.equal([false, true]);
    store.drop(['page:1']);
    store.grow(first, 1000);
    expect(store.size).to.equal(0);
  });

  // Fails where a page that lies there takes as much as one that was just made, and where what is gone comes back.
  it('packs what stays, and lets nothing return that was dropped meanwhile', async () => {
    const store = open();
    const text = 'Bij storm en brand. '.repeat(500);
    const first = store.keep('/a', page(text), store.mark());
    const before = store.size;
    await until(() => store.size < before / 10, true);
    expect(store.kept('/a')).to.equal(first);
    expect(first.body).to.equal(text);
    store.keep('/b', page(text), store.mark());
    store.drop(['page:1']);
    store.keep('/c', { ...page(text), tags: new Set(['page:2']) }, store.mark());
    await until(() => store.size < before / 10, true);
    expect([store.count, store.kept('/b')]).to.deep.equal([1, undefined]);
  });

  // Fails where many new pages push out what is packed, before anybody comes to pack them.
  it('keeps all of many pages that come at once, as long as there is room for them packed', () => {
    const store = open(100_000);
    const text = 'Bij storm en brand. '.repeat(500);
    const keys = Array.from({ length: 40 }, (_, number) => `/${number}`);
    for (const key of keys) store.keep(key, page(text), store.mark());
    expect(store.count).to.equal(keys.length);
    for (const key of keys) expect(store.kept(key)?.body).to.equal(text);
  });
});
