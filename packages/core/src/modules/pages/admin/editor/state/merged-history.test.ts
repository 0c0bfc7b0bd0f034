import { expect } from 'chai';
import fc from 'fast-check';
import { applyOperations } from '#modules/pages/edits/apply-operations.ts';
import { differenceOf } from '#modules/pages/edits/difference.ts';
import { pageOf, read, steps, walk } from '#modules/pages/edits/edits.test-kit.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { rebase } from '#modules/pages/edits/rebase.ts';
import { reduceEditor } from './editor.reducer.ts';
import { documentOf, startEditor } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';

const keys = ['aaa', 'bbb', 'ccc', 'ddd'];
const start = () => startEditor({ ...pageOf(...keys), slug: '/' });

/** Somebody else's change enters. */
function meet(state: EditorState, operations: readonly Operation[]): EditorState {
  const { slug: _slug, ...saved } = state.saved;
  const after = applyOperations<PageContent>(saved, operations);
  const met = rebase({ before: saved, present: documentOf(state), after, theirs: operations });
  return reduceEditor(state, { type: 'merged', saved: after, document: met.content, bring: met.bring }, 0);
}

describe('the history of an editor with others on the page', () => {
  it('undoes and redoes 200 actions with their edits between: one’s own come back, theirs stay untouched', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ mine: fc.nat(3), field: fc.nat(2), theirs: fc.option(fc.nat(3)) }), {
          minLength: 200,
          maxLength: 200,
        }),
        (actions) => {
          let state = start();
          const own: Record<string, unknown> = {};
          const others: Record<string, unknown> = {};
          for (const [index, { mine, field, theirs }] of actions.entries()) {
            const key = keys[mine] ?? '';
            own[`${key} p${field}`] = `mine ${index}`;
            state = reduceEditor(state, { type: 'prop', key, path: [`p${field}`], value: `mine ${index}` }, index * 1000);
            if (theirs === null) continue;
            const other = keys[theirs] ?? '';
            others[other] = `theirs ${index}`;
            state = meet(state, [{ op: 'set', of: 'props', key: other, field: 'theirs', value: `theirs ${index}` }]);
          }
          const check = (expected: (name: string) => unknown): void => {
            const { blocks } = documentOf(state);
            for (const key of keys) {
              expect(blocks[key]?.props['theirs']).to.equal(others[key]);
              for (const field of [0, 1, 2]) expect(blocks[key]?.props[`p${field}`]).to.equal(expected(`${key} p${field}`));
            }
          };
          check((name) => own[name]);
          for (const _ of actions) state = reduceEditor(state, { type: 'undo' }, 0);
          check(() => undefined);
          for (const _ of actions) state = reduceEditor(state, { type: 'redo' }, 0);
          check((name) => own[name]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('shows the same page as the server once everything of one’s own is undone, whatever others did', () => {
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        let state = start();
        const own = walk(documentOf(state), first, 'm');
        state = reduceEditor(state, { type: 'replace', document: own }, 0);
        const { slug: _slug, ...saved } = state.saved;
        const theirs = differenceOf(saved, walk(saved, second, 't'));
        const met = rebase({ before: saved, present: documentOf(state), after: applyOperations(saved, theirs), theirs });
        if (met.conflicts.length > 0) return;
        state = meet(state, theirs);
        state = reduceEditor(state, { type: 'undo' }, 0);
        const { slug: _undone, ...undone } = documentOf(state);
        expect(read(undone)).to.deep.equal(read(applyOperations<PageContent>(saved, theirs)));
      }),
      { numRuns: 500 },
    );
  });
});
