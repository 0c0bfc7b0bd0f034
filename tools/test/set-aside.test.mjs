import { expect } from 'chai';
import { lostEntries, parseSetAside, setAsideProblems, withEnded } from './set-aside.mjs';

const now = Date.parse('2026-07-31');
const entry = (more = {}) => ({
  test: 'a test that wavers',
  file: 'a.test.ts',
  reason: 'the clock of the machine',
  since: '2026-07-20',
  returns: 'a clock that is set',
  ...more,
});
const problems = (entries, runs) =>
  setAsideProblems(entries, { now, runs, isThere: (file) => file !== 'gone.test.ts' }).join(' ');
const outcome = (title, { hasFailed = false, isWhole = true, file = 'a.test.ts' } = {}) => ({
  file,
  result: { titles: title ? [title] : [], isWhole, aside: hasFailed ? [{ title }] : [] },
});

describe('the tests that are set aside', () => {
  it('are twelve at most, with reason and date, for 21 days', () => {
    expect(problems([])).to.equal('');
    expect(problems(Array.from({ length: 12 }, () => entry()))).to.equal('');
    expect(problems(Array.from({ length: 13 }, () => entry()))).to.contain('13 tests are set aside, and 12 are the most');
    expect(problems([entry({ since: '2026-07-10' })])).to.equal('');
    expect(problems([entry({ since: '2026-07-09' })])).to.contain('for 22 days, and 21 are the most');
    expect(problems([entry({ since: '2026-08-01' })])).to.contain('still to come');
    for (const lacking of [{ reason: ' ' }, { returns: undefined }, { since: 'May' }, { since: '2026-19-40' }, { file: '' }])
      expect(problems([entry(lacking)])).to.contain('Each entry needs');
    expect(problems([entry({ file: 'gone.test.ts' })])).to.contain('which is not there');
    expect(problems({})).to.contain('a list');
    expect(problems([null])).to.contain('Each entry needs');
  });

  it('come back once they passed in the last ten runs', () => {
    const runs = (...list) => ({ 'a test that wavers': list });
    const nine = Array.from({ length: 9 }, () => true);
    expect(problems([entry()], runs(...nine, true))).to.contain('passed in the last 10 runs: bring it back');
    expect(problems([entry()], runs(...nine))).to.equal('');
    expect(problems([entry()], runs(false, ...nine))).to.equal('');
  });

  it('are refused in a list that is no JSON', () => {
    expect(() => parseSetAside('[{', { now })).to.throw('set-aside.json is no JSON');
    expect(() => parseSetAside('[{}]', { now })).to.throw('Each entry needs');
    expect(parseSetAside('[]', { now })).to.deep.equal([]);
  });

  it('have their last ten ends kept, and those of no other test', () => {
    const { test } = entry();
    const one = withEnded({ 'an old one': [true] }, [entry()], [outcome(test), outcome('another')]);
    expect(one).to.deep.equal({ [test]: [true] });
    const many = withEnded({ [test]: Array.from({ length: 10 }, () => true) }, [entry()], [outcome(test, { hasFailed: true })]);
    expect(many[test]).to.deep.equal([...Array.from({ length: 9 }, () => true), false]);
    expect(withEnded(one, [entry()], [])).to.deep.equal(one);
  });

  it('are missed where a file has no test of that name any more', () => {
    const { test } = entry();
    expect(lostEntries([entry()], [outcome(test)])).to.deep.equal([]);
    expect(lostEntries([entry()], [outcome(undefined, { isWhole: false })])).to.deep.equal([]);
    expect(lostEntries([entry()], [outcome('other', { file: 'b.test.ts' })])).to.deep.equal([]);
    expect(lostEntries([entry()], [outcome(undefined)]).join('')).to.contain('has it been renamed?');
  });
});
