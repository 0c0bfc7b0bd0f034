import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredBlock } from '#contract/content.ts';
import { changeBlock, deleteBlock, insertBlock, moveBlock } from './blocks.ts';
import type { Operation } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { allKeys } from './place.ts';

export const block = (key: string, more: Partial<StoredBlock> = {}): StoredBlock => ({
  type: 'a/b',
  key,
  version: 1,
  props: { title: key },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...more,
});

const seo = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };

/** A page without a block. */
export const empty: PageContent = { title: '', typeData: {}, seo, blocks: {}, order: [] };

/** A page with these blocks. */
export const pageOf = (...keys: string[]): PageContent => ({
  ...empty,
  blocks: Object.fromEntries(keys.map((key) => [key, block(key)])),
  order: keys,
});

/** A page of blocks each of which stands in the one before: `key0`, `key1` and so on. */
export const chainOf = (length: number): PageContent => ({
  ...empty,
  blocks: Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const slots = index + 1 < length ? { slots: { items: [`key${index + 1}`] } } : {};
      return [`key${index}`, block(`key${index}`, slots)];
    }),
  ),
  order: ['key0'],
});

/** What one can read of a page: as JSON, without slots in which nothing stands. */
export const read = (content: PageContent): unknown => {
  const blocks = Object.entries(content.blocks).map(([key, { slots = {}, ...rest }]) => {
    const filled = Object.entries(slots).filter(([, keys]) => keys.length > 0);
    return [key, { ...rest, slots: Object.fromEntries(filled) }];
  });
  return JSON.parse(JSON.stringify({ ...content, blocks: Object.fromEntries(blocks) }));
};

/** Something that somebody does to a page, by numbers. */
export const step = fc.record({
  kind: fc.constantFrom('insert', 'move', 'remove', 'title', 'prop', 'anchor', 'typeData', 'seo', 'retype'),
  which: fc.nat(40),
  where: fc.nat(40),
  index: fc.nat(6),
  value: fc.oneof(fc.string({ maxLength: 3 }), fc.constant(undefined), fc.array(fc.nat(3), { maxLength: 2 })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const steps = fc.array(step, { maxLength: 25 });

let count = 0;
export function take<Content extends PageContent>(
  content: Content,
  { kind, which, where, index, value }: Step,
  owner: string,
): Content {
  const keys = Object.keys(content.blocks);
  const key = keys[which % Math.max(1, keys.length)];
  const parents = [null, ...keys];
  const parent = parents[where % parents.length] ?? null;
  const place = { parent, slot: parent === null ? '' : 'items', index };
  if (kind === 'insert') return insertBlock(content, block(`${owner}${(count += 1)}`), place);
  if (kind === 'title') return { ...content, title: String(value) };
  if (kind === 'typeData') return { ...content, typeData: { ...content.typeData, [`f${index}`]: value } };
  if (kind === 'seo') return { ...content, seo: { ...content.seo, seoTitle: String(value) } };
  if (key === undefined) return content;
  if (kind === 'move') return moveBlock(content, key, place);
  if (kind === 'remove') return deleteBlock(content, key);
  if (kind === 'prop') return changeBlock(content, key, (old) => ({ ...old, props: { ...old.props, [`p${index}`]: value } }));
  if (kind === 'anchor') return changeBlock(content, key, (old) => ({ ...old, anchorPoint: `x${index}` }));
  return changeBlock(content, key, (old) => ({ ...old, type: 'c/d', props: { other: index } }));
}

/** The page after several steps of somebody, whose new blocks have keys that begin with `owner`. */
export const walk = <Content extends PageContent>(content: Content, all: readonly Step[], owner: string): Content =>
  all.reduce((next, one) => take(next, one, owner), content);

const someKey = fc.constantFrom('aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'gone');
const someSpot = {
  parent: fc.option(someKey, { freq: 2 }),
  slot: fc.constantFrom('items', 'more'),
  after: fc.option(someKey, { freq: 2 }),
};
const someField = fc.constantFrom('title', 'p1', 'p2', 'constructor');
const someValue = fc.constantFrom('x', 'y', undefined);

/** Operations on blocks of these names, many of which have no place. */
export const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    fc.record({ op: fc.constant('move' as const), key: someKey, ...someSpot }),
    fc.record({ op: fc.constant('remove' as const), key: someKey }),
    fc.record({ key: someKey, ...someSpot }).map(({ key, ...place }): Operation => {
      const { type, version, props, anchorPoint } = block(key);
      return { op: 'insert', block: { type, key, version, props, anchorPoint }, ...place };
    }),
    fc.record({
      op: fc.constant('set' as const),
      of: fc.constant('props' as const),
      key: someKey,
      field: someField,
      value: someValue,
    }),
    fc.record({
      op: fc.constant('set' as const),
      of: fc.constant('block' as const),
      key: someKey,
      field: fc.constantFrom('anchorPoint' as const, 'name' as const),
      value: fc.constantFrom('x', 'y'),
    }),
    fc.record({ op: fc.constant('set' as const), of: fc.constant('typeData' as const), field: someField, value: someValue }),
  ),
  { maxLength: 30 },
);

/** A page holds together: each block stands in one place, and nothing stands in itself. */
export function assertWhole(content: PageContent): void {
  const named = [...content.order, ...Object.values(content.blocks).flatMap(({ slots = {} }) => Object.values(slots).flat())];
  expect(new Set(named).size, 'a block stands twice').to.equal(named.length);
  expect(allKeys(content).sort()).to.deep.equal(Object.keys(content.blocks).sort());
}
