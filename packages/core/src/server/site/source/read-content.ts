import { upgradeProps } from '#contract/block.ts';
import type { BlockDefinition } from '#contract/block.ts';
import { referencesOf } from '#contract/fields/field-set.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import { readableQuery } from '../page-query.ts';
import type { ReadableQuery } from '../page-query.ts';
import type { PublishedDocument } from '../page-source.ts';
import type { PageContent } from '../page-view.ts';
import { blockView, idsOf } from './block-view.ts';
import { pageMedia } from './page-media.ts';
import type { PageMedia } from './page-media.ts';
import { standing } from './standing.ts';

/** A page as it is stored for reading. */
export interface StoredPage {
  readonly pageID: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  /** Names the state of this page in caches; undefined where nothing of it may be kept. */
  readonly rowVersion: string | undefined;
  readonly document: PublishedDocument;
}

/** The content of a page with what follows from it alone. */
export interface ReadContent {
  readonly content: PageContent;
  readonly cacheKey: string | undefined;
  /** Ids of the pages that its blocks and its own data link to. */
  readonly links: readonly string[];
  /** Ids of the tags that the page, its blocks and its own data hold. */
  readonly tagIDs: readonly string[];
  /** Names of the menus of its layout. */
  readonly menus: readonly string[];
  readonly readable: ReadableQuery;
  /** Whether the page type has a loader. */
  readonly loadsOwn: boolean;
  /** Blocks that have a loader and stand on the page, with their definitions. */
  readonly loading: readonly (readonly [key: string, definition: BlockDefinition])[];
}

interface OwnData {
  readonly data: Readonly<Record<string, unknown>>;
  readonly links: readonly string[];
  readonly tagIDs: readonly string[];
}

const noData: OwnData = { data: {}, links: [], tagIDs: [] };

function ownData(app: Lectern, { pageID, document }: StoredPage, definition: PageTypeDefinition | undefined): OwnData {
  if (!definition) return noData;
  try {
    const { typeVersion: version, typeData: props } = document;
    const { props: data, isNewer } = upgradeProps(definition, { version, props });
    const references = isNewer ? [] : referencesOf(definition.fields, data);
    return { data, links: idsOf(references, 'page'), tagIDs: idsOf(references, 'tag') };
  } catch (error) {
    app.log.error({ err: error, pageID }, "a page's own data could not be upgraded");
    return noData;
  }
}

/** Brings a stored page to the version of the code. What is made of it holds until the page is written again. */
export function readContent(app: Lectern, page: StoredPage, media: PageMedia = pageMedia(app, page.pageID)): ReadContent {
  const { pageID, path, locale, type, rowVersion, document } = page;
  const definition = app.pageTypes.get(type);
  const own = ownData(app, page, definition);
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).map(([key, block]) => [key, blockView(block, app.blocks.get(block.type), media)]),
  );
  const content: PageContent = {
    pageID,
    type,
    locale,
    path,
    title: document.title,
    seo: document.seo,
    shareImage: media.share(document.images['seo']?.['seoImage']),
    data: own.data,
    images: media.withUrls('type', document.images['type']),
    blocks,
    blockOrder: document.blockOrder,
  };
  const layout = definition?.layout === undefined ? undefined : app.pageTypes.get(definition.layout);
  const views = Object.values(blocks);
  return {
    content,
    cacheKey: rowVersion === undefined ? undefined : `${pageID}:${rowVersion}`,
    links: [...new Set([...views.flatMap(({ pages }) => pages), ...own.links])],
    tagIDs: [...new Set([...(document.seo.tags ?? []), ...views.flatMap(({ tagIDs }) => tagIDs), ...own.tagIDs])],
    menus: Object.keys({ ...definition?.menus, ...layout?.menus }),
    loadsOwn: definition?.load !== undefined,
    readable: readableQuery(
      app.blocks,
      views.map((block) => block.type),
    ),
    loading: standing(content).flatMap((key) => {
      const found = app.blocks.get(blocks[key]?.type ?? '');
      return found?.load === undefined || found.isForVisitor ? [] : [[key, found] as const];
    }),
  };
}
