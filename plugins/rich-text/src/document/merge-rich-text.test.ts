import { expect } from 'chai';
import fc from 'fast-check';
import { arbitraryRichText } from './arbitrary-rich-text.test.ts';
import { mergeRichText } from './merge-rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';
import type { BlockNode, InlineNode, RichText, TextLeaf } from './rich-text.types.ts';
import { toPlainText } from './to-plain-text.ts';

const pairs = process.env['TEST_THOROUGH'] ? 5000 : 500;

const doc = (...children: BlockNode[]): RichText => ({ kind: 'richtext', version: 1, children });
const line = (...children: (string | InlineNode)[]): InlineNode[] =>
  children.map((child) => (typeof child === 'string' ? { text: child } : child));
const p = (...children: (string | InlineNode)[]): BlockNode => ({ type: 'paragraph', children: line(...children) });
const row = (...cells: string[]) => ({
  type: 'table-row' as const,
  children: cells.map((text) => ({ type: 'table-cell' as const, children: [{ text }] })),
});
const table = (...children: ReturnType<typeof row>[]): BlockNode => ({ type: 'table', children });
const item = (text: string) => ({
  type: 'list-item' as const,
  children: [{ type: 'list-item-text' as const, children: [{ text }] }] as const,
});
const list = (...items: string[]): BlockNode => ({ type: 'list', ordered: false, children: items.map(item) });

/** Both ways, which come to the same. */
function merged(base: RichText, mine: RichText, theirs: RichText): RichText | undefined {
  const one = mergeRichText(base, mine, theirs);
  expect(mergeRichText(base, theirs, mine)?.children).to.deep.equal(one?.children);
  return one;
}

/** A text of paragraphs with words of which no two are alike, and what somebody does to it. */
const paragraphs = fc.array(fc.nat(6), { minLength: 1, maxLength: 5 });
const step = fc.record({
  kind: fc.constantFrom('word', 'word', 'word', 'bold', 'remove', 'paragraph', 'gone'),
  block: fc.nat(9),
  at: fc.nat(9),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const leavesOf = (block: BlockNode): TextLeaf[] => (block as unknown as { children: TextLeaf[] }).children;

function written(base: RichText, steps: readonly Step[], owner: string): { readonly text: RichText; readonly words: string[] } {
  const blocks = base.children.map((block) =>
    leavesOf(block).flatMap(({ text }) => text.split(/(?<= )/).map((part) => ({ text: part }) as TextLeaf)),
  );
  const words: string[] = [];
  for (const { kind, block, at } of steps) {
    const index = block % (blocks.length || 1);
    const leaves = blocks[index];
    const word = `${owner}${words.length}`;
    if (kind === 'paragraph' || !leaves) {
      words.push(word);
      blocks.splice(index, 0, [{ text: `${word} ` }]);
      continue;
    }
    const place = at % (leaves.length + 1);
    if (kind === 'gone') blocks.splice(index, 1);
    else if (kind === 'remove') leaves.splice(place, 1);
    else if (kind === 'word') {
      words.push(word);
      leaves.splice(place, 0, { text: `${word} ` });
    } else leaves.splice(place, 1, ...leaves.slice(place, place + 1).map((leaf): TextLeaf => ({ ...leaf, bold: true })));
  }
  const text = doc(
    ...blocks.map((leaves): BlockNode => ({ type: 'paragraph', children: leaves.length > 0 ? leaves : [{ text: '' }] })),
  );
  const left = wordsOf(text);
  return { text, words: words.filter((word) => left.includes(word)) };
}

const wordsOf = (text: RichText): string[] => toPlainText(text).match(/\w+/g) ?? [];

describe('two people in one rich text', () => {
  it(`keep every word of both, once, and come to the same whoever is asked: ${pairs} pairs`, () => {
    let merges = 0;
    fc.assert(
      fc.property(paragraphs, fc.array(step, { maxLength: 4 }), fc.array(step, { maxLength: 4 }), (counts, first, second) => {
        const base = doc(
          ...counts.map((count, block) => p(Array.from({ length: count }, (_, index) => `woord${block}x${index} `).join(''))),
        );
        const [mine, theirs] = [written(base, first, 'mijn'), written(base, second, 'hun')];
        const both = merged(base, mine.text, theirs.text);
        if (!both) return;
        merges += 1;
        const words = wordsOf(both);
        for (const word of [...mine.words, ...theirs.words])
          expect(words.filter((one) => one === word).length, `${word} in ${toPlainText(both)}`).to.equal(1);
      }),
      { numRuns: pairs, seed: 5 },
    );
    expect(merges).to.be.greaterThan(pairs / 4);
  });

  it('leave a text as the one made it that the other left alone, whatever it is, and it may be published', () => {
    const schema = richTextSchema({ level: 'publish' });
    fc.assert(
      fc.property(arbitraryRichText, arbitraryRichText, (base, mine) => {
        expect(merged(base, mine, base)?.children).to.deep.equal(mine.children);
        expect(merged(base, mine, mine)?.children).to.deep.equal(mine.children);
        const both = merged(doc(), base, mine);
        if (both) expect(schema.safeParse(both).success).to.equal(true);
      }),
      { numRuns: 200 },
    );
  });

  it('write at both ends of one paragraph, and in different ones', () => {
    const base = doc(p('Glas in lood'), p('Hout'));
    const mine = doc(p('Oud glas. Glas in lood'), p('Hout'));
    const theirs = doc(p('Glas in lood is kwetsbaar'), p('Hout en steen'));
    expect(merged(base, mine, theirs)).to.deep.equal(doc(p('Oud glas. Glas in lood is kwetsbaar'), p('Hout en steen')));
  });

  it('set marks and links among the other’s words', () => {
    const to = { href: '/glas' };
    const base = doc(p('Het oude glas in lood'));
    const mine = doc(p('Het ', { text: 'oude', bold: true }, ' glas in lood'));
    const theirs = doc(p('Het oude ', { type: 'link', to, children: [{ text: 'glas' }] }, ' in lood van toen'));
    expect(merged(base, mine, theirs)).to.deep.equal(
      doc(p('Het ', { text: 'oude', bold: true }, ' ', { type: 'link', to, children: [{ text: 'glas' }] }, ' in lood van toen')),
    );
    const italic = doc(p('Het ', { text: 'oude', italic: true }, ' glas in lood'));
    expect(merged(base, mine, italic)).to.deep.equal(doc(p('Het ', { text: 'oude', bold: true, italic: true }, ' glas in lood')));
    const elsewhere = doc(p('Het oude ', { type: 'link', to: { href: '/lood' }, children: [{ text: 'glas' }] }, ' in lood'));
    expect(merged(base, doc(p('Het oude ', { type: 'link', to, children: [{ text: 'glas' }] }, ' in lood')), elsewhere)).to.equal(
      undefined,
    );
  });

  it('work in items of a list, in cells of a table, and on what a line is', () => {
    expect(merged(doc(list('een', 'twee')), doc(list('een!', 'twee')), doc(list('een', 'twee', 'drie')))).to.deep.equal(
      doc(list('een!', 'twee', 'drie')),
    );
    const base = doc(table(row('a', 'b'), row('c', 'd')));
    expect(
      merged(base, doc(table(row('a nu', 'b'), row('c', 'd'))), doc(table(row('a', 'b'), row('c', 'd toen')))),
    ).to.deep.equal(doc(table(row('a nu', 'b'), row('c', 'd toen'))));
    const heading: BlockNode = { type: 'heading', level: 2, children: [{ text: 'Glas' }] };
    expect(merged(doc(p('Glas')), doc(heading), doc(p('Glas in lood')))).to.deep.equal(
      doc({ ...heading, children: [{ text: 'Glas in lood' }] } as BlockNode),
    );
  });

  it('conflict where both changed the same words, where one took away what the other changed, and in a table with a hole', () => {
    const base = doc(p('Glas in lood'), p('Hout'));
    expect(merged(base, doc(p('Glas in tin'), p('Hout')), doc(p('Glas in zink'), p('Hout')))).to.equal(undefined);
    expect(merged(base, doc(p('Hout')), doc(p('Glas in lood, en tin'), p('Hout')))).to.equal(undefined);
    const cells = doc(table(row('a', 'b'), row('c', 'd')));
    const withRow = doc(table(row('a', 'b'), row('c', 'd'), row('e', 'f')));
    const withColumn = doc(table(row('a', 'b', 'x'), row('c', 'd', 'y')));
    expect(merged(cells, withRow, withColumn)).to.equal(undefined);
  });

  it('conflict where there are so many changes in one text that nobody could look through them', () => {
    const words = (name: string, block: number): string =>
      Array.from({ length: 400 }, (_, index) => `${name}${block}x${index}`).join(' ');
    const long = (name: string) => doc(...Array.from({ length: 100 }, (_, block) => p(`vast${block} `, words(name, block))));
    expect(mergeRichText(long('een'), long('twee'), long('drie'))).to.equal(undefined);
  });

  it('leave alone what a newer code wrote', () => {
    const newer = { kind: 'richtext', version: 2, children: [] } as unknown as RichText;
    expect(mergeRichText(doc(p('a')), newer, doc(p('b')))).to.equal(undefined);
  });
});
