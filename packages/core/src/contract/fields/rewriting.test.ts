import { expect } from 'chai';
import fc from 'fast-check';
import type { Reference } from '../content.ts';
import { fields } from './fields.ts';
import { referencesOf, rewriteFields, segmentsOf } from './field-set.ts';
import { rewriteImage, rewriteTarget } from './rewrite-values.ts';

const label = 'Label';
const item = {
  name: fields.text({ label }),
  code: fields.text({ label, translate: false }),
  body: fields.textarea({ label, search: false }),
  size: fields.number({ label }),
  isLarge: fields.boolean({ label }),
  shade: fields.select({ label, options: [{ value: 'a', label: 'A' }] }),
  day: fields.date({ label }),
  image: fields.image({ label }),
  file: fields.file({ label }),
  video: fields.video({ label }),
  link: fields.link({ label }),
  tags: fields.tags({ label }),
};
const set = { ...item, items: fields.list({ label, of: { ...item, inner: fields.list({ label, of: item }) } }) };

const option = { requiredKeys: ['fileID'] as ['fileID'] };
const text = fc.string({ maxLength: 8 });
const fileID = fc.uuid();
const target = fc.oneof(
  fc.record({ page: fc.uuid(), anchor: fc.constantFrom('top', 'a-b') }, { requiredKeys: ['page'] }),
  fc.record({ file: fileID }),
  fc.record({ href: fc.constantFrom('/a', '/a/b?x=1#y', '/a#z', '#top', 'https://example.com/a', 'mailto:a@b.nl') }),
);
const cropParams = fc.constant({ x: 1, y: 2, width: 3, height: 4, rotate: 0, scaleX: 1, scaleY: 1 });
const values = {
  name: text,
  code: text,
  body: text,
  size: fc.option(fc.integer()),
  isLarge: fc.boolean(),
  shade: fc.constant('a' as const),
  day: fc.constantFrom('', '2026-11-22'),
  image: fc.option(fc.record({ fileID, cropParams, altText: text, decorative: fc.boolean() }, option)),
  file: fc.option(fc.record({ fileID, label: text }, option)),
  video: fc.option(fc.record({ fileID, title: text }, option)),
  link: fc.option(fc.record({ to: target, label: text, newTab: fc.boolean() }, { requiredKeys: ['to'] })),
  tags: fc.array(fc.uuid(), { maxLength: 3 }),
};
const list = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { maxLength: 3 });
const arbitraryValues = fc.record({
  ...values,
  items: list(fc.record({ ...values, inner: list(fc.record(values)) })),
});

/** Other targets of the same kind: that of each reference, turned round. */
const turned = ({ kind, id, anchor }: Reference): Reference => {
  const other = kind === 'path' || kind === 'address' ? `${id}-else` : `${id.slice(1)}${id.slice(0, 1)}`;
  return { kind, id: other, ...(anchor === undefined ? {} : { anchor: `x${anchor}` }) };
};

describe('rewriting the values of fields', () => {
  it('gives back the very same values where nothing is another', () => {
    fc.assert(
      fc.property(arbitraryValues, (given) => {
        expect(rewriteFields(set, given, {})).to.equal(given);
        expect(
          rewriteFields(set, given, { reference: (reference) => ({ ...reference }), text: (segment) => segment.text }),
        ).to.equal(given);
      }),
    );
  });

  it('asks for every reference, and leads each where it is told, the given values left alone', () => {
    // Fails where any kind of field leaves a reference out of `rewrite`, or rewrites in place.
    fc.assert(
      fc.property(arbitraryValues, (given) => {
        const before = structuredClone(given);
        const asked: Reference[] = [];
        const after = rewriteFields(set, given, {
          reference(reference) {
            asked.push(reference);
            return turned(reference);
          },
        });
        expect(given).to.deep.equal(before);
        expect(asked).to.deep.equal(referencesOf(set, given));
        expect(referencesOf(set, after)).to.deep.equal(asked.map(turned));
        expect(segmentsOf(set, after)).to.deep.equal(segmentsOf(set, given));
      }),
    );
  });

  it('puts each text in its place, under the path that it had', () => {
    fc.assert(
      fc.property(arbitraryValues, (given) => {
        const segments = segmentsOf(set, given);
        expect(new Set(segments.map(({ path }) => path)).size).to.equal(segments.length);
        const after = rewriteFields(set, given, { text: (segment) => `${segment.path}: ${segment.text}` });
        expect(segmentsOf(set, after)).to.deep.equal(
          segments.map((segment) => ({ ...segment, text: `${segment.path}: ${segment.text}` })),
        );
        expect(referencesOf(set, after)).to.deep.equal(referencesOf(set, given));
      }),
    );
  });

  it('names what is translated by its place', () => {
    const given = {
      ...{ name: 'Orgel', code: 'X-1', image: { fileID: 'a', altText: 'Pijpen' }, link: { to: { href: '/' }, label: 'Meer' } },
      items: [{ name: '' }, { video: { fileID: 'b', title: 'Film' }, image: { fileID: 'c', altText: 'x', decorative: true } }],
    };
    expect(segmentsOf(set, given).map(({ path, text: words }) => [path, words])).to.deep.equal([
      ['name', 'Orgel'],
      ['image.altText', 'Pijpen'],
      ['link.label', 'Meer'],
      ['items.1.video.title', 'Film'],
    ]);
  });

  it('keeps the query of a typed address at another path, and forgets it at a page', () => {
    const to = { href: '/oud?x=1#y' };
    expect(rewriteTarget(to, { reference: () => ({ kind: 'path', id: '/nieuw' }) })).to.deep.equal({ href: '/nieuw?x=1#y' });
    expect(rewriteTarget(to, { reference: () => ({ kind: 'page', id: 'p', anchor: 'y' }) })).to.deep.equal({
      page: 'p',
      anchor: 'y',
    });
    expect(rewriteTarget(to, { reference: () => undefined })).to.equal(to);
    expect(rewriteTarget({ page: 'p', anchor: 'y' }, { reference: () => ({ kind: 'page', id: 'p' }) })).to.deep.equal({
      page: 'p',
    });
  });

  it('knows an address of another site as it was typed, and puts another in its place', () => {
    const to = { href: 'https://oud.example/a?x=1#y' };
    const asked: Reference[] = [];
    const reference = (one: Reference): Reference => {
      asked.push(one);
      return { kind: 'address', id: 'https://nieuw.example/b' };
    };
    expect(rewriteTarget(to, { reference })).to.deep.equal({ href: 'https://nieuw.example/b' });
    expect(asked).to.deep.equal([{ kind: 'address', id: to.href }]);
    expect(rewriteTarget(to, { reference: () => ({ kind: 'path', id: '/eigen' }) })).to.deep.equal({ href: '/eigen' });
    for (const href of ['mailto:a@example.nl', '#plek', 'https://', `https://lang.example/${'a'.repeat(520)}`])
      expect(rewriteTarget({ href }, { reference })).to.deep.equal({ href });
  });

  it('asks of each link where it is to lead, before it asks of what it refers to', () => {
    const given = {
      link: { to: { href: 'tel:+31201234567' }, label: 'Bel' },
      items: [{ link: { to: { page: 'p' } } }, { link: null }],
    };
    const asked: unknown[] = [];
    const after = rewriteFields(set, given, {
      target(to, at) {
        asked.push([at, to]);
        return 'href' in to ? { href: 'tel:112' } : undefined;
      },
      reference: () => ({ kind: 'page', id: 'q' }),
    });
    expect(asked).to.deep.equal([
      ['link', { href: 'tel:+31201234567' }],
      ['items.0.link', { page: 'p' }],
    ]);
    expect(after).to.deep.equal({
      link: { to: { href: 'tel:112' }, label: 'Bel' },
      items: [{ link: { to: { page: 'q' } } }, { link: null }],
    });
    expect(rewriteFields(set, given, { target: () => undefined })).to.equal(given);
  });

  it('shows another image whole, and refuses what a field cannot hold', () => {
    const image = { fileID: 'a', altText: 'x', cropParams: { x: 1, y: 2, width: 3, height: 4, rotate: 0, scaleX: 1, scaleY: 1 } };
    expect(rewriteImage(image, { reference: () => ({ kind: 'media', id: 'b' }) })).to.deep.equal({ fileID: 'b', altText: 'x' });
    expect(() => rewriteImage(image, { reference: () => ({ kind: 'page', id: 'b' }) })).to.throw(TypeError);
    expect(() => rewriteTarget({ page: 'p' }, { reference: () => ({ kind: 'tag', id: 'b' }) })).to.throw(TypeError);
  });
});
