import type { BlockDefinition } from '../../../contract/block.ts';
import { upgradeProps } from '../../../contract/block.ts';
import type { SeoSettings } from '../../../contract/content.ts';
import { rewriteFields } from '../../../contract/fields/field-set.ts';
import { rewriteImage } from '../../../contract/fields/rewrite-values.ts';
import { changed, rewriteEach, rewriteNamed, rewriteText, within } from '../../../contract/fields/rewriting.ts';
import type { Rewriting } from '../../../contract/fields/rewriting.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { IncomingBlock } from '../content.schema.ts';

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

/** A block with other targets and texts; itself where none of them is another, or where the code does not know it. */
function rewriteBlock(definition: BlockDefinition | undefined, block: IncomingBlock, rewriting: Rewriting): IncomingBlock {
  const props = definition && knownProps(definition, block);
  if (!definition || !props) return block;
  const rewritten = definition.rewrite(props, rewriting);
  return rewritten === props ? block : { ...block, version: definition.version, props: { ...rewritten } };
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
 * of its fields in errors: `title`, `typeData.intro`, `blocks.k3.items.0.title`, `seoSettings.seoTitle`.
 */
export function rewriteContent<Given extends Content>(
  { blocks: types, pageTypes }: Pick<Lectern, 'blocks' | 'pageTypes'>,
  type: string,
  content: Given,
  rewriting: Rewriting,
): Given {
  const pageType = pageTypes.get(type);
  const blocks = Object.entries(content.blocks).map(([key, block]): [string, IncomingBlock] => [
    key,
    rewriteBlock(types.get(block.type), block, within(within(rewriting, 'blocks'), key)),
  ]);
  const parts: Content = {
    title: rewriteText(content.title, within(rewriting, 'title')),
    typeData: pageType ? rewriteFields(pageType.fields, content.typeData, within(rewriting, 'typeData')) : content.typeData,
    blocks: changed(content.blocks, Object.fromEntries(blocks)),
    seo: rewriteSeo(content.seo, within(rewriting, 'seoSettings')),
  };
  return changed(content, parts as Partial<Given>);
}
