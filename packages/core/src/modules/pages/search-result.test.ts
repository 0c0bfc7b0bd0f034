import { expect } from 'chai';
import { asShown } from './search-result.ts';

describe('a text in a search result', () => {
  it('is shown whole as long as it fits, and then cut off after a word', () => {
    expect(asShown(' Kerken en kloosters ', 19)).to.equal('Kerken en kloosters');
    expect(asShown('Kerken en kloosters', 18)).to.equal('Kerken en…');
    expect(asShown('Kerken en kloosters', 10)).to.equal('Kerken en…');
    expect(asShown('Brandverzekeringsvoorwaarden', 10)).to.equal('Brandverz…');
    expect(asShown(`${'a'.repeat(8)}😀b`, 10), 'never within a character').to.equal(`${'a'.repeat(8)}…`);
  });
});
