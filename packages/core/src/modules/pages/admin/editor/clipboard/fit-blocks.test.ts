import { expect } from 'chai';
import type { StoredBlock } from '#contract/content.ts';
import { allKeys } from '#modules/pages/edits/place.ts';
import type { BlockList } from '#modules/pages/edits/place.ts';
import { block, pageOf, registry } from './clipboard.test-kit.ts';
import { fitBlocks } from './fit-blocks.ts';

const onPage: BlockList = { parent: null, slot: '' };
const inSlot = (slot: string): BlockList => ({ parent: 'kcol', slot });
const page = pageOf(
  ['kone', 'kcol'],
  block('test/hero', 'kone', { anchorPoint: 'top' }),
  block('test/columns', 'kcol', { slots: { left: [], right: ['ktwo'] } }),
  block('test/hero', 'ktwo'),
);
const fit = (
  copied: readonly StoredBlock[],
  { list = onPage, order, allowed, held }: { list?: BlockList; order?: string[]; allowed?: string[]; held?: StoredBlock } = {},
) =>
  fitBlocks(
    { registry, document: page, onPage: allowed },
    list,
    pageOf(order ?? copied.map(({ key }) => key), ...copied),
    held && { [held.key]: held },
  );
const why = (result: ReturnType<typeof fit>) =>
  result.refused.map((refused) => `${refused.block.key} ${refused.why} ${refused.type}`);

describe('blocks that are pasted', () => {
  it('get new keys, those in them too, and leave nothing out', () => {
    const copied = [
      block('test/columns', 'kcol', { slots: { left: ['kone'], right: [] } }),
      block('test/hero', 'kone', { name: 'Mine', props: { title: 'Words', intro: '' } }),
    ];
    const { blocks, refused } = fit(copied, { order: ['kcol'] });
    expect(refused).to.deep.equal([]);
    const keys = allKeys(blocks);
    expect(keys).to.have.length(2);
    for (const key of keys) expect(key).to.match(/^b[a-z0-9]{11}$/);
    const [outer = '', inner = ''] = keys;
    expect(blocks.blocks[outer]?.slots).to.deep.equal({ left: [inner], right: [] });
    expect(blocks.blocks[inner]).to.deep.equal({ ...copied[1], key: inner });
  });

  it('are at the version of the code, and keep what nobody here knows as it is', () => {
    const strange = block('gone/map', 'kmap', { version: 9, props: { deep: [1, null] } });
    const held = { ...strange, key: 'kheld', name: 'The map' };
    const { blocks } = fit([block('test/hero', 'kold', { version: 1, props: { heading: 'Old' } }), strange], { held });
    const [old, map] = blocks.order.map((key) => blocks.blocks[key]);
    expect([old?.version, old?.props]).to.deep.equal([2, { title: 'Old', intro: '' }]);
    expect(map).to.deep.equal({ ...strange, key: map?.key });
  });

  it('are none of a type that nobody installed, but for those that the page holds', () => {
    const strange = block('gone/map', 'kmap', { version: 9, props: { deep: [1, null] } });
    expect(why(fit([strange]))).to.deep.equal(['kmap unknown gone/map']);
    for (const held of [
      { ...strange, version: 8 },
      { ...strange, props: { deep: [1] } },
      { ...strange, type: 'gone/plan' },
    ])
      expect(why(fit([strange], { held }))).to.deep.equal(['kmap unknown gone/map']);
  });

  it('keep an anchor that the page does not have', () => {
    const { blocks } = fit([
      block('test/hero', 'ka', { anchorPoint: 'top' }),
      block('test/hero', 'kb', { anchorPoint: 'contact' }),
      block('test/hero', 'kc', { anchorPoint: 'contact' }),
    ]);
    expect(blocks.order.map((key) => blocks.blocks[key]?.anchorPoint)).to.deep.equal(['', 'contact', '']);
  });

  it('are refused one by one, with the reason, and the others stand', () => {
    const hero = block('test/hero', 'ka');
    const image = block('test/image', 'kb', { props: { image: null } });
    const some = fit([hero, image], { list: inSlot('left') });
    expect([some.blocks.order.length, why(some)]).to.deep.equal([1, ['kb notHere test/image']]);
    const full = fit([hero, image], { list: inSlot('right') });
    expect([full.blocks.order.length, why(full)]).to.deep.equal([1, ['kb noRoom test/image']]);
    const typed = fit([hero, image, block('gone/map', 'kc')], { allowed: ['test/hero'] });
    expect(why(typed)).to.deep.equal(['kb notHere test/image', 'kc notHere gone/map']);
  });

  it('are refused where they, or one in them, are none that this code could have written', () => {
    const inside = (type: string, slot: string, more = {}) => [
      block('test/columns', 'ka', { slots: { [slot]: ['kb'] } }),
      block(type, 'kb', more),
    ];
    const reasons = [
      fit([block('test/hero', 'ka', { version: 3 })]),
      fit(inside('test/hero', 'left', { version: 3 }), { order: ['ka'] }),
      fit(inside('test/image', 'left'), { order: ['ka'] }),
      fit(inside('test/hero', 'middle'), { order: ['ka'] }),
      fit([block('test/hero', 'ka', { props: { title: { toString: 1 } } })]),
      fit([block('test/hero', 'ka', { props: { title: 'a', more: 1 } })]),
      fit([block('test/image', 'ka', { props: { image: { fileID: 7 } } })]),
    ];
    expect(reasons.map((result) => [why(result), result.blocks.order])).to.deep.equal(
      [
        'newer test/hero',
        'newer test/hero',
        'notInside test/image',
        'damaged test/columns',
        'damaged test/hero',
        'damaged test/hero',
        'damaged test/image',
      ].map((reason) => [[`ka ${reason}`], []]),
    );
  });

  it('are refused where they would stand too deep with what is in them', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, index) => {
        const right = index + 1 < length ? [`c${index + 1}x`] : [];
        return block('test/columns', `c${index}x`, { slots: { left: [], right } });
      });
    const into = (length: number) => fit(chain(length), { list: inSlot('right'), order: ['c0x'] });
    expect(why(into(7))).to.deep.equal([]);
    expect(why(into(8))).to.deep.equal(['c0x tooDeep test/columns']);
  });

  it('are refused where the page would become longer than one may be', () => {
    const copied = Array.from({ length: 999 }, (_, index) => block('test/hero', `k${index}x`));
    const { blocks, refused } = fit(copied);
    expect([blocks.order.length, refused.length, refused[0]?.why]).to.deep.equal([997, 2, 'pageFull']);
  });
});
