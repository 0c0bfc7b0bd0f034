import { expect } from 'chai';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('is another one for another address', () => {
    expect(pageWindow({ path: '/contact' })).to.equal(pageWindow({ path: '/contact' }));
    expect(pageWindow({ path: '/contact' })).not.to.equal(pageWindow({ path: '/over-ons' }));
  });

  it('has no inline style and refers to ids of its own alone', () => {
    const html = pageWindow({ path: '/contact' });
    expect(html).not.to.match(/\sstyle=/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).to.include.members([...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  });
});
