import { expect } from 'chai';
import type { StoredBlock } from '#contract/content.ts';
import { planPreview } from './preview-plan.ts';
import type { ShownPage } from './preview-plan.ts';

const block = (key: string, title = key, slots?: StoredBlock['slots']): StoredBlock => ({
  type: 'test/text',
  key,
  version: 1,
  props: { title },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots ? { slots } : {}),
});

const pageOf = (order: readonly string[], ...blocks: readonly StoredBlock[]): ShownPage['document'] => ({
  title: 'Pagina',
  typeData: {},
  order,
  blocks: Object.fromEntries(blocks.map((one) => [one.key, one])),
});
const shownOf = (document: ShownPage['document'], drawn = Object.keys(document.blocks)): ShownPage => ({
  document,
  drawn: new Set(drawn),
});

const a = block('a');
const b = block('b');
const c = block('c');
const group = (...keys: string[]) => block('g', 'g', { items: keys });
const nothing = { draw: [], hasLayout: false, isMoved: false };

describe('what a preview has to draw', () => {
  it('is nothing of what it shows, whatever the blocks are called and whoever made them anew', () => {
    const shown = shownOf(pageOf(['a', 'g'], a, group('b'), b));
    expect(planPreview(shown, shown.document)).to.deep.equal(nothing);
    expect(planPreview(shown, pageOf(['a', 'g'], { ...block('a'), name: 'Kop' }, group('b'), block('b')))).to.deep.equal(nothing);
  });

  it('is the block that changed, and none beside it', () => {
    const shown = shownOf(pageOf(['a', 'b'], a, b));
    expect(planPreview(shown, pageOf(['a', 'b'], a, block('b', 'B')))).to.deep.equal({ ...nothing, draw: ['b'] });
    expect(planPreview(shown, pageOf(['a', 'b'], a, { ...b, anchorPoint: 'hier' })).draw).to.deep.equal(['b']);
  });

  it('is the nested block alone where only that changed, and the one around it where its list did', () => {
    const shown = shownOf(pageOf(['g'], group('a', 'b'), a, b));
    expect(planPreview(shown, pageOf(['g'], group('a', 'b'), a, block('b', 'B'))).draw).to.deep.equal(['b']);
    expect(planPreview(shown, pageOf(['g'], group('b', 'a'), a, block('b', 'B'))).draw).to.deep.equal(['g']);
    expect(planPreview(shown, pageOf(['g'], group('a'), a)).draw).to.deep.equal(['g']);
  });

  it('is the block around one that its view does not show where it stands', () => {
    const shown = shownOf(pageOf(['g'], group('a'), a), ['g']);
    expect(planPreview(shown, pageOf(['g'], group('a'), block('a', 'A'))).draw).to.deep.equal(['g']);
  });

  it('is a new block, but not those that only moved', () => {
    const shown = shownOf(pageOf(['a', 'b', 'c'], a, b, c));
    expect(planPreview(shown, pageOf(['a', 'c', 'b'], a, b, c))).to.deep.equal({ ...nothing, isMoved: true });
    expect(planPreview(shown, pageOf(['a', 'c'], a, c))).to.deep.equal({ ...nothing, isMoved: true });
    const added = planPreview(shown, pageOf(['a', 'd', 'b', 'c'], a, block('d'), b, c));
    expect(added).to.deep.equal({ draw: ['d'], hasLayout: false, isMoved: true });
  });

  it('is a block that came out of another, and the other', () => {
    const shown = shownOf(pageOf(['a', 'g'], a, group('b', 'c'), b, c));
    expect(planPreview(shown, pageOf(['a', 'b', 'g'], a, group('c'), b, c)).draw).to.have.members(['b', 'g']);
    expect(planPreview(shown, pageOf(['g'], a, group('b', 'c', 'a'), b, c)).draw).to.deep.equal(['g']);
  });

  it('is both blocks of which one was the first and the other is now', () => {
    const shown = shownOf(pageOf(['a', 'b', 'c'], a, b, c));
    expect(planPreview(shown, pageOf(['b', 'a', 'c'], a, b, c)).draw).to.have.members(['a', 'b']);
    expect(planPreview(shown, pageOf(['b', 'c'], b, c)).draw).to.deep.equal(['b']);
  });

  it('is what stands around the blocks where the title or the data of the page changed', () => {
    const shown = shownOf(pageOf(['a'], a));
    expect(planPreview(shown, { ...shown.document, title: 'Anders' }).hasLayout).to.equal(true);
    expect(planPreview(shown, { ...shown.document, typeData: { day: '2026-01-01' } }).hasLayout).to.equal(true);
    expect(planPreview(shown, { ...shown.document, typeData: {} }).hasLayout).to.equal(false);
  });
});
