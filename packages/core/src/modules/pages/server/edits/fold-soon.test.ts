import { expect } from 'chai';
import { foldSoon } from './fold-soon.ts';

describe('what stands beside a version', () => {
  it('is folded at once where it is much, and else with the next minute', () => {
    const asked: string[] = [];
    const app = { jobs: { nudge: (name: string) => void asked.push(name) } } as Parameters<typeof foldSoon>[0];
    foldSoon(app, { operations: 499, revisions: 99 });
    expect(asked).to.deep.equal([]);
    foldSoon(app, { operations: 500, revisions: 1 });
    foldSoon(app, { operations: 0, revisions: 100 });
    expect(asked).to.deep.equal(['pages:fold-edits', 'pages:fold-edits']);
  });
});
