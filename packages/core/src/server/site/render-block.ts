import { mediaUsesOf } from '../../contract/media-uses.ts';
import { escapeHtml } from '../../site/render/escape.ts';
import { renderView } from '../../site/render/render-view.ts';
import { cacheTags } from '../kernel/invalidations.ts';
import { loadData } from './load-data.ts';
import { fileLinksOf } from './page-media.ts';
import { hasBehaviour, nothing } from './page-parts.ts';
import type { Part } from './page-parts.ts';
import { pickQuery, writeQuery } from './page-query.ts';
import type { RenderContext } from './render-context.ts';
import { renderSlots } from './render-slots.ts';
import { islandSite, siteContext } from './site-context.ts';
import type { BlockView } from './site-entries.ts';
import type { UpgradedBlock } from './upgrade-blocks.ts';

/** A block whose view is there. `position` among the outermost blocks; 1 for nested ones. */
interface ViewedBlock {
  readonly upgraded: UpgradedBlock;
  readonly view: BlockView;
  readonly position: number;
}

/** Renders the block under a key, or takes it from the cache of fragments. One that fails is left out and logged. */
export async function renderBlock(context: RenderContext, key: string, position: number): Promise<Part> {
  const { app, entries, fragments, page } = context;
  const block = page.document.blocks[key];
  if (!block) return nothing;
  // A block with others inside is as many blocks as they are.
  const search = writeQuery(block.slots ? context.query : pickQuery(context.query, app.blocks.get(block.type)?.query));
  const cacheKey = `${page.pageID}:${page.rowVersion}:${key}:${position === 0 ? 'first' : ''}${search}`;
  const cached = fragments.get(cacheKey);
  if (cached) return { ...cached, isComplete: true };
  let part: Part;
  try {
    const upgraded = context.blocks.get(key);
    const view = upgraded && (entries.loadedBlockView(block.type) ?? (await entries.blockView(block.type)));
    if (!upgraded || !view) {
      context.warnOnce(block.type, 'a block of this type is not registered and is left out');
      return nothing;
    }
    if ('failure' in upgraded) throw upgraded.failure;
    part = await renderViewedBlock(context, { upgraded, view, position });
  } catch (error) {
    // One broken block must not take the page with it.
    const plugin = block.type.split('/', 1)[0];
    app.log.error({ err: error, plugin, type: block.type, key, pageID: page.pageID }, 'a block could not be rendered');
    return { ...nothing, isComplete: false };
  }
  if (part.isComplete) fragments.set(cacheKey, part, { tags: part.tags, size: part.html.length, since: context.since });
  return part;
}

async function renderViewedBlock(context: RenderContext, { upgraded, view, position }: ViewedBlock): Promise<Part> {
  const { app, page, media } = context;
  const { block, definition } = upgraded;
  const pluginID = block.type.split('/', 1)[0] ?? '';
  const children = await renderSlots(block, (key) => renderBlock(context, key, 1));
  const tags = new Set([cacheTags.page(page.pageID), ...children.tags]);
  const loader = app.loaders.get(block.type);
  const query = pickQuery(context.query, definition.query);
  const loaded = loader ? await loadData({ app, loader, type: block.type, props: upgraded.props, page, query, tags }) : undefined;
  const files = media.withUrls(`block_files_${block.key}`, block.__files);
  const fileLinks = fileLinksOf(mediaUsesOf(definition, upgraded.props, upgraded.references), files);
  const props = {
    props: upgraded.props,
    data: loaded?.data,
    block: { type: block.type, key: block.key, anchorPoint: block.anchorPoint },
    images: media.withUrls(`block_images_${block.key}`, block.__images),
    files,
    slots: children.slots,
    site: siteContext(context, { pluginID, tags, files: fileLinks }),
    position,
  };
  const island =
    definition.hydrate === 'none'
      ? undefined
      : {
          type: block.type,
          hydrate: definition.hydrate,
          state: { ...props, slots: undefined, site: { ...islandSite(context, pluginID, upgraded), fileLinks } },
        };
  const drawn = renderView(view, props as never, { key: block.key, island });
  const html = block.anchorPoint ? `<div id="${escapeHtml(block.anchorPoint)}">${drawn}</div>` : drawn;
  return {
    html,
    tags: [...tags],
    hasIsland: definition.hydrate !== 'none' || children.hasIsland || hasBehaviour(html),
    isComplete: loaded?.isFailed !== true && children.isComplete,
  };
}
