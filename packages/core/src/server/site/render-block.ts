import { escapeHtml } from '../../site/render/escape.ts';
import { renderView } from '../../site/render/render-view.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { bytesOfText } from './cache-shares.ts';
import { hasBehaviour, nothing } from './page-parts.ts';
import type { Part } from './page-parts.ts';
import { isKept, pickQuery, writeQuery } from './page-query.ts';
import type { BlockView } from './page-view.ts';
import type { RenderContext } from './render-context.ts';
import { renderSlots } from './render-slots.ts';
import { islandSite, siteContext } from './site-context.ts';
import type { BlockComponent } from './site-entries.ts';

/** A block with what draws it. `position` among the outermost blocks; another for nested ones. */
interface DrawnBlock {
  readonly block: BlockView;
  readonly component: BlockComponent;
  readonly position: number;
}

/** The place of a block in the cache of fragments; undefined where it has none. */
function cacheKeyOf({ cacheKey, view, blocks, readable }: RenderContext, block: BlockView, position: number): string | undefined {
  // A block with others inside is as many blocks as they are.
  const query = block.slots ? view.query : pickQuery(view.query, blocks.get(block.type)?.query);
  return cacheKey !== undefined && isKept(query, readable)
    ? `${cacheKey}:${block.key}:${position === 0 ? 'first' : ''}${writeQuery(query)}`
    : undefined;
}

/** Renders the block under a key, or takes it from the cache of fragments. One that fails is left out and logged. */
export async function renderBlock(context: RenderContext, key: string, position: number): Promise<Part> {
  const { entries, fragments, log, view } = context;
  const block = Object.hasOwn(view.blocks, key) ? view.blocks[key] : undefined;
  if (!block) return nothing;
  const cacheKey = cacheKeyOf(context, block, position);
  const cached = cacheKey === undefined ? undefined : fragments.get(cacheKey);
  if (cached) return { ...cached, isComplete: true };
  let part: Part;
  try {
    const definition = context.blocks.get(block.type);
    const component = definition && (entries.loadedBlockView(block.type) ?? (await entries.blockView(block.type)));
    if (!component) {
      context.warnOnce(block.type, 'a block of this type is not registered and is left out');
      return nothing;
    }
    if (block.failure !== undefined) throw new Error(block.failure);
    part = await drawBlock(context, { block, component, position });
  } catch (error) {
    // One broken block must not take the page with it.
    const plugin = block.type.split('/', 1)[0];
    log.error({ err: error, plugin, type: block.type, key, pageID: view.pageID }, 'a block could not be rendered');
    return { ...nothing, isComplete: false };
  }
  if (part.isComplete && cacheKey !== undefined)
    fragments.set(cacheKey, part, { tags: part.tags, size: bytesOfText(part.html), since: context.since });
  return part;
}

async function drawBlock(context: RenderContext, { block, component, position }: DrawnBlock): Promise<Part> {
  const { view, hasMarks } = context;
  const { type, key, anchorPoint, images, files, fileLinks } = block;
  const pluginID = type.split('/', 1)[0] ?? '';
  const hydrate = context.blocks.get(type)?.hydrate ?? 'none';
  const children = await renderSlots(block, (child) => renderBlock(context, child, 1));
  const loaded = view.loaded[key];
  const tags = new Set([cacheTags.page(view.pageID), ...children.tags, ...(loaded?.tags ?? [])]);
  const props = {
    props: block.props,
    data: loaded?.value,
    block: { type, key, anchorPoint },
    images,
    files,
    slots: children.slots,
    site: siteContext(context, { pluginID, tags, files: fileLinks }),
    position,
  };
  const island =
    hydrate === 'none'
      ? undefined
      : { type, hydrate, state: { ...props, slots: undefined, site: { ...islandSite(context, pluginID, block), fileLinks } } };
  // The browser gets what it is given here, whether a view asks or not.
  if (island) for (const id of block.pages) tags.add(cacheTags.link(id));
  const drawn = renderView(component, props as never, { key, island });
  const html = anchorPoint ? `<div id="${escapeHtml(anchorPoint)}">${drawn}</div>` : drawn;
  return {
    html: hasMarks ? `<!--b:${key}-->${html}<!--/b:${key}-->` : html,
    tags: [...tags],
    hasIsland: hydrate !== 'none' || children.hasIsland || hasBehaviour(html),
    isComplete: loaded?.isFailed !== true && children.isComplete,
  };
}
