import { expect } from 'chai';
import { covers, pointTag, windowTag } from './list-tags.ts';

const list = { type: 'news/article', locale: 'nl-NL', field: 'date' };
const window = (edge?: { value: string; id: string }, startsWith = '') => windowTag({ ...list, startsWith, edge });
const point = (value: string, id = 'm') => pointTag({ ...list, value, id });

describe('the window of a list', () => {
  it('covers what stands in it or before it, and not what comes after its edge', () => {
    const shown = window({ value: '2026-06-01', id: 'm' });
    for (const inside of [point('2026-06-02'), point('2027-01-01'), point('2026-06-01', 'm'), point('2026-06-01', 'a')])
      expect(covers(shown, inside), inside).to.equal(true);
    for (const outside of [point('2026-05-31'), point(''), point('2026-06-01', 'z')])
      expect(covers(shown, outside), outside).to.equal(false);
  });

  it('covers only what stands from its first row to its last, where it does not begin with the list', () => {
    const top = { value: '2026-09-01', id: 'm' };
    const shown = windowTag({ ...list, startsWith: '', top, edge: { value: '2026-06-01', id: 'm' } });
    for (const inside of [point('2026-09-01', 'm'), point('2026-09-01', 'z'), point('2026-08-31'), point('2026-06-01', 'a')])
      expect(covers(shown, inside), inside).to.equal(true);
    for (const outside of [point('2026-09-02'), point('2026-09-01', 'a'), point('2026-06-01', 'z'), point('2026-05-31')])
      expect(covers(shown, outside), outside).to.equal(false);
    const toTheEnd = windowTag({ ...list, startsWith: '', top, edge: undefined });
    expect([covers(toTheEnd, point('')), covers(toTheEnd, point('2026-09-02'))]).to.deep.equal([true, false]);
  });

  it('covers everything where the list ends in it', () => {
    expect(covers(window(), point(''))).to.equal(true);
    expect(covers(window(undefined, '2026'), point('2026-01-01'))).to.equal(true);
    expect(covers(window(undefined, '2026'), point('2025-12-31'))).to.equal(false);
  });

  it('compares as the database does, byte by byte, whatever is in a value', () => {
    expect(covers(window({ value: 'a:b%', id: 'm' }), point('a:b&', 'z'))).to.equal(true);
    expect(covers(window({ value: '\uffee', id: 'm' }), point('\u{1f600}', 'z'))).to.equal(true);
    expect(covers(window({ value: 'é', id: 'm' }), point('z', 'a'))).to.equal(false);
  });

  it('is short for long values, and then covers rather too much', () => {
    const long = 'x'.repeat(10_000);
    expect(window({ value: long, id: 'm' }).length).to.be.lessThan(150);
    expect(covers(window({ value: `${long}b`, id: 'm' }), point(`${long}a`, 'z'))).to.equal(true);
    expect(point(`${'x'.repeat(63)}\u{1f600}`)).to.be.a('string');
  });
});
