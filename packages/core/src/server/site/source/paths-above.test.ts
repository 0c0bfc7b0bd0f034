import { expect } from 'chai';
import { pathsAbove } from './paths-above.ts';

describe('the paths above a page', () => {
  it('begin with the home page of its locale', () => {
    expect(pathsAbove('/a/b/c', '/')).to.deep.equal(['/', '/a', '/a/b']);
    expect(pathsAbove('/de-de/a/b', '/de-de')).to.deep.equal(['/de-de', '/de-de/a']);
    expect(pathsAbove('/a', '/')).to.deep.equal(['/']);
  });

  it('are none above a home page', () => {
    expect(pathsAbove('/', '/')).to.deep.equal([]);
    expect(pathsAbove('/de-de', '/de-de')).to.deep.equal([]);
  });
});
