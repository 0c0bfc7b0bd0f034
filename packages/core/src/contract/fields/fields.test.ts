import { expect } from 'chai';
import { beginningOf } from './beginning-of.ts';
import { draftLimits } from './draft-limits.ts';
import { editorsOf, initialOf } from './field-set.ts';
import { fields } from './fields.ts';
import { linkTargetSchema } from './values.ts';
import type { Fields } from './field.ts';
import { validate } from '../validation.ts';

const label = 'Field';
const id = '00000000-0000-4000-8000-000000000001';
const otherID = '00000000-0000-4000-8000-000000000002';
const crop = { x: 0, y: 0, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: 1 };

interface Case {
  readonly field: Fields[string];
  /** Values that a draft may hold. */
  readonly draft: readonly unknown[];
  /** Values that publishing accepts. */
  readonly published: readonly unknown[];
  /** Values that a draft may hold and publishing refuses, with the code. */
  readonly incomplete: readonly (readonly [unknown, string])[];
  /** Values of the right type that a draft may hold all the same and publishing refuses, with the code. */
  readonly beyond: readonly (readonly [unknown, string])[];
  /** Values that nobody may store, with the code. */
  readonly wrong: readonly (readonly [unknown, string])[];
}

const cases: Readonly<Record<string, Case>> = {
  text: {
    field: fields.text({ label, required: true, maxLength: 5 }),
    draft: ['', 'abc'],
    published: ['abc', ' a '],
    incomplete: [
      ['', 'V_01'],
      ['   ', 'V_01'],
    ],
    beyond: [['abcdef', 'V_14']],
    wrong: [
      ['a'.repeat(draftLimits.text + 1), 'V_14'],
      [1, 'V_12'],
      [null, 'V_12'],
      [['a'], 'V_12'],
    ],
  },
  textarea: {
    field: fields.textarea({ label }),
    draft: [''],
    published: ['', 'a\nb'],
    incomplete: [],
    beyond: [['a'.repeat(2001), 'V_14']],
    wrong: [[{}, 'V_12']],
  },
  number: {
    field: fields.number({ label, required: true, min: 1, max: 24, integer: true }),
    draft: [null, 3],
    published: [1, 24],
    incomplete: [[null, 'V_01']],
    beyond: [
      [0, 'V_12'],
      [25, 'V_12'],
      [1.5, 'V_12'],
    ],
    wrong: [
      ['3', 'V_12'],
      [Infinity, 'V_12'],
    ],
  },
  'text that begins with something': {
    field: fields.text({ label, initial: 'abc' }),
    draft: ['', 'abc'],
    published: ['', 'abc'],
    incomplete: [],
    beyond: [['a'.repeat(256), 'V_14']],
    wrong: [[null, 'V_12']],
  },
  'number that begins with something': {
    field: fields.number({ label, initial: 3 }),
    draft: [null, 3],
    published: [null, 3],
    incomplete: [],
    beyond: [],
    wrong: [['3', 'V_12']],
  },
  boolean: {
    field: fields.boolean({ label, initial: true }),
    draft: [true, false],
    published: [false],
    incomplete: [],
    beyond: [],
    wrong: [['true', 'V_12']],
  },
  select: {
    field: fields.select({
      label,
      options: [
        { value: 'left', label: 'L' },
        { value: 'right', label: 'R' },
      ],
      initial: 'right',
    }),
    draft: ['left'],
    published: ['right'],
    incomplete: [],
    beyond: [
      ['top', 'V_12'],
      ['__proto__', 'V_12'],
    ],
    wrong: [
      [null, 'V_12'],
      [['left'], 'V_12'],
    ],
  },
  date: {
    field: fields.date({ label, required: true }),
    draft: ['', '2026-11-20'],
    published: ['2024-02-29'],
    incomplete: [['', 'V_01']],
    beyond: [
      ['2026-02-30', 'V_12'],
      ['20-11-2026', 'V_12'],
      ['2026-11-20T10:00:00Z', 'V_12'],
    ],
    wrong: [[20261120, 'V_12']],
  },
  image: {
    field: fields.image({ label, required: true }),
    draft: [null, { fileID: id }],
    published: [{ fileID: id, altText: 'x', cropParams: crop }],
    incomplete: [[null, 'V_01']],
    beyond: [[{ fileID: id, altText: 'a'.repeat(501) }, 'V_14']],
    wrong: [
      [{ fileID: 'x' }, 'V_12'],
      [id, 'V_12'],
      [{ fileID: id, url: 'https://evil.example' }, 'V_12'],
      [{ fileID: id, cropParams: { ...crop, width: 0 } }, 'V_12'],
    ],
  },
  file: {
    field: fields.file({ label }),
    draft: [null],
    published: [null, { fileID: id, label: 'x' }],
    incomplete: [],
    beyond: [[{ fileID: id, label: 'a'.repeat(256) }, 'V_14']],
    wrong: [[{}, 'V_12']],
  },
  video: {
    field: fields.video({ label }),
    draft: [null, { fileID: id }],
    published: [null, { fileID: id, title: 'x' }],
    incomplete: [[{ fileID: id }, 'V_01']],
    beyond: [[{ fileID: id, title: 'a'.repeat(256) }, 'V_14']],
    wrong: [[{ title: 'x' }, 'V_12']],
  },
  tags: {
    field: fields.tags({ label, required: true, max: 2 }),
    draft: [[], [id]],
    published: [[id], [id, otherID]],
    incomplete: [[[], 'V_01']],
    beyond: [],
    wrong: [
      ['kerk', 'V_12'],
      [['kerk'], 'V_12'],
      [[{ id }], 'V_12'],
    ],
  },
  link: {
    field: fields.link({ label, required: true, hasLabel: true }),
    draft: [null, { to: { href: '/x' } }, { to: { page: id }, label: '' }],
    published: [{ to: { href: 'https://example.com' }, label: 'Verder', newTab: true }],
    incomplete: [
      [null, 'V_01'],
      [{ to: { href: '/x' } }, 'V_01'],
      [{ to: { href: '/x' }, label: '  ' }, 'V_01'],
    ],
    beyond: [
      [{ to: { href: 'no address' }, label: 'x' }, 'V_13'],
      [{ to: { href: `/${'a'.repeat(2000)}` }, label: 'x' }, 'V_14'],
      [{ to: { page: id, anchor: 'no anchor' }, label: 'x' }, 'V_12'],
      [{ to: { href: '/x' }, label: 'a'.repeat(256) }, 'V_14'],
    ],
    wrong: [
      [{ to: {} }, 'V_12'],
      [{ to: { page: 'x' } }, 'V_12'],
      [{ to: { page: id, file: id } }, 'V_12'],
      [{ label: 'x' }, 'V_12'],
    ],
  },
  list: {
    field: fields.list({ label, required: true, max: 2, of: { title: fields.text({ label, required: true }) } }),
    draft: [[], [{}], [{ title: '' }]],
    published: [[{ title: 'a' }]],
    incomplete: [
      [[], 'V_01'],
      [[{ title: '' }], 'V_01'],
    ],
    beyond: [
      [[{ title: 'a' }, { title: 'b' }, { title: 'c' }], 'V_14'],
      [[{ title: 'a'.repeat(256) }], 'V_14'],
    ],
    wrong: [
      [{ 0: { title: 'a' } }, 'V_12'],
      [[{ title: 'a', extra: 1 }], 'V_12'],
    ],
  },
};

for (const [name, { field, draft, published, incomplete, beyond, wrong }] of Object.entries(cases)) {
  describe(`the field ${name}`, () => {
    it('begins with what a draft may hold, and may be left out of a draft', () => {
      expect(validate(field.draft, field.initial).errors).to.equal(undefined);
      expect(validate(field.draft, undefined)).to.deep.equal({ value: field.initial });
    });
    it('lets a draft be incomplete', () => {
      for (const value of [...draft, ...published])
        expect(validate(field.draft, value).errors, JSON.stringify(value)).to.equal(undefined);
    });
    it('demands the rest when it is published', () => {
      for (const value of published) expect(validate(field.schema, value).errors, JSON.stringify(value)).to.equal(undefined);
      for (const [value, code] of incomplete) {
        expect(validate(field.draft, value).errors, JSON.stringify(value)).to.equal(undefined);
        expect(validate(field.schema, value).errors?.[0]?.code, JSON.stringify(value)).to.equal(code);
      }
    });
    it('lets a draft hold more than publishing allows, unchanged', () => {
      for (const [value, code] of beyond) {
        expect(validate(field.draft, value), JSON.stringify(value)).to.deep.equal({ value });
        expect(validate(field.schema, value).errors?.[0]?.code, JSON.stringify(value)).to.equal(code);
      }
    });
    it('never takes what is wrong', () => {
      for (const [value, code] of wrong) {
        expect(validate(field.draft, value).errors?.[0]?.code, JSON.stringify(value)).to.equal(code);
        expect(validate(field.schema, value).errors?.[0]?.code, JSON.stringify(value)).to.equal(code);
      }
    });
    it('is plain data for the editor', () => {
      expect(structuredClone(field.editor)).to.deep.equal(field.editor);
      expect(field.editor).to.include({ label, required: field.editor.required });
    });
  });
}

it('every field of the contract has its cases', () => {
  const kinds = Object.keys(fields).filter((name) => name !== 'custom');
  expect(Object.keys(cases)).to.include.members(kinds);
});

describe('a set of fields', () => {
  it('begins with the day where it says so, and never with another one for what was stored without it', () => {
    const set = {
      day: fields.date({ label, initial: 'today' }),
      since: fields.date({ label, initial: '2026-01-01' }),
      count: fields.number({ label, initial: 3 }),
    };
    expect(beginningOf(editorsOf(set), '2026-11-23')).to.deep.equal({ day: '2026-11-23', since: '2026-01-01', count: 3 });
    expect(initialOf(set)).to.deep.equal({ day: '', since: '2026-01-01', count: 3 });
    expect(validate(set.day.draft, undefined)).to.deep.equal({ value: '' });
  });

  it('gives a new block its values and the admin its form', () => {
    const set = { title: fields.text({ label: 'Title' }), count: fields.number({ label: 'Count' }) };
    expect(initialOf(set)).to.deep.equal({ title: '', count: null });
    expect(Object.keys(editorsOf(set))).to.deep.equal(['title', 'count']);
  });
});

describe('the target of a link', () => {
  it('is no address that a visitor should not follow', () => {
    for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'x', '/\\evil'])
      expect(validate(linkTargetSchema, { href }).errors?.length, href).to.be.greaterThan(0);
    expect(validate(linkTargetSchema, { page: id, anchor: 'a b' }).errors?.length).to.be.greaterThan(0);
    expect(validate(linkTargetSchema, { href: `https://example.com/${'a'.repeat(2000)}` }).errors?.length).to.be.greaterThan(0);
  });
});
