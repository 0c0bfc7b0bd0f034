import { expect } from 'chai';
import { draftOf, draftOfTarget, isBadTarget, targetOf, valueOf } from './link-value.ts';

describe('a link being filled in', () => {
  it('comes back as it was stored', () => {
    for (const value of [
      null,
      { to: { page: 'p' } },
      { to: { page: 'p', anchor: 'a' }, label: 'L', newTab: true },
      { to: { file: 'f' } },
      { to: { href: 'https://example.com/' }, label: 'x' },
      { to: { href: 'mailto:info@example.nl' } },
      { to: { href: 'mailto:info@example.nl?subject=Orgel' } },
      { to: { href: 'tel:+31301234567' } },
      { to: { href: 'tel:+31-30-1234567' } },
      { to: { href: 'tel:112;ext=3' } },
    ]) {
      expect(valueOf(draftOf(value))).to.deep.equal(value);
    }
  });

  it('is a mail address or a telephone number where it is one and nothing more', () => {
    const kind = (href: string) => draftOfTarget({ href }).kind;
    expect(kind('mailto:info@example.nl')).to.equal('mail');
    expect(kind('mailto:info@example.nl?subject=Orgel')).to.equal('address');
    expect(kind('tel:+31301234567')).to.equal('phone');
    expect(kind('tel:+31-30-1234567')).to.equal('address');
  });

  it('takes a telephone number as people write it', () => {
    const draft = draftOfTarget(null);
    const href = (phone: string) => targetOf({ ...draft, kind: 'phone', phone });
    expect(href('+31 (0)30 - 123 45 67')).to.deep.equal({ href: 'tel:+31301234567' });
    expect(href('030.123.45.67')).to.deep.equal({ href: 'tel:0301234567' });
    for (const bad of ['bel mij', '+', '12', '030-12345x']) {
      expect(href(bad), bad).to.equal(undefined);
      expect(isBadTarget({ ...draft, kind: 'phone', phone: bad }), bad).to.equal(true);
    }
  });

  it('stores nothing that leads nowhere or where nobody may be led', () => {
    const draft = draftOfTarget(null);
    expect(valueOf({ target: { ...draft, kind: 'page' }, label: 'half', newTab: false })).to.equal(null);
    for (const href of ['javascript:alert(1)', '//evil.example', 'exa']) {
      expect(targetOf({ ...draft, kind: 'address', href })).to.equal(undefined);
      expect(isBadTarget({ ...draft, kind: 'address', href })).to.equal(true);
    }
    for (const mail of ['info', 'a@b', 'a b@c.nl', 'a@b.nl?bcc=x@y.nl']) {
      expect(targetOf({ ...draft, kind: 'mail', mail })).to.equal(undefined);
      expect(isBadTarget({ ...draft, kind: 'mail', mail })).to.equal(true);
    }
    expect(isBadTarget({ ...draft, kind: 'address', href: '' })).to.equal(false);
  });
});
