import { expect } from 'chai';
import fc from 'fast-check';
import { cleanText } from './clean-text.ts';
import { ownTypes } from './node-kinds.ts';
import { richTextSchema } from './rich-text-schema.ts';
import type { BlockNode, InlineNode, List, ListItem, RichText, TextLeaf } from './rich-text.types.ts';

const on = fc.constant(true as const);
const option = { requiredKeys: [] as [] };

/** Text as people and machines write it: words, markup, quotes, breaks, other scripts. Never empty. */
export const arbitraryText = fc
  .oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z][a-z ]{0,15}[a-z]$/) },
    fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }).map(cleanText),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '&amp;',
      'a\nb',
      '"\' onload=x',
      '**niet vet**',
      'glas-in-lood \u00e9\u00e9n',
      '\u{1f54d} toren',
    ),
  )
  .filter((text) => text !== '');

const markSet = fc.record(
  { bold: on, italic: on, underline: on, strike: on, code: on, sub: on, sup: on, lang: fc.constantFrom('la', 'en-GB') },
  option,
);

const leaf: fc.Arbitrary<TextLeaf> = fc
  .tuple(arbitraryText, fc.option(markSet, { nil: {}, freq: 2 }))
  .map(([text, set]) => ({ text, ...set }));

const sameMarks = (one: TextLeaf, other: TextLeaf) =>
  JSON.stringify({ ...one, text: '' }) === JSON.stringify({ ...other, text: '' });

/** Neighbours of the same marks are one run, as an editor leaves them. */
const merged = <Node extends InlineNode>(nodes: readonly Node[]): Node[] =>
  nodes.reduce<Node[]>((out, node) => {
    const last = out.at(-1);
    if (last && !('type' in last) && !('type' in node) && sameMarks(last, node)) {
      return [...out.slice(0, -1), { ...last, text: (last as TextLeaf).text + (node as TextLeaf).text }];
    }
    return [...out, node];
  }, []);

const uuid = fc.uuid();

export const arbitraryTarget = fc.oneof(
  fc.record({ page: uuid }),
  fc.record({ page: uuid, anchor: fc.constantFrom('dekking', 'vragen') }),
  fc.record({ file: uuid }),
  fc.record({
    href: fc.constantFrom('https://example.nl/a?b=1&c="', 'mailto:info@example.nl', 'tel:+31401234567', '/contact', '#top'),
  }),
);

const link = fc
  .tuple(arbitraryTarget, fc.array(leaf, { minLength: 1, maxLength: 2 }), fc.option(on, { nil: undefined }))
  .map(([to, children, newTab]): InlineNode => ({ type: 'link', to, ...(newTab ? { newTab } : {}), children: merged(children) }));

const mention = arbitraryText.map((text): InlineNode => ({
  type: 'people/mention',
  person: { id: 7, tags: ['a'] },
  children: [{ text }],
}));

const line = fc
  .array(fc.oneof({ weight: 6, arbitrary: leaf }, { weight: 2, arbitrary: link }, mention), { maxLength: 5 })
  .map((nodes): InlineNode[] => (nodes.length > 0 ? merged(nodes) : [{ text: '' }]));

const list = (levels: number): fc.Arbitrary<List> =>
  fc.record({
    type: fc.constant('list' as const),
    ordered: fc.boolean(),
    children: fc.array(
      fc
        .tuple(line, levels > 1 ? fc.option(list(levels - 1), { nil: undefined }) : fc.constant(undefined))
        .map(([children, nested]): ListItem => {
          const text = { type: 'list-item-text', children } as const;
          return { type: 'list-item', children: nested ? [text, nested] : [text] };
        }),
      { minLength: 1, maxLength: 3 },
    ),
  });

const paragraph = line.map((children) => ({ type: 'paragraph' as const, children }));

const cell = fc
  .tuple(
    line,
    fc.record({ header: on, colSpan: fc.integer({ min: 1, max: 3 }), rowSpan: fc.integer({ min: 1, max: 3 }) }, option),
  )
  .map(([children, rest]) => ({ type: 'table-cell' as const, ...rest, children }));

const caption = fc.option(arbitraryText, { nil: undefined });

const block: fc.Arbitrary<BlockNode> = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  fc.tuple(line, fc.constantFrom(2, 3, 4)).map(([children, level]): BlockNode => ({ type: 'heading', level, children })),
  { weight: 3, arbitrary: list(4) },
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((children): BlockNode => ({ type: 'quote', children })),
  fc.constant<BlockNode>({ type: 'rule' }),
  fc
    .tuple(
      uuid,
      fc.option(
        arbitraryText.filter((text) => text.trim() !== ''),
        { nil: undefined },
      ),
      caption,
    )
    .map(([fileID, altText, text]): BlockNode => ({
      type: 'image',
      fileID,
      ...(altText === undefined ? { decorative: true } : { altText }),
      ...(text === undefined ? {} : { caption: text }),
    })),
  fc
    .tuple(
      fc.array(
        fc.array(cell, { minLength: 1, maxLength: 3 }).map((children) => ({ type: 'table-row' as const, children })),
        { minLength: 1, maxLength: 3 },
      ),
      caption,
    )
    .map(([children, text]): BlockNode => ({ type: 'table', ...(text === undefined ? {} : { caption: text }), children })),
  fc
    .tuple(
      arbitraryText.filter((text) => text.trim() !== ''),
      arbitraryTarget,
    )
    .map(([label, to]): BlockNode => ({ type: 'button', label, to })),
  fc
    .tuple(
      uuid,
      arbitraryText.filter((text) => text.trim() !== ''),
      caption,
    )
    .map(([fileID, title, text]): BlockNode => ({
      type: 'video',
      fileID,
      title,
      ...(text === undefined ? {} : { caption: text }),
    })),
  arbitraryText.map((text): BlockNode => ({
    type: 'planner/map',
    zoom: 3,
    children: [{ type: 'whatever', children: [{ text }] }],
  })),
);

/** Documents that may be published, as an editor leaves them. */
export const arbitraryRichText: fc.Arbitrary<RichText> = fc
  .array(block, { maxLength: 8 })
  .map((children) => ({ kind: 'richtext', version: 1, children }));

/** Anything that JSON can hold, with the words of this format in it, as an old import or a hostile client stores it. */
export const arbitraryJunk: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  word: fc.constantFrom(...ownTypes, 'x/y', 'script', '__proto__', '', null, 3),
  scalar: fc.oneof(fc.constantFrom(null, true, 4, ''), arbitraryText),
  node: fc.dictionary(
    fc.constantFrom(
      'type',
      'text',
      'children',
      'level',
      'ordered',
      'to',
      'bold',
      'lang',
      'kind',
      'version',
      'fileID',
      'header',
      'colSpan',
      'caption',
      'label',
      'url',
      'title',
    ),
    fc.oneof(tie('word'), tie('any')),
    { maxKeys: 5 },
  ),
  element: fc.record({ type: tie('word'), children: fc.array(tie('any'), { maxLength: 4 }) }),
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    tie('scalar'),
    tie('node'),
    tie('element'),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
})).any;

describe('generated documents', () => {
  it('may all be published', () => {
    const schema = richTextSchema({ level: 'publish' });
    fc.assert(
      fc.property(arbitraryRichText, (doc) => void expect(schema.safeParse(doc).error?.issues ?? []).to.eql([])),
      { numRuns: 200 },
    );
  });
});
