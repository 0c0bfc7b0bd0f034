import { expect } from 'chai';
import type { ListedAddress } from '../redirects.schema.ts';
import { hasQuery, ownAddress } from '../own-address.ts';
import { bodyOf, draftOf, isUnchanged } from './redirect-draft.ts';

const rule: ListedAddress = {
  id: '00000000-0000-4000-8000-000000000001',
  revision: 1,
  path: '/oud',
  kind: 'redirect',
  page: { id: '00000000-0000-4000-8000-000000000002', title: 'Nieuw', path: '/nieuw', isInTrash: false },
  href: '/nieuw',
  isLeft: false,
  hits: 0,
  lastHitAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('the draft of a redirect', () => {
  it('takes addresses as they are pasted', () => {
    expect(ownAddress(' https://www.example.nl/Oud.html ')).to.equal('/Oud.html');
    expect(ownAddress('https://oud.nl/index.php?id=3#top'), 'of the former site').to.equal('/index.php');
    expect(ownAddress('HTTP://oud.nl')).to.equal('/');
    expect(ownAddress('?id=3')).to.equal('/');
    expect(ownAddress('oud/pagina')).to.equal('/oud/pagina');
    expect(ownAddress('/nieuws/{jaar}/*')).to.equal('/nieuws/{jaar}/*');
    expect(ownAddress('javascript:alert(1)'), 'is refused by the server').to.equal('javascript:alert(1)');
    expect(ownAddress('')).to.equal('');
    expect(['/a?id=3', '/a', '/a?', '/a#b?c'].map(hasQuery)).to.deep.equal([true, false, false, false]);
  });

  it('keeps a query behind a page as an address', () => {
    expect(draftOf(rule).kind).to.equal('page');
    expect(bodyOf(draftOf({ ...rule, href: '/nieuw?van=oud' })).to).to.deep.equal({ href: '/nieuw?van=oud' });
    expect(bodyOf(draftOf({ ...rule, page: null, href: null, kind: 'gone' })).to).to.equal(null);
  });

  it('begins anew at a former address', () => {
    expect(draftOf({ ...rule, id: null, kind: 'former' })).to.deep.equal({ path: '/oud', kind: 'page', page: null, href: '' });
  });

  it('says whether anything is another', () => {
    const draft = draftOf(rule);
    expect(isUnchanged(rule, draft)).to.equal(true);
    expect(isUnchanged(rule, { ...draft, href: 'https://x.example' }), 'of a kind that is not chosen').to.equal(true);
    expect(isUnchanged(rule, { ...draft, kind: 'gone' })).to.equal(false);
    expect(isUnchanged(rule, { ...draft, path: '/anders' })).to.equal(false);
  });
});
