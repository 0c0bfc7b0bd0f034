import { expect } from 'chai';
import { byIndex } from './by-index.ts';

const heights = { a: 400, b: 60, c: 600, d: 60, e: 300 };
const ids = Object.keys(heights) as (keyof typeof heights)[];
const rects = new Map(
  ids.map((id, index) => {
    const top = ids.slice(0, index).reduce((sum, other) => sum + heights[other], 0);
    return [id, { left: 10, top, height: heights[id] }];
  }),
);

/** Where a key press takes the dragged block `active` that is over `over`. */
function press(
  code: string,
  active: keyof typeof heights,
  over: keyof typeof heights | null,
  canLand = (_index: number) => true,
) {
  let isPrevented = false;
  const containers = new Map(ids.map((id) => [id, { data: { current: { sortable: { items: ids } } } }]));
  const coordinates = byIndex(canLand)(
    { code, preventDefault: () => (isPrevented = true) } as unknown as KeyboardEvent,
    {
      context: {
        active: { id: active },
        over: over ? { id: over } : null,
        collisionRect: { height: heights[active] },
        droppableRects: rects,
        droppableContainers: containers,
      },
    } as unknown as Parameters<ReturnType<typeof byIndex>>[1],
  );
  return { coordinates, isPrevented };
}

/** The block whose middle lies where the dragged one's middle comes to. */
function landsOn(coordinates: { y: number } | undefined | void, active: keyof typeof heights) {
  if (!coordinates) return undefined;
  const middle = coordinates.y + heights[active] / 2;
  return ids.find((id) => {
    const rect = rects.get(id);
    return rect !== undefined && Math.abs(rect.top + rect.height / 2 - middle) < 0.5;
  });
}

describe('moving a block by keyboard', () => {
  it('lands on the neighbour whatever the heights', () => {
    for (const [index, id] of ids.entries()) {
      expect(landsOn(press('ArrowDown', id, null).coordinates, id), `${id} down`).to.equal(ids[index + 1]);
      expect(landsOn(press('ArrowUp', id, null).coordinates, id), `${id} up`).to.equal(ids[index - 1]);
    }
  });

  it('goes on from where the block was moved to', () => {
    expect(landsOn(press('ArrowDown', 'b', 'c').coordinates, 'b')).to.equal('d');
    expect(landsOn(press('ArrowUp', 'e', 'c').coordinates, 'e')).to.equal('b');
  });

  it('goes past places where it cannot land, and nowhere where there is none', () => {
    const isEnd = (index: number) => index === 0 || index === ids.length - 1;
    expect(landsOn(press('ArrowDown', 'b', null, isEnd).coordinates, 'b')).to.equal('e');
    expect(press('ArrowDown', 'e', null, isEnd).coordinates).to.equal(undefined);
  });

  it('leaves other keys alone', () => {
    expect(press('ArrowLeft', 'a', null)).to.deep.equal({ coordinates: undefined, isPrevented: false });
  });
});
