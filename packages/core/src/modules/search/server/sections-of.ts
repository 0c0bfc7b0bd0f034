import { upgradeProps } from '#contract/block.ts';
import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock, TextPart } from '#contract/content.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import type { Registry } from '#server/kernel/registry.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';
import type { SearchSection } from '#server/kernel/search-engine.ts';

/** What reading a page for search needs to know of the site. */
export interface ReadingFor {
  readonly blocks: Registry<BlockDefinition>;
  readonly pageType: PageTypeDefinition;
  /** The terms of its public tags. */
  readonly tags: readonly string[];
}

const joined = (parts: readonly TextPart[], weight: TextPart['weight']): string =>
  parts.find((each) => each.weight === weight)?.text ?? '';

/** The texts of a block; none of one whose plugin is gone or whose props only a newer version reads. */
function partsOf(blocks: Registry<BlockDefinition>, block: StoredBlock): readonly TextPart[] {
  const definition = blocks.get(block.type);
  if (!definition) return [];
  const { isNewer, props } = upgradeProps(definition, block);
  return isNewer ? [] : definition.text(props).filter(({ text }) => text.trim() !== '');
}

/** The blocks in reading order, each with the anchor that leads nearest to it. */
export function* blocksInOrder(
  { blocks, blockOrder }: PublishedDocument,
  keys: readonly string[] = blockOrder,
  anchor = '',
): Generator<{ readonly block: StoredBlock; readonly anchor: string }> {
  for (const key of keys) {
    const block = blocks[key];
    if (!block) continue;
    const own = block.anchorPoint || anchor;
    yield { block, anchor: own };
    for (const inner of Object.values(block.slots ?? {}))
      yield* blocksInOrder({ blocks, blockOrder } as PublishedDocument, inner, own);
  }
}

/** A live page as sections with weighted texts: first the page itself, then each block that has any. */
export function sectionsOf(document: PublishedDocument, { blocks, pageType, tags }: ReadingFor): SearchSection[] {
  const { title, seo } = document;
  const { isNewer, props } = upgradeProps(pageType, { version: document.typeVersion, props: document.typeData });
  const summaries = [seo.seoTitle, seo.seoDescription].filter((text) => text.trim() !== '' && text !== title);
  const own = isNewer ? [] : pageType.text(props).filter(({ text }) => text.trim() !== '' && !summaries.includes(text));
  const page: SearchSection = {
    anchor: '',
    heading: title,
    parts: [{ text: title, weight: 'A' }, ...summaries.map((text) => ({ text, weight: 'B' as const })), ...own],
    isShown: true,
  };
  const words = [...seo.seoKeywords, ...tags].filter((word) => word.trim() !== '');
  const beside: SearchSection = {
    anchor: '',
    heading: title,
    parts: words.map((text) => ({ text, weight: 'B' })),
    isShown: false,
  };
  const sections = [...blocksInOrder(document)].flatMap(({ block, anchor }) => {
    const parts = partsOf(blocks, block);
    return parts.length === 0 ? [] : [{ anchor, heading: joined(parts, 'A') || joined(parts, 'B'), parts, isShown: true }];
  });
  return [page, ...(words.length > 0 ? [beside] : []), ...sections];
}
