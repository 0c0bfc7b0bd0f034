import { LRUCache } from 'lru-cache';
import { defineServiceKey } from '#server/kernel/service.ts';
import { bytesOfJSON } from '#server/site/cache-shares.ts';
import type { PageContent } from '../../edits/page-content.ts';

interface OpenContent {
  readonly versionID: string;
  readonly revision: number;
  readonly content: PageContent;
}

/**
 * The content of pages that are being edited, so that an edit reads and parses no document. What another process wrote
 * since shows by its revision.
 */
export interface OpenContents {
  /** What is known of a page, of whichever revision. */
  get(pageID: string): OpenContent | undefined;
  set(pageID: string, known: OpenContent): void;
}

/** Pages that are edited at once in one process, and their bytes; those after them are read from the database. */
const most = 20;
const capacity = 64_000_000;

export const openContents = defineServiceKey<OpenContents>('pages/open-contents');

/** An edit leaves most blocks what they were, so that few are weighed. */
const bytesOf = ({ content: { blocks, typeData } }: OpenContent): number =>
  Object.values(blocks).reduce((sum, block) => sum + bytesOfJSON(block), bytesOfJSON(typeData) + 1);

export const createOpenContents = (): OpenContents => {
  const kept = new LRUCache<string, OpenContent>({ max: most, maxSize: capacity, sizeCalculation: bytesOf });
  return { get: (pageID) => kept.get(pageID), set: (pageID, known) => void kept.set(pageID, known) };
};
