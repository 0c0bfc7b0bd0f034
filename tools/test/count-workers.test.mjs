import { expect } from 'chai';
import { countBrowsers, countWorkers } from './count-workers.mjs';

const gigabyte = 2 ** 30;
const at = (processors, gigabytes) => countWorkers({ processors, bytes: gigabytes * gigabyte });

describe('the number of workers', () => {
  it('is that of the processors', () => {
    expect([at(1, 24), at(2, 24), at(4, 24)]).to.deep.equal([1, 2, 4]);
  });

  it('is no more than the memory holds, and one at least', () => {
    expect([at(2, 8), at(2, 4), at(1, 2), at(8, 16)]).to.deep.equal([2, 1, 1, 4]);
  });

  it('leaves one of them without a browser', () => {
    expect([1, 2, 4].map(countBrowsers)).to.deep.equal([1, 1, 3]);
  });
});
