import { rewriteFields } from '#contract/fields/field-set.ts';
import type { Fields } from '#contract/fields/field.ts';
import { rewriteImage } from '#contract/fields/rewrite-values.ts';
import { changed, rewriteEach, rewriteNamed, rewriteText, within } from '#contract/fields/rewriting.ts';
import type { Rewriting, TextSegment } from '#contract/fields/rewriting.ts';
import type { StoredBlock } from '#contract/content.ts';
import { kindOf } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { allKeys } from '#modules/pages/edits/place.ts';

/** A page of this type, as far as the installed plugins know it. */
interface OfType {
  readonly registry: Registry;
  readonly type: string;
}

/** The values of fields rewritten, those too that are the same in every language. What cannot be read stays as it is. */
function rewriteValues<Values extends object>(fields: Fields, values: Values, rewriting: Rewriting): Values {
  const plain = Object.entries(fields).flatMap(([name, { editor, rewrite }]) => {
    const value = (values as Record<string, unknown>)[name];
    const isPlain = !rewrite && typeof value === 'string' && (editor.control === 'text' || editor.control === 'textarea');
    return isPlain ? [[name, rewriteText(value, within(rewriting, name))]] : [];
  });
  try {
    return changed(rewriteFields(fields, values, rewriting), Object.fromEntries(plain) as Partial<Values>);
  } catch {
    return values;
  }
}

function rewriteBlock(registry: Registry, block: StoredBlock, rewriting: Rewriting): StoredBlock {
  const kind = kindOf(registry, block);
  if (kind.kind !== 'known') return block;
  const props = rewriteValues(kind.definition.fields, block.props, within(within(rewriting, 'blocks'), block.key));
  return props === block.props ? block : { ...block, props };
}

/** The texts that something asks for as it is rewritten, in that order. */
function textsIn(rewrite: (rewriting: Rewriting) => unknown): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  rewrite({
    text(segment) {
      segments.push(segment);
      return segment.text;
    },
  });
  return segments;
}

/** The texts of a block as a person meets them in its form. The paths are those of problems. */
export const textsOfBlock = (registry: Registry, block: StoredBlock): readonly TextSegment[] =>
  textsIn((rewriting) => rewriteBlock(registry, block, rewriting));

interface PageTexts {
  readonly title: string;
  readonly typeData: EditorDocument['typeData'];
}

/** The title of a page and its own data with other texts. */
function rewritePage({ registry, type }: OfType, { title, typeData }: PageTexts, rewriting: Rewriting): PageTexts {
  const pageType = registry.pageTypes[type];
  return {
    title: rewriteText(title, within(rewriting, 'title')),
    typeData: pageType ? rewriteValues(pageType.fields, typeData, within(rewriting, 'typeData')) : typeData,
  };
}

/** The texts of a page itself: its title, then its own data. The paths are those of problems. */
export const textsOfPage = (of: OfType, page: PageTexts): readonly TextSegment[] =>
  textsIn((rewriting) => rewritePage(of, page, rewriting));

const rewriteSeo = (seo: EditorDocument['seo'], rewriting: Rewriting): EditorDocument['seo'] =>
  changed(seo, {
    ...rewriteNamed(seo, 'seoTitle', rewriting),
    ...rewriteNamed(seo, 'seoDescription', rewriting),
    seoKeywords: rewriteEach(seo.seoKeywords, (word, index) => rewriteText(word, within(rewriting, `seoKeywords.${index}`))),
    seoImage:
      seo.seoImage && rewriteEach(seo.seoImage, (image, index) => rewriteImage(image, within(rewriting, `seoImage.${index}`))),
  });

/**
 * A page with other texts; the very same document where none is another. Asks for them in the order in which a person meets
 * them: settings, blocks from the top, SEO. The paths are those of problems.
 */
export function rewriteDocument(of: OfType, document: EditorDocument, text: NonNullable<Rewriting['text']>): EditorDocument {
  const rewriting: Rewriting = { text };
  const page = rewritePage(of, document, rewriting);
  const blocks = allKeys(document).flatMap((key) => {
    const block = document.blocks[key];
    return block ? [[key, rewriteBlock(of.registry, block, rewriting)] as const] : [];
  });
  const seo = rewriteSeo(document.seo, within(rewriting, 'seoSettings'));
  return changed(document, { ...page, blocks: changed(document.blocks, Object.fromEntries(blocks)), seo });
}
