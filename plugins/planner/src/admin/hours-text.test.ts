import { expect } from 'chai';
import { hoursText, readHours } from './hours-text.ts';

describe('hours as people write them', () => {
  it('are read with and without minutes, and written alike', () => {
    const morning = { from: '09:00', to: '12:00' };
    for (const text of ['09:00-12:00', '9-12', '9:00 – 12:00', ' 0900-1200 '])
      expect(readHours(text), text).to.deep.equal([morning]);
    expect(readHours('9-12, 13:30-17')).to.deep.equal([morning, { from: '13:30', to: '17:00' }]);
    expect(hoursText(readHours('9-12;13-24') ?? [])).to.equal('09:00-12:00 13:00-24:00');
    expect(readHours('')).to.deep.equal([]);
  });

  it('are refused where they say nothing', () => {
    for (const text of ['9', 'morning', '9-12 and', '-12']) expect(readHours(text), text).to.equal(undefined);
  });
});
