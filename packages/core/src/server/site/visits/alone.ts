import type { PageView } from '../page-view.ts';
import type { Visit } from './visit.ts';
import { hasGaps } from './gaps.ts';

/** Stands before, between and after the blocks of a page that is kept with gaps. No text of a page holds NUL. */
const border = '\0block\0';

/** The outermost blocks of a page as they are kept: where something of them is drawn later, it may come to stand alone. */
export const bordered = (blocks: readonly string[]): string =>
  blocks.some(hasGaps) ? ['', ...blocks, ''].join(border) : blocks.join('');

/** The place in the order of the page of the one block that a visitor sees; undefined where they see all of them. */
export function placeAlone({ blocks, blockOrder }: PageView, visit: Visit | undefined): number | undefined {
  const alone = visit?.alone();
  if (alone === undefined) return undefined;
  const holds = (key: string): boolean =>
    key === alone || Object.values(blocks[key]?.slots ?? {}).some((keys) => keys.some(holds));
  return blockOrder.findIndex(holds);
}

/** A kept page without the borders of its blocks, and with one block alone where `place` says which. */
export function withoutBorders(html: string, place: number | undefined): string {
  const [before = '', ...blocks] = html.split(border);
  const after = blocks.pop() ?? '';
  return [before, ...(place === undefined ? blocks : blocks.slice(place, place + 1)), after].join('');
}
