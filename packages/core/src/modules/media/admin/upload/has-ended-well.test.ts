import { expect } from 'chai';
import { hasEndedWell } from './has-ended-well.ts';
import type { UploadEntry, UploadState } from './upload-queue.ts';

const entries = (...states: readonly UploadState[]): UploadEntry[] =>
  states.map((state, id) => ({ id, state, file: new File([], 'a.png'), path: '/', defaultAltText: '', sent: 0 }));

describe('the list of uploads', () => {
  it('goes by itself once everything arrived', () => {
    expect(hasEndedWell(entries('done', 'done', 'cancelled'))).to.equal(true);
  });

  it('stays while something is under way, and for as long as it tells of a failure', () => {
    for (const state of ['waiting', 'sending', 'failed', 'stopped'] as const)
      expect(hasEndedWell(entries('done', state)), state).to.equal(false);
    expect(hasEndedWell([])).to.equal(false);
  });
});
