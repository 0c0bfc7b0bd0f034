import { LRUCache } from 'lru-cache';
import { defineServiceKey } from '#server/kernel/service.ts';
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

/** Pages that are edited at once in one process; those after them are read from the database. */
const capacity = 20;

export const openContents = defineServiceKey<OpenContents>('pages/open-contents');

export const createOpenContents = (): OpenContents => {
  const kept = new LRUCache<string, OpenContent>({ max: capacity });
  return { get: (pageID) => kept.get(pageID), set: (pageID, known) => void kept.set(pageID, known) };
};
