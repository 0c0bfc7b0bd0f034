import type { IncomingContent } from '../../pages/server/public.ts';

type Blocks = Pick<IncomingContent, 'blocks' | 'blockOrder'>;

/** The keys of the blocks of a page as they are read: each before those inside it. */
function keysInOrder({ blocks, blockOrder }: Blocks): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (!Object.hasOwn(blocks, key) || keys.has(key)) return;
    keys.add(key);
    for (const inside of Object.values(blocks[key]?.slots ?? {})) inside.forEach(visit);
  };
  (blockOrder ?? Object.keys(blocks)).forEach(visit);
  return [...keys];
}

const parts = ['title', 'typeData', 'blocks', 'seoSettings'];

/** What has a place in a page, in the order in which that is read; what stands at one place stays in its own. */
export function inReadingOrder<Item extends { readonly path: string }>(content: Blocks, items: readonly Item[]): Item[] {
  if (items.length < 2) return [...items];
  const ranks = new Map(keysInOrder(content).map((key, index) => [key, index]));
  const rankOf = ({ path }: Item): readonly [number, number] => {
    const [part = '', key = ''] = path.split('.', 2);
    return [parts.indexOf(part), part === 'blocks' ? (ranks.get(key) ?? Infinity) : 0];
  };
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .toSorted(({ rank: [a, b] }, { rank: [c, d] }) => a - c || (b === d ? 0 : b - d))
    .map(({ item }) => item);
}
