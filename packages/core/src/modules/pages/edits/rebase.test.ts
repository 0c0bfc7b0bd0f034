import { expect } from 'chai';
import fc from 'fast-check';
import { applyOperations } from './apply-operations.ts';
import { changeBlock, deleteBlock } from './blocks.ts';
import { differenceOf } from './difference.ts';
import { assertWhole, pageOf, read, steps, walk } from './edits.test-kit.ts';
import { fields } from '#contract/fields/fields.ts';
import { mergesOf } from './merge-of.ts';
import { fieldPath } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { rebase, takeTheirs } from './rebase.ts';

const titled = (content: PageContent, key: string, title: string): PageContent =>
  changeBlock(content, key, (old) => ({ ...old, props: { ...old.props, title } }));

/** Rebases what one made of a page on what another made of it. */
function met(before: PageContent, present: PageContent, other: PageContent) {
  const theirs = differenceOf(before, other);
  const after = applyOperations(before, theirs);
  return { after, ...rebase({ before, present, after, theirs }) };
}

describe('what stands here, with what others did meanwhile', () => {
  it('keeps every value that was changed here, and holds together', () => {
    let conflicted = 0;
    fc.assert(
      fc.property(steps, steps, steps, (first, second, third) => {
        const before = walk(pageOf('aaa', 'bbb', 'ccc'), first, 'a');
        const present = walk(before, second, 'b');
        const { after, content, conflicts } = met(before, present, walk(before, third, 'c'));
        assertWhole(content);
        for (const operation of differenceOf(before, present)) {
          if (operation.op === 'set' && operation.of === 'title') expect(content.title).to.equal(operation.value);
          if (operation.op === 'set' && operation.of === 'props')
            expect(content.blocks[operation.key]?.props[operation.field]).to.deep.equal(operation.value);
          if (operation.op === 'insert') expect(content.blocks).to.have.property(operation.block.key);
        }
        if (conflicts.length === 0) return;
        conflicted += 1;
        const taken = takeTheirs(
          content,
          after,
          conflicts.map(({ property }) => property),
        );
        assertWhole(taken);
        const left = differenceOf(taken, after).flatMap((operation) => (operation.op === 'set' ? [fieldPath(operation)] : []));
        for (const { property } of conflicts) expect(left, property).not.to.include(property);
      }),
      { numRuns: 1000 },
    );
    expect(conflicted).to.be.greaterThan(100);
  });

  it('is what the server makes of it where nothing is in conflict', () => {
    const before = pageOf('aaa', 'bbb');
    const { content, conflicts } = met(before, titled(before, 'aaa', 'Mijn'), titled(before, 'bbb', 'Hun'));
    expect([conflicts, content.blocks['aaa']?.props['title'], content.blocks['bbb']?.props['title']]).to.deep.equal([
      [],
      'Mijn',
      'Hun',
    ]);
  });

  it('keeps a block that was changed here and taken away by others, until somebody takes theirs', () => {
    const before = pageOf('aaa', 'bbb');
    const { after, content, conflicts } = met(before, titled(before, 'aaa', 'Mijn'), deleteBlock(before, 'aaa'));
    expect(conflicts).to.deep.equal([{ property: 'blocks.aaa.title', mine: 'Mijn' }]);
    expect(content.order).to.deep.equal(['aaa', 'bbb']);
    expect(read(takeTheirs(content, after, ['blocks.aaa.title']))).to.deep.equal(read(after));
  });

  it('leaves away a block that was taken away here and changed by others, until somebody takes theirs', () => {
    const before = pageOf('aaa', 'bbb', 'ccc');
    const { after, content, conflicts } = met(before, deleteBlock(before, 'bbb'), titled(before, 'bbb', 'Hun'));
    expect(conflicts.map(({ property }) => property)).to.deep.equal(['blocks.bbb']);
    expect(content.order).to.deep.equal(['aaa', 'ccc']);
    expect(read(takeTheirs(content, after, ['blocks.bbb']))).to.deep.equal(read(after));
  });

  it('takes theirs of one field, and nothing else', () => {
    const before = pageOf('aaa', 'bbb');
    const mine = { ...titled(titled(before, 'aaa', 'Mijn'), 'bbb', 'Ook mijn'), title: 'Mijn' };
    const theirs = { ...titled(before, 'aaa', 'Hun'), title: 'Hun' };
    const { after, content, conflicts } = met(before, mine, theirs);
    expect(conflicts.map(({ property }) => property)).to.deep.equal(['title', 'blocks.aaa.title']);
    expect(read(takeTheirs(content, after, ['blocks.aaa.title']))).to.deep.equal(read(titled(mine, 'aaa', 'Hun')));
  });

  it('brings both into a field that is made of words, and into each older state of it', () => {
    const mergeOf = mergesOf({
      blockOf: () => ({ version: 1, fields: { title: fields.text({ label: 'Title' }) } }),
      own: undefined,
    });
    const before = titled(pageOf('aaa'), 'aaa', 'glas in lood');
    const present = titled(before, 'aaa', 'glas in lood ramen');
    const theirs = differenceOf(before, titled(before, 'aaa', 'oud glas in lood'));
    const after = applyOperations(before, theirs);
    const { content, bring, conflicts } = rebase({ before, present, after, theirs, mergeOf });
    const titleOf = ({ blocks }: PageContent): unknown => blocks['aaa']?.props['title'];
    expect([titleOf(content), conflicts]).to.deep.equal(['oud glas in lood ramen', []]);
    const states = [titled(before, 'aaa', ''), titled(before, 'aaa', 'glas'), before, present];
    expect(states.map((state) => titleOf(bring(state)))).to.deep.equal([
      'oud ',
      'oud glas',
      'oud glas in lood',
      'oud glas in lood ramen',
    ]);
  });
});
