import type { BlockDefinition } from '#contract/block.ts';
import type { MediaRecord } from '#contract/content.ts';
import type { Registry } from '#server/kernel/registry.ts';
import type { SearchFile } from '#server/kernel/search-engine.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import { blocksInOrder } from './sections-of.ts';

/** The files that a live page holds or links to, each once: those of its blocks in reading order, then its own. */
export function filesOf(document: PublishedDocument, blocks: Registry<BlockDefinition>): SearchFile[] {
  const records: MediaRecord[] = [];
  for (const { block } of blocksInOrder(document)) if (blocks.get(block.type)) records.push(...Object.values(block.__files));
  for (const own of Object.values(document.files)) records.push(...Object.values(own));
  return [...new Map(records.map(({ hash, fileName }) => [hash, { hash, fileName }])).values()];
}
