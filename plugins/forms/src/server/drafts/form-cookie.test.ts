import { expect } from 'chai';
import { cookieWith, memoryOf } from './form-cookie.ts';

describe('the cookie of forms', () => {
  it('knows the draft and what was sent last of each form', () => {
    const one = cookieWith(undefined, 'one', { draft: 'D1', sent: undefined });
    const both = cookieWith(one, 'two', { draft: undefined, sent: 'S2' });
    expect([one, both]).to.deep.equal(['one.D1', 'one.D1~two..S2']);
    expect(memoryOf(both, 'one')).to.deep.equal({ draft: 'D1', sent: undefined });
    expect(memoryOf(both, 'two')).to.deep.equal({ draft: undefined, sent: 'S2' });
    expect(memoryOf(both, 'three')).to.deep.equal({ draft: undefined, sent: undefined });
    expect(cookieWith(one, 'one', { draft: undefined, sent: undefined })).to.equal(undefined);
  });

  it('forgets the oldest where there is no room', () => {
    let cookie: string | undefined;
    for (let form = 0; form < 30; form += 1)
      cookie = cookieWith(cookie, `form-${form}`.padEnd(80, 'x'), { draft: 'd'.repeat(43), sent: 's'.repeat(43) });
    expect(cookie?.length).to.be.at.most(1000);
    expect(memoryOf(cookie, 'form-29'.padEnd(80, 'x')).sent).to.equal('s'.repeat(43));
    expect(memoryOf(cookie, 'form-0'.padEnd(80, 'x')).sent).to.equal(undefined);
  });
});
