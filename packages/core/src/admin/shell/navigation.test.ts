import { expect } from 'chai';
import { isCurrent, pageTypePath } from './navigation.ts';

describe('navigation', () => {
  it('lower-cases and encodes the id of a page type', () => {
    expect(pageTypePath('News/Article')).to.equal('/page-overview/news%2Farticle');
  });

  it('knows the current item whether or not a proxy decoded its path', () => {
    const item = { to: pageTypePath('news/article') };
    expect(isCurrent(item, '/page-overview/news%2Farticle')).to.equal(true);
    expect(isCurrent(item, '/page-overview/news/article')).to.equal(true);
    expect(isCurrent(item, '/page-overview/news%2farticle/')).to.equal(true);
    expect(isCurrent(item, '/page-overview/news')).to.equal(false);
    expect(isCurrent(item, '/page-overview/100%')).to.equal(false);
    expect(isCurrent({ to: '/' }, '/')).to.equal(true);
    expect(isCurrent({ to: '/' }, '/new-page')).to.equal(false);
  });
});
