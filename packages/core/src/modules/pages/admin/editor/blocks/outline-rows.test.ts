import { expect } from 'chai';
import fc from 'fast-check';
import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { moveBlock } from '#modules/pages/edits/blocks.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { allKeys, placeOf } from '#modules/pages/edits/place.ts';
import { hasRoom, mayStand } from './may-stand.ts';
import { nextPlace } from './next-place.ts';
import { landings, outlineRows } from './outline-rows.ts';

const registry = {
  pageTypes: {},
  blocks: {
    'a/text': defineBlock({ label: 'Text', version: 1, fields: {} }),
    'a/image': defineBlock({ label: 'Image', version: 1, fields: {} }),
    'a/columns': defineBlock({
      label: 'Columns',
      version: 1,
      fields: {},
      slots: { left: { label: 'Left', allow: ['a/text', 'a/columns'] }, right: { label: 'Right', max: 1 } },
    }),
  },
};
const block = (key: string, type: string, slots?: StoredBlock['slots']): StoredBlock => ({
  type,
  key,
  version: 1,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots ? { slots } : {}),
});
const document: EditorDocument = {
  title: '',
  slug: '/',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: {
    one: block('one', 'a/text'),
    cols: block('cols', 'a/columns', { left: ['two'], right: ['three'] }),
    two: block('two', 'a/text'),
    three: block('three', 'a/image'),
    gone: block('gone', 'x/map', { main: ['four'] }),
    four: block('four', 'a/text'),
  },
  order: ['one', 'cols', 'gone'],
};
const around = { registry, document, onPage: undefined };
const words = (key: string) =>
  landings(outlineRows(registry, document, key), key, (list) => mayStand(around, key, list)).flatMap((place) =>
    place ? [`${place.parent ?? 'page'}${place.slot && `.${place.slot}`} ${place.index}`] : [],
  );

describe('the lines of the outline', () => {
  it('are blocks, and the slots of those that are known', () => {
    const ids = outlineRows(registry, document).map(({ id }) => id);
    expect(ids).to.deep.equal([
      'one',
      'cols',
      'cols/left',
      'two',
      'cols/left/end',
      'cols/right',
      'three',
      'cols/right/end',
      'gone',
    ]);
    expect(outlineRows(registry, document, 'cols').map(({ id }) => id)).to.deep.equal(['one', 'cols', 'gone']);
  });

  it('say where a block may come to stand, in the order of the page', () => {
    expect(words('one')).to.deep.equal(['page 0', 'cols.left 0', 'cols.left 1', 'page 1', 'page 2']);
    expect(words('two')).to.deep.equal(['page 0', 'page 1', 'cols.left 0', 'page 2', 'page 3']);
  });

  describe('of a slot that its block does not show', () => {
    const third = { first: { label: 'First' }, third: { label: 'Third', when: { field: 'layout', is: ['thirds'] } } };
    const shape = { label: 'Grid', version: 1, fields: {}, slots: third };
    const grids = { ...registry, blocks: { ...registry.blocks, 'a/grid': defineBlock(shape) } };
    const pageWith = (layout: string, inThird: readonly string[]): EditorDocument => ({
      ...document,
      order: ['one', 'grid'],
      blocks: {
        one: block('one', 'a/text'),
        grid: { ...block('grid', 'a/grid', { first: [], third: inThird }), props: { layout } },
        ...Object.fromEntries(inThird.map((key) => [key, block(key, 'a/text')])),
      },
    });
    const lines = (layout: string, inThird: readonly string[]) =>
      outlineRows(grids, pageWith(layout, inThird)).map(({ id }) => id);
    const places = (key: string, now: EditorDocument) => {
      const at = { registry: grids, document: now, onPage: undefined };
      return landings(outlineRows(grids, now, key), key, (list) => mayStand(at, key, list)).flatMap((place) =>
        place ? [`${place.slot || 'page'} ${place.index}`] : [],
      );
    };

    it('are left out while it is empty, and come with the field that shows it', () => {
      expect(lines('halves', [])).to.deep.equal(['one', 'grid', 'grid/first', 'grid/first/end']);
      expect(lines('thirds', [])).to.include('grid/third');
    });

    it('stay while something stands in it, which can go out of it and nothing into it', () => {
      expect(lines('halves', ['deep'])).to.include.members(['grid/third', 'deep', 'grid/third/end']);
      const kept = pageWith('halves', ['deep']);
      expect(places('deep', kept)).to.deep.equal(['page 0', 'page 1', 'first 0', 'third 0', 'page 2']);
      expect(places('one', kept)).to.deep.equal(['page 0', 'first 0', 'page 1']);
      expect(hasRoom({ registry: grids, document: kept, onPage: undefined }, { parent: 'grid', slot: 'third' })).to.equal(false);
      expect(places('one', pageWith('thirds', ['deep']))).to.include('third 1');
      const at = { registry: grids, document: kept, onPage: undefined };
      expect(nextPlace(at, ['deep'], 1)).to.deep.equal({ parent: null, slot: '', index: 2 });
      expect(nextPlace(at, ['deep'], -1)).to.deep.equal({ parent: 'grid', slot: 'first', index: 0 });
    });
  });

  it('keep a block out of itself, out of what does not allow it, and out of what is full', () => {
    expect(words('cols')).to.deep.equal(['page 0', 'page 1', 'page 2']);
    expect(words('three')).to.deep.equal(['page 0', 'page 1', 'cols.right 0', 'page 2', 'page 3']);
    expect(words('gone')).to.deep.equal(['page 0', 'page 1', 'page 2']);
  });

  it('lead every block to exactly the place they say, and lose none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 30 }), (walk) => {
        let now = document;
        for (const [which, where] of walk) {
          const keys = allKeys(now).filter((key) => key !== 'four');
          const key = keys[which % keys.length] ?? '';
          const surroundings = { registry, document: now, onPage: undefined };
          const places = landings(outlineRows(registry, now, key), key, (list) => mayStand(surroundings, key, list)).filter(
            (place) => place !== undefined,
          );
          const place = places[where % places.length];
          if (!place) throw new Error(`${key} may stand nowhere`);
          now = moveBlock(now, key, place);
          expect(placeOf(now, key)).to.deep.equal(place);
          expect(allKeys(now).toSorted()).to.deep.equal(Object.keys(document.blocks).toSorted());
        }
      }),
    );
  });
});
