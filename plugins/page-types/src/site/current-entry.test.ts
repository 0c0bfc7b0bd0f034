import { expect } from 'chai';
import { currentOf } from './current-entry.ts';

const of = (href: string, path: string, home = '/') => currentOf({ href, path, home });

describe('currentOf', () => {
  it('tells the page itself from the section in which it lies', () => {
    expect(of('/schade', '/schade')).to.equal('page');
    expect(of('/schade', '/schade/melden')).to.equal('true');
    expect(of('/schade/melden', '/schade')).to.equal(undefined);
  });

  it('does not take a longer name for a section', () => {
    expect(of('/schade', '/schadevrij')).to.equal(undefined);
  });

  it('does not make the home page the section of everything', () => {
    expect(of('/', '/')).to.equal('page');
    expect(of('/', '/schade')).to.equal(undefined);
    expect(of('/de-de', '/de-de/kontakt', '/de-de')).to.equal(undefined);
    expect(of('/de-de', '/de-de', '/de-de')).to.equal('page');
  });

  it('looks at the path alone', () => {
    expect(of('/schade?via=menu#melden', '/schade')).to.equal('page');
    expect(of('#melden', '/schade')).to.equal(undefined);
    expect(of('https://example.com/', '/')).to.equal(undefined);
  });
});
