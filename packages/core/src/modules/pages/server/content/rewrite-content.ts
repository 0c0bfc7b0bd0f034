import type { BlockDefinition } from '#contract/block.ts';
import { upgradeProps } from '#contract/block.ts';
import type { SeoSettings } from '#contract/content.ts';
import type { Fields } from '#contract/fields/field.ts';
import { rewriteFields } from '#contract/fields/field-set.ts';
import { rewriteImage } from '#contract/fields/rewrite-values.ts';
import { changed, rewriteEach, rewriteNamed, rewriteText, within } from '#contract/fields/rewriting.ts';
import type { Rewriting } from '#contract/fields/rewriting.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingBlock } from '../../content.schema.ts';

interface Content {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blocks: Readonly<Record<string, IncomingBlock>>;
  readonly seo: SeoSettings;
}

/** The props of a block at the version of the code; undefined where the code does not know them. */
function knownProps(definition: BlockDefinition, { version, props }: IncomingBlock): Record<string, unknown> | undefined {
  try {
    const upgraded = upgradeProps(definition, { version: version ?? definition.version, props });
    return upgraded.isNewer ? undefined : upgraded.props;
  } catch {
    return undefined;
  }
}

/** Whether the values of a set of fields may hold what is rewritten; values of which it says no are left as they are. */
export type Sieve = (fields: Fields, values: Readonly<Record<string, unknown>>) => boolean;

interface ContentRewriting extends Rewriting {
  /** Without it, all is walked. */
  readonly sieve?: Sieve;
}

/** A block with other targets and texts; itself where none of them is another, or where the code does not know it. */
function rewriteBlock(
  definition: BlockDefinition | undefined,
  [key, block]: readonly [string, IncomingBlock],
  given: ContentRewriting,
): IncomingBlock {
  const props = definition && knownProps(definition, block);
  if (!definition || !props || given.sieve?.(definition.fields, props) === false) return block;
  const { sieve: _sieve, ...rewriting } = given;
  const rewritten = definition.rewrite(props, within(within(rewriting, 'blocks'), key));
  return rewritten === props ? block : { ...block, version: definition.version, props: { ...rewritten } };
}

/** The blocks of a page rewritten; the same ones where none of them changed. */
function rewriteBlocks(types: Lectern['blocks'], blocks: Content['blocks'], rewriting: ContentRewriting): Content['blocks'] {
  const others = Object.entries(blocks).flatMap((entry) => {
    const [key, block] = entry;
    const other = rewriteBlock(types.get(block.type), entry, rewriting);
    return other === block ? [] : [[key, other] as const];
  });
  return others.length > 0 ? { ...blocks, ...Object.fromEntries(others) } : blocks;
}

function rewriteSeo(seo: SeoSettings, rewriting: Rewriting): SeoSettings {
  return changed(seo, {
    ...rewriteNamed(seo, 'seoTitle', rewriting),
    ...rewriteNamed(seo, 'seoDescription', rewriting),
    seoKeywords: rewriteEach(seo.seoKeywords, (word, index) => rewriteText(word, within(rewriting, `seoKeywords.${index}`))),
    seoImage:
      seo.seoImage && rewriteEach(seo.seoImage, (image, index) => rewriteImage(image, within(rewriting, `seoImage.${index}`))),
  });
}

/**
 * The content of a page with other targets and texts; itself where none of them is another. The paths of its texts are those
 * of its fields in errors: `title`, `typeData.intro`, `blocks.k3.items.0.title`, `seoSettings.seoTitle`. With a sieve, what
 * cannot hold anything of interest is not walked.
 */
export function rewriteContent<Given extends Content>(
  { blocks: types, pageTypes }: Pick<Lectern, 'blocks' | 'pageTypes'>,
  type: string,
  content: Given,
  given: ContentRewriting,
): Given {
  const pageType = pageTypes.get(type);
  const { typeData } = content;
  const { sieve, ...rewriting } = given;
  const hasOwn = pageType && sieve?.(pageType.fields, typeData) !== false;
  const parts: Content = {
    title: rewriteText(content.title, within(rewriting, 'title')),
    typeData: hasOwn ? rewriteFields(pageType.fields, typeData, within(rewriting, 'typeData')) : typeData,
    blocks: rewriteBlocks(types, content.blocks, given),
    seo: rewriteSeo(content.seo, within(rewriting, 'seoSettings')),
  };
  return changed(content, parts as Partial<Given>);
}
