import { expect } from 'chai';
import fc from 'fast-check';
import { applyOperation, applyOperations, editContent } from './apply-operations.ts';
import { changeBlock, insertBlock, moveBlock } from './blocks.ts';
import { differenceOf, longestAscent } from './difference.ts';
import { assertWhole, block, chainOf, empty, operations as anyOperations, pageOf, read, steps, walk } from './edits.test-kit.ts';
import { mergesOf } from './merge-of.ts';
import { asMerged, mergeOperations } from './merge-operations.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { plainlyApply } from './plain-edits.test-kit.ts';
import { allKeys, keysAt, withNested } from './place.ts';
import { fields } from '#contract/fields/fields.ts';

describe('the difference of two states of a page', () => {
  it('makes the one of the other, whatever was done in between', () => {
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const before = walk(empty, first, 'a');
        const after = walk(before, second, 'b');
        const operations = differenceOf(before, after);
        let made = before;
        for (const operation of operations) made = applyOperation(made, operation) ?? expect.fail(JSON.stringify(operation));
        expect(read(made)).to.deep.equal(read(after));
        // As it is sent.
        const sent = JSON.parse(JSON.stringify(operations)) as Operation[];
        expect(read(applyOperations(before, sent))).to.deep.equal(read(after));
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing where nothing was done, and as little as was done', () => {
    const page = pageOf('aaa', 'bbb', 'ccc', 'ddd', 'eee');
    expect(differenceOf(page, structuredClone(page))).to.deep.equal([]);
    const moved = moveBlock(page, 'bbb', { parent: null, slot: '', index: 4 });
    expect(differenceOf(page, moved)).to.deep.equal([{ op: 'move', key: 'bbb', parent: null, slot: '', after: 'eee' }]);
    const typed = changeBlock(page, 'ccc', (old) => ({ ...old, props: { title: 'Nieuw' } }));
    expect(differenceOf(page, typed)).to.deep.equal([{ op: 'set', of: 'props', key: 'ccc', field: 'title', value: 'Nieuw' }]);
  });

  it('takes __proto__ for a name like any other', () => {
    const typeData = JSON.parse('{"__proto__": {"isAdmin": true}}') as Record<string, unknown>;
    const made = applyOperations(empty, differenceOf(empty, { ...empty, typeData }));
    expect(Object.keys(made.typeData)).to.deep.equal(['__proto__']);
    expect(({} as { isAdmin?: boolean }).isAdmin).to.equal(undefined);
    expect((made.typeData as { isAdmin?: boolean }).isAdmin).to.equal(undefined);
  });
});

describe('operations on the blocks of a page', () => {
  it('do what they do one by one, each on the whole page: whatever they are, and in whatever order', () => {
    let [done, lost] = [0, 0];
    fc.assert(
      fc.property(steps, anyOperations, (first, operations) => {
        const before = walk(pageOf('aaa', 'bbb', 'ccc', 'ddd'), first, 'a');
        const kept = structuredClone(before);
        const editing = editContent(before);
        let plain = before;
        for (const operation of operations) {
          const next = plainlyApply(plain, operation);
          expect(editing.apply(operation), JSON.stringify(operation)).to.equal(next !== undefined);
          if (next) done += 1;
          else lost += 1;
          plain = next ?? plain;
        }
        const content = editing.read();
        expect(read(content)).to.deep.equal(read(plain));
        expect(Object.keys(content.blocks)).to.deep.equal(Object.keys(plain.blocks));
        expect(read(applyOperations(before, operations))).to.deep.equal(read(plain));
        assertWhole(content);
        expect(editing.valueAt({ of: 'title' })).to.equal(plain.title);
        for (const key of Object.keys(plain.blocks)) {
          const { type, version, props, anchorPoint } = content.blocks[key] ?? block(key);
          expect(editing.blocks.typeOf(key)).to.include({ type, version });
          expect(editing.valueAt({ of: 'props', key, field: 'title' })).to.deep.equal(props['title']);
          expect(editing.valueAt({ of: 'block', key, field: 'anchorPoint' })).to.equal(anchorPoint);
          expect(editing.blocks.nested(key).sort()).to.deep.equal(withNested(plain.blocks, key).sort());
          expect(editing.blocks.block(key)).to.deep.equal(content.blocks[key]);
        }
        expect(before).to.deep.equal(kept);
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(done, lost)).to.be.greaterThan(500);
  });

  it('leave what they do not change the very same', () => {
    const page = insertBlock(pageOf('aaa', 'bbb'), block('kid'), { parent: 'aaa', slot: 'items', index: 0 });
    const typed = applyOperations(page, [{ op: 'set', of: 'props', key: 'bbb', field: 'title', value: 'x' }]);
    expect(typed.order).to.equal(page.order);
    expect(typed.blocks['aaa']).to.equal(page.blocks['aaa']);
    expect(applyOperations(page, [{ op: 'move', key: 'bbb', parent: null, slot: '', after: 'aaa' }]).blocks).to.equal(
      page.blocks,
    );
  });

  it('cost the same on whatever page: thousands of moves deep in it, and beside very many slots', () => {
    const deep = chainOf(998);
    const slots = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`slot${index}`, []]));
    const wide = { ...deep, blocks: { ...deep.blocks, wide: block('wide', { slots }) }, order: [...deep.order, 'wide'] };
    const moves = Array.from({ length: 5000 }, (_, index): Operation => {
      const parent = index % 2 === 0 ? 'key100' : 'key400';
      return { op: 'move', key: 'key500', parent, slot: 'items', after: null };
    });
    const merge = mergeOperations(wide, { mine: moves, theirs: [{ op: 'set', of: 'title', value: 'x' }] });
    expect(merge.kind).to.equal('merged');
    expect(merge.kind === 'merged' && keysAt(merge.content, { parent: 'key400', slot: 'items' })[0]).to.equal('key500');
    expect(differenceOf(deep, { ...deep, blocks: {}, order: [] })).to.deep.equal([{ op: 'remove', key: 'key0' }]);
  });

  it('meet slots with names that every object has as names like any other', () => {
    const page = pageOf('aaa', 'bbb');
    for (const slot of ['constructor', '__proto__', 'toString']) {
      const moved = applyOperation(page, { op: 'move', key: 'bbb', parent: 'aaa', slot, after: null });
      expect(keysAt(moved ?? page, { parent: 'aaa', slot })).to.deep.equal(['bbb']);
      expect(keysAt(page, { parent: 'aaa', slot })).to.deep.equal([]);
    }
  });

  it('end on a page on which foreign hands stored a block in itself', () => {
    const ring = (key: string, inner: string) => block(key, { slots: { items: [inner] } });
    const page = {
      ...empty,
      blocks: { aaa: ring('aaa', 'bbb'), bbb: ring('bbb', 'aaa'), ccc: block('ccc') },
      order: ['aaa', 'ccc'],
    };
    expect(allKeys(page)).to.deep.equal(['aaa', 'bbb', 'ccc']);
    expect(applyOperation(page, { op: 'move', key: 'ccc', parent: 'bbb', slot: 'items', after: null })).not.to.equal(undefined);
    expect(differenceOf(page, { ...page, order: ['ccc', 'aaa'] })).to.have.length(1);
  });

  it('ascend as long as any run of their places does', () => {
    const longest = (numbers: readonly number[]): number =>
      Math.max(
        0,
        ...numbers.reduce<number[]>((lengths, number, index) => {
          const before = lengths.filter((_, at) => (numbers[at] ?? 0) < number);
          lengths[index] = 1 + Math.max(0, ...before);
          return lengths;
        }, []),
      );
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 20 }), (numbers) => {
        const run = [...longestAscent(numbers)].sort((one, other) => one - other).map((at) => numbers[at] ?? 0);
        expect(run).to.deep.equal(run.toSorted((one, other) => one - other));
        expect(run).to.have.length(longest(numbers));
      }),
    );
  });
});

describe('operations of two people on one page', () => {
  const merged = (current: PageContent, mine: readonly Operation[], theirs: readonly Operation[]): PageContent => {
    const merge = mergeOperations(current, { mine, theirs });
    return merge.kind === 'merged' ? merge.content : expect.fail(JSON.stringify(merge));
  };

  it('are merged, or refused with what both changed; a page holds together, and nobody loses what only they changed', () => {
    let mergedCount = 0;
    fc.assert(
      fc.property(steps, steps, steps, (first, second, third) => {
        const base = walk(empty, first, 'a');
        const theirs = differenceOf(base, walk(base, second, 'b'));
        const mine = differenceOf(base, walk(base, third, 'c'));
        const current = applyOperations(base, theirs);
        const merge = mergeOperations(current, { mine, theirs });
        expect(merge.kind).not.to.equal('invalid');
        if (merge.kind !== 'merged') return;
        mergedCount += 1;
        assertWhole(merge.content);
        const made = new Set([...theirs, ...mine].flatMap((one) => (one.op === 'insert' ? [one.block.key] : [])));
        for (const operation of [...theirs, ...mine]) {
          if (operation.op === 'set' && operation.of === 'props' && Object.hasOwn(merge.content.blocks, operation.key))
            expect(merge.content.blocks[operation.key]?.props[operation.field]).to.deep.equal(operation.value);
          if (operation.op === 'remove' && !made.has(operation.key))
            expect(merge.content.blocks).not.to.have.property(operation.key);
        }
        // Whoever made the others' changes comes to the same by what was done to theirs.
        expect(read(applyOperations(current, merge.operations))).to.deep.equal(read(merge.content));
      }),
      { numRuns: 1000 },
    );
    expect(mergedCount).to.be.greaterThan(100);
  });

  it('on different fields, blocks and places go together', () => {
    const base = pageOf('aaa', 'bbb', 'ccc');
    const theirs: Operation[] = [
      { op: 'set', of: 'props', key: 'aaa', field: 'title', value: 'Hun' },
      { op: 'insert', block: block('new'), parent: null, slot: '', after: 'aaa' },
    ];
    const mine: Operation[] = [
      { op: 'set', of: 'props', key: 'bbb', field: 'title', value: 'Mijn' },
      { op: 'move', key: 'ccc', parent: null, slot: '', after: null },
    ];
    const content = merged(applyOperations(base, theirs), mine, theirs);
    expect(content.order).to.deep.equal(['ccc', 'aaa', 'new', 'bbb']);
    expect(content.blocks['aaa']?.props['title']).to.equal('Hun');
    expect(content.blocks['bbb']?.props['title']).to.equal('Mijn');
  });

  it('on one field conflict, with both values, unless both are the same', () => {
    const set = (value: unknown): Operation => ({ op: 'set', of: 'props', key: 'aaa', field: 'title', value });
    const base = pageOf('aaa');
    const theirs = [set('Hun')];
    const current = applyOperations(base, theirs);
    expect(mergeOperations(current, { mine: [set('Mijn')], theirs })).to.deep.equal({
      kind: 'conflict',
      conflicts: [{ property: 'blocks.aaa.title', mine: 'Mijn', theirs: 'Hun' }],
    });
    expect(mergeOperations(current, { mine: [set('Hun')], theirs })).to.deep.include({ kind: 'merged', operations: [] });
  });

  it('conflict where one takes away what the other changed, whoever was first', () => {
    const base = insertBlock(pageOf('aaa'), block('kid'), { parent: 'aaa', slot: 'items', index: 0 });
    const remove: Operation[] = [{ op: 'remove', key: 'aaa' }];
    const change: Operation[] = [{ op: 'set', of: 'props', key: 'kid', field: 'title', value: 'Nieuw' }];
    const first = mergeOperations(applyOperations(base, change), { mine: remove, theirs: change });
    expect(first.kind === 'conflict' && first.conflicts.map(({ property }) => property)).to.deep.equal(['blocks.aaa']);
    const second = mergeOperations(applyOperations(base, remove), { mine: change, theirs: remove });
    expect(second).to.deep.equal({ kind: 'conflict', conflicts: [{ property: 'blocks.kid.title', mine: 'Nieuw' }] });
    expect(mergeOperations(applyOperations(base, remove), { mine: remove, theirs: remove }).kind).to.equal('merged');
  });

  it('on the fields of a block in whose place another type stands conflict', () => {
    const base = pageOf('aaa');
    const theirs = differenceOf(
      base,
      changeBlock(base, 'aaa', (old) => ({ ...old, type: 'c/d' })),
    );
    const mine: Operation[] = [{ op: 'set', of: 'props', key: 'aaa', field: 'title', value: 'Mijn' }];
    expect(mergeOperations(applyOperations(base, theirs), { mine, theirs }).kind).to.equal('conflict');
  });

  it('that stand in each other conflict', () => {
    const base = pageOf('aaa', 'bbb');
    const theirs: Operation[] = [{ op: 'move', key: 'aaa', parent: 'bbb', slot: 'items', after: null }];
    const mine: Operation[] = [{ op: 'move', key: 'bbb', parent: 'aaa', slot: 'items', after: null }];
    expect(mergeOperations(applyOperations(base, theirs), { mine, theirs }).kind).to.equal('conflict');
  });

  it('that no state of the page allows are invalid', () => {
    const base = pageOf('aaa');
    const wrong: Operation[] = [
      { op: 'set', of: 'props', key: 'gone', field: 'title', value: 1 },
      { op: 'move', key: 'aaa', parent: 'aaa', slot: 'items', after: null },
      { op: 'insert', block: block('aaa'), parent: null, slot: '', after: null },
      { op: 'insert', block: block('new'), parent: 'gone', slot: 'items', after: null },
      { op: 'remove', key: 'gone' },
    ];
    for (const operation of wrong) expect(mergeOperations(base, { mine: [operation], theirs: [] }).kind).to.equal('invalid');
    expect(keysAt(base, { parent: null, slot: '' })).to.deep.equal(['aaa']);
  });

  describe('in one field that is made of words', () => {
    const text = fields.text({ label: 'Title' });
    const mergeOf = mergesOf({ blockOf: () => ({ version: 1, fields: { title: text } }), own: undefined });
    const set = (value: string, was?: string): Operation => ({
      op: 'set',
      of: 'props',
      key: 'aaa',
      field: 'title',
      value,
      ...(was === undefined ? {} : { was }),
    });
    const base = changeBlock(pageOf('aaa'), 'aaa', (old) => ({ ...old, props: { title: 'glas in lood' } }));
    const theirs = [set('oud glas in lood')];
    const current = applyOperations(base, theirs);

    it('become what both made of it, and the operations say so', () => {
      const merge = mergeOperations(current, { mine: [set('glas in lood ramen', 'glas in lood')], theirs, mergeOf });
      const both = set('oud glas in lood ramen');
      expect(merge).to.deep.include({ kind: 'merged', operations: [both] });
      expect(asMerged(theirs, [both]), 'as the sender is told').to.deep.equal([both]);
      expect(asMerged(theirs, [])).to.deep.equal(theirs);
    });

    it('conflict where both changed the same word, and where nobody says what it was made of', () => {
      const kindOf = (mine: Operation): string => mergeOperations(current, { mine: [mine], theirs, mergeOf }).kind;
      const other = [set('glas in tin')];
      const changed = applyOperations(base, other);
      expect(mergeOperations(changed, { mine: [set('glas in zink', 'glas in lood')], theirs: other, mergeOf }).kind).to.equal(
        'conflict',
      );
      expect(kindOf(set('glas in lood ramen'))).to.equal('conflict');
      expect(kindOf({ ...set('glas in lood ramen'), was: 7 } as Operation)).to.equal('conflict');
    });

    it('count the sender’s own words of a call before as theirs', () => {
      const first = mergeOperations(current, { mine: [set('glas in lood ramen', 'glas in lood')], theirs, mergeOf });
      if (first.kind !== 'merged') return expect.fail();
      const next = set('glas in lood ramen herstellen', 'glas in lood ramen');
      const second = mergeOperations(first.content, { mine: [next], theirs, mergeOf });
      return expect(second).to.deep.include({ operations: [set('oud glas in lood ramen herstellen')] });
    });

    it('are merged once in a call, which is worth so many comparisons and no more', () => {
      const many = Array.from({ length: 5000 }, (_, index) => set(`glas in lood ${index}`, 'glas in lood'));
      const long = applyOperations(base, [set(`glas in lood ${'hout '.repeat(20_000)}`)]);
      const merge = mergeOperations(long, { mine: many, theirs, mergeOf });
      expect(merge.kind === 'conflict' && merge.conflicts.map(({ property }) => property)).to.deep.equal(['blocks.aaa.title']);

      const keys = Array.from({ length: 40 }, (_, index) => `key${index}`);
      const words = (name: string): string => Array.from({ length: 900 }, (_, index) => `${name}${index}`).join(' ');
      const all = (value: string, was: string) => keys.map((key) => ({ ...set(value, was), key }) as Operation);
      const others = all(`${words('a')} ${words('b')}`, words('a'));
      const wide = applyOperations(pageOf(...keys), others);
      const both = mergeOperations(wide, { mine: all(words('c'), words('d')), theirs: others, mergeOf });
      expect(both.kind).to.equal('conflict');
    });
  });
});
