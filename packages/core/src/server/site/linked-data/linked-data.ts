import type { LinkedData, LinkedIDs, LinkedNode } from '#site/linked-data.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import { bytesOfText } from '../cache-shares.ts';
import { ownDataKey } from '../page-view.ts';
import type { BlockView } from '../page-view.ts';
import type { RenderContext } from '../render-context.ts';
import { layoutContext, siteContext } from '../site-context.ts';
import { standing } from '../source/standing.ts';
import { mergeNodes } from './merge-nodes.ts';
import { linkedIDs, siteNodes } from './site-nodes.ts';

/** What search engines are told of a page, as the text of a script element, with what it depends on. */
export interface LinkedText {
  readonly text: string;
  readonly tags: readonly string[];
}

interface Telling {
  readonly ids: LinkedIDs;
  /** Gets the tags of what is told. */
  readonly tags: Set<string>;
}

/** JSON that cannot end the element it stands in, nor begin a comment there. */
const harmless = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const pluginOf = (type: string): string => type.split('/', 1)[0] ?? '';

/** What a function of a plugin tells; nothing where it fails, which the log says. */
function told({ log, view }: RenderContext, type: string, tell: () => readonly LinkedNode[]): readonly LinkedNode[] {
  try {
    return tell();
  } catch (error) {
    const plugin = pluginOf(type);
    log.error({ err: error, plugin, type, pageID: view.pageID }, 'what search engines are told of a page could not be made');
    return [];
  }
}

function nodesOfBlock(
  context: RenderContext,
  { type, key, anchorPoint, props, images, files, fileLinks }: BlockView,
  tell: LinkedData<never>,
  { ids, tags }: Telling,
): readonly LinkedNode[] {
  const loaded = context.view.loaded[key];
  for (const tag of loaded?.tags ?? []) tags.add(tag);
  const site = siteContext(context, { pluginID: pluginOf(type), tags, files: fileLinks });
  const given = { props, data: loaded?.value, block: { type, key, anchorPoint }, images, files, site };
  return told(context, type, () => tell(given as never, ids));
}

function nodesOfType(context: RenderContext, tell: LinkedData<never>, { ids, tags }: Telling): readonly LinkedNode[] {
  const { type, data, images, loaded: all } = context.view;
  const loaded = all[ownDataKey];
  for (const tag of loaded?.tags ?? []) tags.add(tag);
  const site = layoutContext(context, { pluginID: pluginOf(type), tags });
  const given = { options: context.optionsOf(pluginOf(type)), data, loaded: loaded?.value, images, site };
  return told(context, type, () => tell(given as never, ids));
}

/** What the site, the type of the page and its blocks tell of it, as one graph: as it was made for the page before, or made now. */
export async function linkedData(context: RenderContext): Promise<LinkedText> {
  const { fragments, cacheKey, since, view } = context;
  // What is loaded for a query is told of that query.
  const key = cacheKey === undefined || Object.keys(view.query).length > 0 ? undefined : `${cacheKey}:_linked`;
  const known = key === undefined ? undefined : fragments.get(key);
  if (known) return { text: known.html, tags: known.tags };
  const { text, tags } = await gather(context);
  const isComplete = Object.values(view.loaded).every(({ isFailed }) => !isFailed);
  if (key !== undefined && isComplete)
    fragments.set(key, { html: text, tags, hasIsland: false }, { tags, size: bytesOfText(text), since });
  return { text, tags };
}

async function gather(context: RenderContext): Promise<LinkedText> {
  const { view, entries, blocks } = context;
  const ids = linkedIDs(view);
  const tags = new Set([cacheTags.page(view.pageID), ...view.identity.tags, ...view.ancestors.tags]);
  const nodes: LinkedNode[] = siteNodes(view, ids);
  const ofType = await entries.linkedData('pageTypes', view.type);
  if (ofType) nodes.push(...nodesOfType(context, ofType, { ids, tags }));
  for (const key of standing(view)) {
    const block = view.blocks[key];
    if (!block || block.failure !== undefined || blocks.get(block.type)?.isForVisitor !== false) continue;
    const tell = await entries.linkedData('blocks', block.type);
    if (tell) nodes.push(...nodesOfBlock(context, block, tell, { ids, tags }));
  }
  return { text: harmless({ '@context': 'https://schema.org', '@graph': mergeNodes(nodes) }), tags: [...tags] };
}
