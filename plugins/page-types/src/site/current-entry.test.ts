import { expect } from 'chai';
import { currentOf } from './current-entry.ts';

describe('currentOf', () => {
  it('tells the page itself from the section in which it lies', () => {
    expect(currentOf('/schade', '/schade')).to.equal('page');
    expect(currentOf('/schade', '/schade/melden')).to.equal('true');
    expect(currentOf('/schade/melden', '/schade')).to.equal(undefined);
  });

  it('does not take a longer name for a section', () => {
    expect(currentOf('/schade', '/schadevrij')).to.equal(undefined);
  });

  it('does not make the home page the section of everything', () => {
    expect(currentOf('/', '/')).to.equal('page');
    expect(currentOf('/', '/schade')).to.equal(undefined);
  });

  it('looks at the path alone', () => {
    expect(currentOf('/schade?via=menu#melden', '/schade')).to.equal('page');
    expect(currentOf('#melden', '/schade')).to.equal(undefined);
    expect(currentOf('https://example.com/', '/')).to.equal(undefined);
  });
});
