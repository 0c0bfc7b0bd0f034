import type { PageBlocks } from './page-content.ts';

/** The most that one call may be: operations times blocks and slots of the page. A full page may be made anew at once. */
const mostWork = 10_000_000;

/** What of a page each operation may have to do with: its blocks, and the slots in them. */
const sizeOf = ({ blocks }: PageBlocks): number =>
  Object.values(blocks).reduce((size, { slots = {} }) => size + 1 + Object.keys(slots).length, 0);

/** The number of operations that one call may do on a page. */
export const operationsWithin = (page: PageBlocks): number => Math.floor(mostWork / Math.max(1, sizeOf(page)));
