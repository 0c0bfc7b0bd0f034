import { expect } from 'chai';
import { CallError } from '../../state/call-error.ts';
import { retryDelay } from './retry-delay.ts';

const failed = (status: number, retryAfter?: number) =>
  new CallError({ ok: false, status, errors: [], message: '', ...(retryAfter === undefined ? {} : { retryAfter }) });

describe('retryDelay', () => {
  it('doubles from two seconds to a minute', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 50].map((tries) => retryDelay(failed(500), tries));
    expect(delays).to.deep.equal([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('is for what may pass: no answer, a fault of the server, something unforeseen', () => {
    for (const error of [failed(0), failed(500), failed(503), new Error('x')]) expect(retryDelay(error, 0)).to.equal(2000);
  });

  it('is not for refusals, which would come again', () => {
    for (const status of [400, 401, 403, 404]) expect(retryDelay(failed(status), 0)).to.equal(undefined);
  });

  it('waits as long as the server asks for', () => {
    expect(retryDelay(failed(429, 30), 0)).to.equal(30_000);
    expect(retryDelay(failed(429, 30), 5)).to.equal(60_000);
    expect(retryDelay(failed(429), 0)).to.equal(2000);
  });
});
