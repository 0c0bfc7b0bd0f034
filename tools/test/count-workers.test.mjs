import { expect } from 'chai';
import { countWorkers } from './count-workers.mjs';

const gigabyte = 2 ** 30;
const at = (processors, gigabytes) => countWorkers({ processors, bytes: gigabytes * gigabyte });

describe('the number of workers', () => {
  it('is one more than there are processors', () => {
    expect([at(2, 24), at(4, 24)]).to.deep.equal([3, 5]);
  });

  it('is no more than the memory holds, and two at least', () => {
    expect([at(2, 8), at(2, 4), at(1, 2), at(8, 16)]).to.deep.equal([2, 2, 2, 4]);
  });
});
