import { fields, validate, z } from '@lectern/core';
import { expect } from 'chai';
import { emptyRichText } from './empty-rich-text.ts';
import { defineRichTextNode } from './node-definition.ts';
import { richTextSchema } from './rich-text-schema.ts';

const page = '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e';
const document = (...children: unknown[]) => ({ kind: 'richtext', version: 1, children });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const said = paragraph({ text: 'Een toren' });
const nested = (levels: number): unknown => ({
  type: 'list',
  ordered: false,
  children: [
    {
      type: 'list-item',
      children: [{ type: 'list-item-text', children: [{ text: 'x' }] }, ...(levels > 1 ? [nested(levels - 1)] : [])],
    },
  ],
});

const publish = richTextSchema({ level: 'publish' });
const draft = richTextSchema({ level: 'draft' });
const codes = (schema: z.ZodType, value: unknown) =>
  (validate(schema, value, 'body').errors ?? []).map((error) => `${error.property} ${error.code}`);

describe('the schema of rich text', () => {
  const accepted: Record<string, unknown> = {
    nothing: document(),
    'every mark': document(
      paragraph({
        text: 'x',
        bold: true,
        italic: true,
        underline: true,
        strike: true,
        code: true,
        sub: true,
        sup: true,
        lang: 'la',
      }),
    ),
    'a link of each kind': document(
      ...[
        { page },
        { page, anchor: 'dekking' },
        { file: page },
        { href: 'https://example.nl' },
        { href: '/contact' },
        { href: '#top' },
      ].map((to) => paragraph({ type: 'link', to, newTab: true, children: [{ text: 'x' }] })),
    ),
    'lists of four levels': document(nested(4)),
    'a quote, a rule and a button': document(
      { type: 'quote', children: [said] },
      { type: 'rule' },
      { type: 'button', label: 'Vraag aan', to: { page } },
    ),
    'a described and a decorative image': document(
      { type: 'image', fileID: page, altText: 'Een toren', caption: 'Toren' },
      { type: 'image', fileID: page, decorative: true },
    ),
    'a table': document({
      type: 'table',
      caption: 'Premies',
      children: [
        {
          type: 'table-row',
          children: [{ type: 'table-cell', header: true, colSpan: 2, rowSpan: 1, children: [{ text: 'x' }] }],
        },
      ],
    }),
    'nodes of plugins nobody declared': document(
      { type: 'planner/map', place: { zoom: 3 } },
      paragraph({ type: 'people/mention', id: 1 }),
    ),
  };
  for (const [name, value] of Object.entries(accepted)) {
    it(`takes ${name}, for a draft and for publishing`, () => {
      expect(codes(draft, value)).to.eql([]);
      expect(codes(publish, value)).to.eql([]);
    });
  }

  const refused: Record<string, unknown> = {
    'a list': [],
    null: null,
    'a string': '<p>x</p>',
    'a number': 4,
    'an object': {},
    'another kind': { ...document(), kind: 'slate' },
    'version 0': { ...document(), version: 0 },
    'another property': { ...document(), author: 'x' },
    'text at the top': document({ text: 'x' }),
    'a link at the top': document({ type: 'link', to: { page }, children: [{ text: 'x' }] }),
    'missing children': document({ type: 'paragraph' }),
    'empty children': document(paragraph()),
    'a block in a line': document(paragraph({ text: 'x' }, said)),
    'text that is null': document(paragraph({ text: null })),
    'a mark that is off': document(paragraph({ text: 'x', bold: false })),
    'an unknown mark': document(paragraph({ text: 'x', onclick: 'x' })),
    'a style on a paragraph': document({ ...said, style: 'x' }),
    'heading 1': document({ type: 'heading', level: 1, children: [{ text: 'x' }] }),
    'a language that is none': document(paragraph({ text: 'x', lang: '"><script>' })),
    'an item without text': document({ type: 'list', ordered: false, children: [{ type: 'list-item', children: [] }] }),
    'an image without a file': document({ type: 'image', fileID: 'x', decorative: true }),
    'a span of 0': document({
      type: 'table',
      children: [{ type: 'table-row', children: [{ type: 'table-cell', colSpan: 0, children: [{ text: 'x' }] }] }],
    }),
    'a number as a type': document({ type: 4 }),
    'a control character': document(paragraph({ text: 'a\u0000b' })),
    'half a character': document(paragraph({ text: 'a\ud800' })),
    'a control character in a plugin\u2019s node': document({ type: 'planner/map', place: ['\u0000'] }),
    'five levels of lists': document(nested(5)),
    'nesting of 1,000': document(nested(1000)),
    'nesting of 100,000 in a plugin\u2019s node': document({
      type: 'planner/map',
      children: Array.from({ length: 100_000 }).reduce<unknown[]>((inner) => [{ children: inner }], []),
    }),
    '50,001 nodes': document(...Array.from({ length: 25_001 }, () => said)),
    'more than 4 MB': document(paragraph({ text: 'é'.repeat(2_000_001) })),
  };
  for (const [name, value] of Object.entries(refused)) {
    it(`refuses ${name} with V_15`, () => {
      expect(codes(draft, value)).to.eql(['body V_15']);
      expect(codes(publish, value)).to.eql(['body V_15']);
    });
  }

  const beyond: Record<string, unknown> = {
    '5,001 nodes': document(...Array.from({ length: 2501 }, () => said)),
    'more than 200 kB': document(paragraph({ text: 'é'.repeat(100_001) })),
  };
  for (const [name, value] of Object.entries(beyond)) {
    it(`leaves ${name} to a draft, and refuses it with V_15 when it is published`, () => {
      expect(codes(draft, value)).to.eql([]);
      expect(codes(publish, value)).to.eql(['body V_15']);
    });
  }

  it('refuses a newer version with G_21, whatever is in it', () => {
    for (const children of [[{ type: 'paragraph', runs: [] }], [], undefined])
      for (const schema of [draft, publish])
        expect(codes(schema, { kind: 'richtext', version: 2, children, layout: 'x' })).to.eql(['body G_21']);
  });

  it('takes 5,000 nodes', () => {
    expect(codes(publish, document(...Array.from({ length: 2500 }, () => said)))).to.eql([]);
  });

  it('refuses an address that is not allowed with V_13 and says where it stands', () => {
    const value = document(
      said,
      paragraph({ text: 'x' }, { type: 'link', to: { href: 'java\nscript:alert(1)' }, children: [{ text: 'x' }] }),
    );
    expect(codes(draft, value)).to.eql([]);
    expect(codes(publish, value)).to.include('body V_13');
    const issue = publish.safeParse(value).error?.issues.find((found) => found.message === 'V_13');
    expect(issue)
      .to.have.nested.property('params.at')
      .that.matches(/^children\.1\.children\.1\.to/);
  });

  it('leaves what is not finished to a draft', () => {
    const unfinished: unknown[] = [
      { type: 'image', fileID: page },
      { type: 'image', fileID: page, altText: '  ' },
      { type: 'button', label: '', to: { page } },
      { type: 'old-thing', children: [{ text: 'x' }] },
    ];
    for (const block of unfinished) {
      expect(codes(draft, document(block))).to.eql([]);
      expect(codes(publish, document(block))).to.eql(['body V_15']);
    }
  });

  it('demands text, an image or a plugin\u2019s node of a required one, when it is published', () => {
    const required = richTextSchema({ level: 'publish', required: true });
    const empty = [undefined, document(), document(paragraph({ text: ' \n' })), document({ type: 'rule' })];
    for (const value of empty) expect(codes(required, value)).to.eql(['body V_01']);
    const full = [
      said,
      { type: 'image', fileID: page, decorative: true },
      { type: 'planner/map' },
      { type: 'button', label: 'x', to: { page } },
    ];
    for (const block of full) expect(codes(required, document(block))).to.eql([]);
    expect(draft.parse(undefined)).to.eql(emptyRichText);
  });

  it('checks a declared node with its own schema and in its own place', () => {
    const map = defineRichTextNode({
      type: 'planner/map',
      label: 'Map',
      place: 'block',
      fields: { zoom: fields.number({ label: 'Zoom', integer: true, required: true }) },
    });
    const schema = richTextSchema({ level: 'publish', nodes: [map] });
    expect(codes(schema, document({ type: 'planner/map', props: { zoom: 3 } }))).to.eql([]);
    expect(codes(schema, document({ type: 'planner/map', props: { zoom: 'x' } }))).to.eql(['body V_15']);
    expect(codes(schema, document(paragraph({ type: 'planner/map', props: { zoom: 3 } })))).to.eql(['body V_15']);
  });

  it('describes itself to OpenAPI', () => {
    expect(z.toJSONSchema(publish, { io: 'input' })).to.include({ type: 'object' });
  });
});
