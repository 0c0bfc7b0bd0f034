import { expect } from 'chai';
import { createPageStore } from './page-store.ts';
import type { Found } from './page-store.ts';
import { sendablePage } from './sendable-page.ts';

const open = (capacity = 1_000_000) =>
  createPageStore({ capacity, headers: {}, briefHeaders: {}, passingHeaders: {}, retryAfter: 5000 });
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
    const store = open(40_000);
    const text = 'x'.repeat(5000);
    const first = store.keep('/a', page(text), store.mark());
    store.keep('/b', page(text), store.mark());
    const before = store.size;
    const sent = sendablePage(text, 'token', { headers: {}, onGrow: (bytes) => store.grow(first, bytes) });
    sent.answer('identity');
    const [br, gzip] = [sent.answer('br'), sent.answer('gzip')];
    expect(store.size - before)
      .to.equal(5000 + br.body.byteLength + gzip.body.byteLength)
      .and.equal(sent.size());
    store.grow(first, 20_000);
    expect([store.kept('/a') === undefined, store.kept('/b') === undefined]).to.deep.equal([false, true]);
    store.drop(['page:1']);
    store.grow(first, 1000);
    expect(store.size).to.equal(0);
  });
});
