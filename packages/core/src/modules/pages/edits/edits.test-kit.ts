import { expect } from 'chai';
import fc from 'fast-check';
import type { StoredBlock } from '../../../contract/content.ts';
import { changeBlock, deleteBlock, insertBlock, moveBlock } from './blocks.ts';
import type { PageContent } from './page-content.ts';
import { withNested } from './place.ts';

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

/** A page holds together: each block stands in one place, and nothing stands in itself. */
export function assertWhole(content: PageContent): void {
  const keys = content.order.flatMap((key) => withNested(content.blocks, key));
  expect(new Set(keys).size, 'a block stands twice').to.equal(keys.length);
  expect([...keys].sort()).to.deep.equal(Object.keys(content.blocks).sort());
}
