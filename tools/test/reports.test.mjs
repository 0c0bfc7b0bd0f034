import { expect } from 'chai';
import { countFailures, rounds } from './hunt.mjs';
import { readOptions } from './options.mjs';
import { describeTimes } from './test-times.mjs';

describe('a hunt', () => {
  it('takes the files round by round', () => {
    expect(rounds(['a', 'b'], 2).map(({ file, round }) => `${file}${round}`)).to.deep.equal(['a1', 'b1', 'a2', 'b2']);
  });

  it('says how often each test failed, the worst first', () => {
    const failed = (...titles) => ({
      pass: 'browser',
      file: 'x',
      result: { failures: titles.map((title) => ({ title, message: 'no' })) },
    });
    expect(countFailures([failed('a'), failed('b', 'a'), failed()], 3).map(({ title }) => title)).to.deep.equal([
      '2 of 3: browser: a (x)',
      '1 of 3: browser: b (x)',
    ]);
  });

  it('wants a number of times and a file', () => {
    expect(readOptions(['--hunt', '20', 'news'])).to.include({ hunt: 20 });
    for (const args of [
      ['--hunt', 'news'],
      ['--hunt', '0', 'news'],
      ['--hunt', '2.5', 'news'],
      ['--hunt', '20'],
    ])
      expect(() => readOptions(args), args.join(' ')).to.throw('--hunt');
  });
});

describe('the times of a run', () => {
  it('are told for the ten slowest files and for all', () => {
    const times = (total) => ({ total, load: 1, hooks: 2, tests: 3 });
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`embedded f${index}`, times(index)]));
    const lines = describeTimes({ seconds: 40, peakMegabytes: 900, files });
    expect(lines[2]).to.equal('   11.0    1.0    2.0    3.0  embedded f11');
    expect(lines).to.have.length(13);
    expect(lines.at(-1)).to.equal('   66.0   12.0   24.0   36.0  all 12, in 40 s by the clock, at most 900 MB of memory');
  });
});
