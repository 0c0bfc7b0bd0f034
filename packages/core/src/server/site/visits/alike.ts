import type { BlockDefinition } from '#contract/block.ts';
import type { BlockForm } from '#contract/post.ts';
import { isKept } from '../page-query.ts';
import type { BlockView, LoadedBlock } from '../page-view.ts';
import type { RenderContext } from '../render-context.ts';

/** Stands where the key of a rendering goes in what is kept for many of them. No text of a page holds NUL. */
const placeholder = '\0rendering\0';

interface Drawn {
  readonly block: BlockView;
  readonly definition: BlockDefinition;
  readonly position: number;
  readonly loaded: LoadedBlock | undefined;
  readonly form: BlockForm | undefined;
}

/**
 * The place in the cache of fragments of what a block draws alike for many visitors; undefined where it draws for one. What
 * answers a post, an address that is kept nowhere, or holds other blocks, is of one visitor whatever its loader says.
 */
export function alikeKeyOf(
  { cacheKey, view, readable, visit }: RenderContext,
  { block, definition, position, loaded, form }: Drawn,
): string | undefined {
  if (cacheKey === undefined || loaded?.alike === undefined || !visit) return undefined;
  if (visit.posted(block.key) || block.slots || definition.hydrate !== 'none') return undefined;
  if (!isKept(view.query, readable) || !isKept(visit.query(block), definition.query)) return undefined;
  return [cacheKey, block.key, position === 0 ? 'first' : '', form?.action, loaded.alike].join('\0');
}

/** A form with room for the key of its rendering. */
export const formAlike = (form: BlockForm | undefined): BlockForm | undefined =>
  form?.key === undefined ? form : { ...form, key: placeholder };

/** What was drawn with such a form, as one rendering of it. */
export const withRendering = (html: string, form: BlockForm | undefined): string =>
  form?.key === undefined ? html : html.replaceAll(placeholder, form.key);
