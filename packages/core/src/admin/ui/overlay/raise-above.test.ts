import { expect } from 'chai';
import { raiseAbove } from './raise-above.ts';

const notice = { left: 300, right: 700, top: 840, bottom: 888 };
const field = { left: 320, right: 680, top: 850, bottom: 882 };

describe('a notice', () => {
  it('stays at the foot of the window while nothing behind it has the focus', () => {
    expect(raiseAbove(notice, { ...field, top: 780, bottom: 812 })).to.equal(0);
    expect(raiseAbove(notice, { ...field, left: 0, right: 300 })).to.equal(0);
  });

  it('rises above what has the focus, as far as it has to', () => {
    expect(raiseAbove(notice, field)).to.equal(46);
    expect(raiseAbove(notice, { ...field, top: 800, bottom: 845 })).to.equal(96);
  });

  it('stays on a long text, of which enough is seen', () => {
    expect(raiseAbove(notice, { ...field, top: 200, bottom: 900 })).to.equal(0);
  });
});
