import type { BlockDefinition } from '../../contract/block.ts';
import type { BlockForm } from '../../contract/post.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { renderView } from '../../site/render/render-view.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { bytesOfText } from './cache-shares.ts';
import { hasBehaviour, nothing } from './page-parts.ts';
import type { Part } from './page-parts.ts';
import { isKept, pickQuery, writeQuery } from './page-query.ts';
import type { BlockView, LoadedBlock } from './page-view.ts';
import type { RenderContext } from './render-context.ts';
import { marked } from './mark.ts';
import { renderSlots } from './render-slots.ts';
import { islandSite, siteContext } from './site-context.ts';
import { MissingAnswer } from './source/missing-answer.ts';
import { csrfPlaceholder } from './sendable-page.ts';
import type { BlockComponent } from './site-entries.ts';
import { alikeKeyOf, formAlike, withRendering } from './visits/alike.ts';
import { gapOf } from './visits/gaps.ts';
import type { Visit } from './visits/visit.ts';

/** A block with what draws it. `position` among the outermost blocks; another for nested ones. */
interface DrawnBlock {
  readonly block: BlockView;
  readonly definition: BlockDefinition;
  readonly component: BlockComponent;
  readonly position: number;
  readonly loaded: LoadedBlock | undefined;
  readonly form: BlockForm | undefined;
}

/** The place of a block in the cache of fragments; undefined where it has none. */
function cacheKeyOf(context: RenderContext, block: BlockView, position: number): string | undefined {
  const { cacheKey, view, blocks, readable, visit } = context;
  const isOfVisit = visit && (block.slots !== undefined || visit.posted(block.key) !== undefined);
  if (isOfVisit || blocks.get(block.type)?.isForVisitor) return undefined;
  // A block with others inside is as many blocks as they are.
  const query = block.slots ? view.query : pickQuery(view.query, blocks.get(block.type)?.query);
  return cacheKey !== undefined && isKept(query, readable)
    ? `${cacheKey}:${block.key}:${position === 0 ? 'first' : ''}${writeQuery(query)}`
    : undefined;
}

/**
 * Renders the block under a key, or takes it from the cache of fragments. One that fails is left out and logged; with marks
 * its place says so.
 */
export async function renderBlock(context: RenderContext, key: string, position: number): Promise<Part> {
  const part = await renderUnmarked(context, key, position);
  if (!context.hasMarks) return part;
  return { ...part, html: marked(`b:${part.failure ? `${key} ${part.failure}` : key}`, part.html) };
}

async function renderUnmarked(context: RenderContext, key: string, position: number): Promise<Part> {
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
      return { ...nothing, failure: 'unknown' };
    }
    if (block.failure !== undefined) throw new Error(block.failure);
    const drawn = { block, definition, component, position };
    if (definition.isForVisitor)
      return context.visit ? await drawForVisitor(context, drawn, context.visit) : gapIn(block, position);
    const form = definition.post === undefined ? undefined : (context.visit?.form(block) ?? publicForm(context, block));
    part = await drawBlock(context, { ...drawn, loaded: view.loaded[key], form });
  } catch (error) {
    if (error instanceof MissingAnswer) throw error;
    // One broken block must not take the page with it.
    const plugin = block.type.split('/', 1)[0];
    // Drawn after each pause of who writes it: its page says that it fails.
    if (context.hasMarks) context.warnOnce(block.type, `a block could not be drawn in a preview: ${String(error)}`);
    else log.error({ err: error, plugin, type: block.type, key, pageID: view.pageID }, 'a block could not be rendered');
    return { ...nothing, isComplete: false, failure: 'failed' };
  }
  if (part.isComplete && cacheKey !== undefined)
    fragments.set(cacheKey, part, { tags: part.tags, size: bytesOfText(part.html), since: context.since });
  return part;
}

/** What stands where a block is drawn for each visitor: the page around it depends on where its links lead, and brings a script. */
const gapIn = ({ key, pages }: BlockView, position: number): Part => ({
  html: gapOf(key, position),
  tags: pages.map(cacheTags.link),
  hasIsland: true,
  isComplete: true,
});

/** The form of a block that answers posts, as it is drawn for everybody. */
const publicForm = ({ view }: RenderContext, { key }: BlockView): BlockForm => ({
  action: encodeURI(view.path),
  block: key,
  token: csrfPlaceholder,
  key: undefined,
});

/** Draws a block for one visitor, or takes what was drawn for others who are shown the same. */
async function drawForVisitor(context: RenderContext, drawn: Omit<DrawnBlock, 'loaded' | 'form'>, visit: Visit): Promise<Part> {
  const { block, definition } = drawn;
  const { fragments, since } = context;
  const loaded = await visit.load(block);
  const form = definition.post === undefined ? undefined : visit.form(block);
  const key = alikeKeyOf(context, { ...drawn, loaded, form });
  if (key === undefined) return drawBlock(context, { ...drawn, loaded, form });
  let alike = fragments.get(key);
  if (!alike) {
    alike = await drawBlock(context, { ...drawn, loaded, form: formAlike(form) });
    fragments.set(key, alike, { tags: alike.tags, size: bytesOfText(alike.html), since });
  }
  return { ...alike, html: withRendering(alike.html, form), isComplete: true };
}

async function drawBlock(
  context: RenderContext,
  { block, definition, component, position, loaded, form }: DrawnBlock,
): Promise<Part> {
  const { view, visit } = context;
  const { type, key, anchorPoint, images, files, fileLinks } = block;
  const pluginID = type.split('/', 1)[0] ?? '';
  const { hydrate } = definition;
  const children = await renderSlots(block, (child) => renderBlock(context, child, 1));
  const tags = new Set([cacheTags.page(view.pageID), ...children.tags, ...(loaded?.tags ?? [])]);
  const owners = new Set<string>();
  const askedTags = new Set<string>();
  const props = {
    props: block.props,
    data: loaded?.value,
    block: { type, key, anchorPoint },
    images,
    files,
    slots: children.slots,
    form,
    posted: visit?.posted(key),
    site: siteContext(context, { pluginID, tags, files: fileLinks, owners, askedTags }),
    position,
  };
  const island =
    hydrate === 'none'
      ? undefined
      : // The token stands in the page's head; here it would be escaped.
        {
          type,
          hydrate,
          state: {
            ...props,
            slots: undefined,
            form: form && { ...form, token: undefined },
            site: islandSite(context, { pluginID, block, owners, askedTags }),
          },
        };
  // The browser gets what it is given here, whether a view asks or not.
  if (island) for (const tag of [...block.pages.map(cacheTags.link), ...view.identity.tags]) tags.add(tag);
  const drawn = renderView(component, props as never, { key, island });
  const html = anchorPoint ? `<div id="${escapeHtml(anchorPoint)}">${drawn}</div>` : drawn;
  return {
    html,
    tags: [...tags],
    hasIsland: hydrate !== 'none' || children.hasIsland || hasBehaviour(html),
    isComplete: loaded?.isFailed !== true && children.isComplete,
  };
}
