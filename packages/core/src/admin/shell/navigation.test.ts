import { expect } from 'chai';
import { currentItem, isCurrent, pageTypePath } from './navigation.ts';
import type { NavigationItem } from './navigation.ts';

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

  it('knows the item to whose screen a path belongs, the nearest one', () => {
    const item = (to: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
      key: to,
      label: to,
      icon: null,
      to,
      ...more,
    });
    const items = [
      item('/', { covers: ['/page-tree', '/pages'] }),
      item('/redirects'),
      item('/planner/times', { key: 'planner', items: [item('/planner/times'), item('/planner/')] }),
    ];
    const at = (pathname: string): string | undefined => currentItem(items, pathname)?.key;
    expect(at('/redirects/missing')).to.equal('/redirects');
    expect(at('/redirects')).to.equal('/redirects');
    expect(at('/redirects-of-others')).to.equal(undefined);
    expect(at('/planner/times')).to.equal('/planner/times');
    expect(at('/planner/regions')).to.equal('/planner/');
    expect(at('/')).to.equal('/');
    expect(at('/page-tree')).to.equal('/');
    expect(at('/pages/17/versions')).to.equal('/');
    expect(at('/user/settings')).to.equal(undefined);
  });
});
