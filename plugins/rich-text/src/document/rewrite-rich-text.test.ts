import { expect } from 'chai';
import fc from 'fast-check';
import { fields, InvalidSegment, segmentsOf } from '@lectern/core';
import type { Reference, TextSegment } from '@lectern/core';
import { arbitraryJunk, arbitraryRichText } from './arbitrary-rich-text.test.ts';
import { decodeLine, encodeLine } from './inline-codes.ts';
import { defineRichTextNode } from './node-definition.ts';
import { richText } from './rich-text-field.ts';
import type { InlineNode, RichText } from './rich-text.types.ts';

const field = richText({ label: 'Text' });
const rewrite = field.rewrite ?? expect.fail('a rich text can be rewritten');
const referencesOf = (doc: RichText) => field.references?.(doc) ?? [];
const segmentsIn = (doc: RichText) => segmentsOf({ field }, { field: doc });
const unique = (references: readonly Reference[]) => [...new Set(references.map((reference) => JSON.stringify(reference)))];

/** Another id that is one as well. */
const otherID = (id: string): string => id.slice(0, -1) + ((Number.parseInt(id.slice(-1), 16) + 1) % 16).toString(16);

const turned = ({ kind, id, anchor }: Reference): Reference => ({
  kind,
  id: kind === 'path' || kind === 'address' ? `${id}-else` : otherID(id),
  ...(anchor === undefined ? {} : { anchor: `x${anchor}` }),
});

const documentOf = (...children: readonly InlineNode[]): RichText => ({
  kind: 'richtext',
  version: 1,
  children: [{ type: 'paragraph', children }],
});

const link: InlineNode = {
  type: 'link',
  to: { page: '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e' },
  children: [{ text: 'dekking' }, { text: '!', bold: true }],
};
const mention: InlineNode = { type: 'people/mention', person: 7 };
const line: readonly InlineNode[] = [{ text: 'Een <b> & ' }, { text: 'vet', bold: true }, { text: ' woord ' }, link, mention];

describe('rewriting a rich text', () => {
  it('gives back the very same document where nothing is another, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryRichText, arbitraryJunk), (doc) => {
        const same = { reference: (reference: Reference) => ({ ...reference }), text: (segment: TextSegment) => segment.text };
        expect(rewrite(doc as RichText, same)).to.equal(doc);
      }),
      { numRuns: 300 },
    );
  });

  it('leads every reference where it is told, and leaves its texts and the given document alone', () => {
    // Fails where a kind of node leaves its target out.
    fc.assert(
      fc.property(arbitraryRichText, (doc) => {
        const before = structuredClone(doc);
        const asked: Reference[] = [];
        const after = rewrite(doc, { reference: (reference) => (asked.push(reference), turned(reference)) });
        expect(doc).to.deep.equal(before);
        expect(unique(asked)).to.deep.equal(unique(referencesOf(doc)));
        expect(unique(referencesOf(after))).to.deep.equal(unique(asked.map(turned)));
        expect(segmentsIn(after)).to.deep.equal(segmentsIn(doc));
        expect(field.schema.safeParse(after).error?.issues ?? []).to.deep.equal([]);
      }),
      { numRuns: 300 },
    );
  });

  it('puts each text in its place, its marks, links and nodes kept', () => {
    fc.assert(
      fc.property(arbitraryRichText, (doc) => {
        const segments = segmentsIn(doc);
        expect(new Set(segments.map(({ path }) => path)).size).to.equal(segments.length);
        const after = rewrite(doc, { text: ({ text }) => `Zo: ${text}` });
        expect(segmentsIn(after)).to.deep.equal(segments.map((segment) => ({ ...segment, text: `Zo: ${segment.text}` })));
        expect(referencesOf(after)).to.deep.equal(referencesOf(doc));
        expect(field.schema.safeParse(after).error?.issues ?? []).to.deep.equal([]);
      }),
      { numRuns: 300 },
    );
  });

  it('writes marks, links and nodes as codes, and its own signs as in HTML', () => {
    expect(segmentsIn(documentOf(...line))).to.deep.equal([
      {
        path: 'field.0',
        text: 'Een &lt;b&gt; &amp; <1>vet</1> woord <2>dekking<3>!</3></2><4/>',
        format: 'inline',
      },
    ]);
    expect(segmentsIn(documentOf({ text: 'a < b & c' }))).to.deep.equal([
      { path: 'field.0', text: 'a < b & c', format: 'plain' },
    ]);
  });

  it('lets a translator move codes, leave them out and use them twice', () => {
    const after = rewrite(documentOf(...line), { text: () => '<4/><2>cover</2> of a <1>bold</1> and <1>brave</1> word' });
    expect(after).to.deep.equal(
      documentOf(
        mention,
        { ...link, children: [{ text: 'cover' }] } as InlineNode,
        { text: ' of a ' },
        { text: 'bold', bold: true },
        { text: ' and ' },
        { text: 'brave', bold: true },
        { text: ' word' },
      ),
    );
  });

  it('refuses codes that the original has not, or that do not hold together, by the place of the text', () => {
    const { codes } = encodeLine(line);
    for (const text of [
      ...['a', '<4/><4/>', '<4/><9>a</9>', '<4/><1>a', '<4/>a</1>', '<4/><1><2>a</1></2>', '<2><2>a</2></2><4/>'],
      ...['<2>a<4/></2>', '<4>a</4>', '<1/><4/>', '<4/>a < b', '<4/><b>a</b>', '</1/><4/>', '<0>a</0><4/>'],
    ])
      expect(() => decodeLine(text, codes, 'body.3'), text).to.throw(InvalidSegment, 'body.3');
    expect(() => rewrite(documentOf(...line), { text: () => '<9/>', at: 'body' })).to.throw(InvalidSegment, 'body.0');
  });

  it('reaches into nodes of plugins that are declared, and leaves the others as they are', () => {
    const map = defineRichTextNode({
      type: 'planner/map',
      label: 'Map',
      place: 'block',
      fields: { title: fields.text({ label: 'Title' }), page: fields.link({ label: 'Page' }) },
    });
    const withMap = richText({ label: 'Text', nodes: [map] });
    const node = { type: 'planner/map', props: { title: 'Kaart', page: { to: { href: '/oud' } } } } as const;
    const doc: RichText = { kind: 'richtext', version: 1, children: [node, { type: 'planner/map', props: { title: 7 } }] };
    const after = withMap.rewrite?.(doc, {
      reference: ({ kind }) => ({ kind, id: '/nieuw' }),
      text: ({ path, text }) => `${path} ${text}`,
    });
    expect(after?.children[0]).to.deep.equal({
      type: 'planner/map',
      props: { title: '0.title Kaart', page: { to: { href: '/nieuw' } } },
    });
    expect(rewrite(doc, { reference: ({ kind }) => ({ kind, id: '/nieuw' }), text: () => 'x' })).to.equal(doc);
  });
});
