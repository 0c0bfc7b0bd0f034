import { expect } from 'chai';
import { draftOf, isBadAddress, valueOf } from './link-value.ts';

describe('a link being filled in', () => {
  it('comes back as it was stored', () => {
    for (const value of [
      null,
      { to: { page: 'p' } },
      { to: { page: 'p', anchor: 'a' }, label: 'L', newTab: true },
      { to: { file: 'f' } },
      { to: { href: 'https://example.com/' }, label: 'x' },
    ]) {
      expect(valueOf(draftOf(value))).to.deep.equal(value);
    }
  });

  it('stores nothing that leads nowhere or where nobody may be led', () => {
    const draft = draftOf(null);
    expect(valueOf({ ...draft, kind: 'page', label: 'half' })).to.equal(null);
    for (const href of ['javascript:alert(1)', '//evil.example', 'exa']) {
      expect(valueOf({ ...draft, kind: 'address', href })).to.equal(null);
      expect(isBadAddress({ ...draft, kind: 'address', href })).to.equal(true);
    }
    expect(isBadAddress({ ...draft, kind: 'address', href: '' })).to.equal(false);
  });
});
