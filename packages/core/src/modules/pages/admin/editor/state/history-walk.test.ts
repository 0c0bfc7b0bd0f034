import { expect } from 'chai';
import fc from 'fast-check';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import { block, pageOf } from '#modules/pages/edits/edits.test-kit.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { rebase } from '#modules/pages/edits/rebase.ts';
import { documentOf } from './editor-state.ts';
import { createEditorStore } from './editor.store.ts';
import type { EditorStore } from './editor.store.ts';
import { act, actAsOther, othersWork, ownWork, walkActions, walkKeys } from './walk.test-kit.ts';

const seeds = process.env['TEST_THOROUGH'] ? 500 : 8;

const start = {
  ...pageOf(...walkKeys),
  blocks: Object.fromEntries(walkKeys.map((key) => [key, block(key, { props: { title: '', body: '' } })])),
  slug: '/',
};

/** The other's edit enters, without anything of one's own having been sent. */
function meet(store: EditorStore, operations: readonly Operation[]): void {
  const { slug: _slug, ...saved } = store.get().saved;
  const after = applyOperations<PageContent>(saved, operations);
  const met = rebase({ before: saved, present: documentOf(store.get()), after, theirs: operations });
  expect(met.conflicts).to.deep.equal([]);
  store.dispatch({ type: 'merged', saved: after, document: met.content, bring: met.bring });
}

describe('a walk of 200 actions with another’s edits between', function () {
  this.timeout(seeds * 2000);

  it(`undone and redone in ${seeds} ways, leaves one’s own work equal and the other’s untouched`, () => {
    fc.assert(
      fc.property(walkActions, (actions) => {
        const store = createEditorStore(start);
        const other = createEditorStore(start);
        for (const [index, action] of actions.entries()) {
          act(store, action, `w${index}`);
          if (action.theirs === null) continue;
          const before = documentOf(other.get());
          actAsOther(other, action, `w${index}`);
          meet(store, differenceOf(before, documentOf(other.get())));
        }
        const done = ownWork(documentOf(store.get()));
        const theirs = othersWork(documentOf(other.get()));
        const steps = store.get().history.past.length;
        expect(othersWork(documentOf(store.get()))).to.deep.equal(theirs);
        for (let step = 0; step < steps; step += 1) {
          store.dispatch({ type: 'undo' });
          expect(othersWork(documentOf(store.get()))).to.deep.equal(theirs);
        }
        expect(ownWork(documentOf(store.get()))).to.deep.equal(ownWork(start));
        for (let step = 0; step < steps; step += 1) store.dispatch({ type: 'redo' });
        expect(ownWork(documentOf(store.get()))).to.deep.equal(done);
        expect(othersWork(documentOf(store.get()))).to.deep.equal(theirs);
      }),
      { numRuns: seeds },
    );
  });
});
