import { expect } from 'chai';
import type { StoredBlock } from '#contract/content.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';
import { createStructure } from './structure.ts';

const block = (key: string, change: Partial<StoredBlock> = {}): StoredBlock => ({
  type: 'test/columns',
  key,
  version: 1,
  props: { count: 'two' },
  anchorPoint: '',
  __images: {},
  __files: {},
  slots: { third: [] },
  ...change,
});
const documentWith = (...blocks: readonly StoredBlock[]): EditorDocument => ({
  title: 'Pagina',
  slug: '/pagina',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: Object.fromEntries(blocks.map((one) => [one.key, one])),
  order,
});
const order = ['a', 'b'];
const registry = {
  blocks: { 'test/columns': { slots: { third: { label: 'Third', when: { field: 'count', is: ['three'] } } } } },
  pageTypes: {},
} as unknown as Registry;

describe('the structure of a page', () => {
  const first = block('a');
  const begun = documentWith(first, block('b'));
  const isKept = (changed: EditorDocument): boolean => {
    const structureOf = createStructure(registry);
    return structureOf(changed) !== undefined && structureOf(begun) === structureOf(changed);
  };

  it('is the very same while words are written', () => {
    const structureOf = createStructure(registry);
    const structure = structureOf(begun);
    const typed = {
      ...begun,
      title: 'Pagina 2',
      blocks: { ...begun.blocks, a: { ...first, props: { count: 'two', title: 'x' } } },
    };
    expect(structureOf(typed)).to.equal(structure);
    expect(structureOf({ ...typed, blocks: { ...typed.blocks } })).to.equal(structure);
  });

  it('is another one where blocks come, go, move or are called otherwise, and where a field shows a slot', () => {
    const [a, b] = [first, begun.blocks['b'] ?? block('b')];
    const changed: readonly EditorDocument[] = [
      documentWith(a),
      documentWith(a, b, block('c')),
      documentWith(a, block('c')),
      { ...begun, order: ['b', 'a'] },
      documentWith({ ...a, name: 'Intro' }, b),
      documentWith({ ...a, version: 2 }, b),
      documentWith({ ...a, slots: { third: ['b'] } }, b),
      documentWith({ ...a, props: { count: 'three' } }, b),
    ];
    for (const [index, document] of changed.entries()) expect(isKept(document), String(index)).to.equal(false);
  });
});
