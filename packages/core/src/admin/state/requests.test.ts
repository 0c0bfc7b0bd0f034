import { expect } from 'chai';
import type { Result } from '../../client/result.ts';
import { createRequestTracker } from './requests.ts';

const success: Result<string> = { ok: true, data: 'x' };
const refusal: Result<string> = { ok: false, status: 400, errors: [{ code: 'V_07' }], message: '' };

describe('the request tracker', () => {
  it('numbers submissions one by one and says how each stands', async () => {
    const tracker = createRequestTracker();
    const seen: unknown[] = [];
    tracker.subscribe(() => seen.push(tracker.get().map(({ id, isLoading }) => [id, isLoading])));
    await tracker.track('POST /a', () => Promise.resolve(success));
    await tracker.track('POST /b', () => Promise.resolve(refusal));
    expect(tracker.get()).to.deep.equal([
      { id: 1, name: 'POST /a', isLoading: false, isSuccessful: true, data: 'x', errors: [] },
      { id: 2, name: 'POST /b', isLoading: false, isSuccessful: false, data: undefined, errors: [{ code: 'V_07' }] },
    ]);
    expect(seen[0]).to.deep.equal([[1, true]]);
  });

  it('ends a request that nobody waits for any more, and lets the reason through', async () => {
    const tracker = createRequestTracker();
    const aborted = new Error('aborted');
    let caught: unknown;
    await tracker.track('GET /c', () => Promise.reject(aborted)).catch((error: unknown) => (caught = error));
    expect(caught).to.equal(aborted);
    expect(tracker.get()[0]).to.include({ isLoading: false, isSuccessful: false });
  });

  it('keeps the latest ones alone', async () => {
    const tracker = createRequestTracker(2);
    for (let count = 0; count < 3; count += 1) await tracker.track('GET /d', () => Promise.resolve(success));
    expect(tracker.get().map(({ id }) => id)).to.deep.equal([2, 3]);
  });
});
