import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { moveBlocks } from '#modules/pages/edits/several-blocks.ts';
import { nextPlace } from './next-place.ts';

const registry = {
  blocks: {
    'test/hero': defineBlock({ label: 'Hero', version: 1, fields: {} }),
    'test/image': defineBlock({ label: 'Image', version: 1, fields: {} }),
    'test/columns': defineBlock({
      label: 'Columns',
      version: 1,
      fields: {},
      slots: { left: { label: 'Left', allow: ['test/hero'] }, right: { label: 'Right', max: 2 } },
    }),
  },
  pageTypes: {},
};

const block = (key: string, slots?: Record<string, string[]>): StoredBlock => ({
  type: slots ? 'test/columns' : key.startsWith('i') ? 'test/image' : 'test/hero',
  key,
  version: 1,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots ? { slots } : {}),
});

const page = (order: string[], ...blocks: StoredBlock[]) => ({
  order,
  blocks: Object.fromEntries(blocks.map((entry) => [entry.key, entry])),
});

/** Every arrangement that a group comes to while it is moved in one direction, as `a b c[left|right]`. */
function walk(document: ReturnType<typeof page>, keys: readonly string[], direction: 1 | -1): string[] {
  const seen: string[] = [];
  for (let now = document; seen.length < 20;) {
    const place = nextPlace({ registry, document: now, onPage: undefined }, keys, direction);
    if (!place) return seen;
    now = moveBlocks(now, keys, place);
    const names = now.order.map((key) => {
      const { slots } = now.blocks[key] ?? {};
      return slots
        ? `${key}[${Object.values(slots)
            .map((list) => list.join(' '))
            .join('|')}]`
        : key;
    });
    seen.push(names.join(' '));
  }
  return seen;
}

describe('the next place of several blocks', () => {
  it('leads them together through slots that have room for all of them, and past those that do not', () => {
    const three = page(
      ['h1', 'h2', 'h3', 'c'],
      ...['h1', 'h2', 'h3'].map((key) => block(key)),
      block('c', { left: [], right: [] }),
    );
    expect(walk(three, ['h1', 'h2'], 1)).to.deep.equal(['h3 h1 h2 c[|]', 'h3 c[h1 h2|]', 'h3 c[|h1 h2]', 'h3 c[|] h1 h2']);
    expect(walk(three, ['h1', 'h2', 'h3'], 1), 'three in a slot for two').to.deep.equal(['c[h1 h2 h3|]', 'c[|] h1 h2 h3']);
    const mixed = page(['h1', 'i1', 'c'], block('h1'), block('i1'), block('c', { left: [], right: [] }));
    expect(walk(mixed, ['h1', 'i1'], 1), 'an image on the left').to.deep.equal(['c[|h1 i1]', 'c[|] h1 i1']);
  });

  it('brings those of different lists together, and stays out of what moves along', () => {
    const document = page(
      ['h1', 'c', 'h4'],
      block('h1'),
      block('c', { left: ['h2'], right: ['h3'] }),
      block('h2'),
      block('h3'),
      block('h4'),
    );
    expect(walk(document, ['h3', 'h4'], -1).at(0)).to.equal('h1 c[h2 h3 h4|]');
    expect(walk(document, ['h1', 'c'], 1)).to.deep.equal(['h4 h1 c[h2|h3]']);
    expect(walk(document, ['h1', 'c', 'h4'], 1)).to.deep.equal([]);
  });
});
