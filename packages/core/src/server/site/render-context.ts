import type { BlockDefinition } from '../../contract/block.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';
import type { SiteTexts } from '../../site/render/site-texts.ts';
import type { Logger } from '../kernel/logger.ts';
import type { BuildManifest } from './build-manifest.ts';
import type { Fragment } from './page-parts.ts';
import type { ReadableQuery } from './page-query.ts';
import type { PageView, ShareImage } from './page-view.ts';
import type { SiteEntries } from './site-entries.ts';
import type { TagCache } from './tag-cache.ts';
import type { Visit } from './visits/visit.ts';

/** Finds a definition by its full type. */
interface Definitions<Definition> {
  readonly get: (type: string) => Definition | undefined;
}

/** The parts that render every page of a site. No database is among them, and no application. */
export interface RendererParts {
  readonly blocks: Definitions<BlockDefinition>;
  readonly pageTypes: Definitions<PageTypeDefinition>;
  /** The options with which the site installed a plugin. */
  readonly optionsOf: (pluginID: string) => unknown;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly entries: SiteEntries;
  readonly texts: SiteTexts;
  readonly build: Pick<BuildManifest, 'stylesheets' | 'islandsScript'>;
  readonly fragments: TagCache<Fragment>;
  /** The picture that the site draws of a page for social networks, where it does. */
  readonly drawnImage: (view: PageView) => ShareImage | undefined;
}

/** One page while it is rendered: everything that its pieces share. */
export interface RenderContext extends RendererParts {
  readonly view: PageView;
  /** The part of the query string that its blocks read. */
  readonly readable: ReadableQuery;
  /** Addresses of its stylesheets: those of every page, of its type, of its blocks, and of videos where it has any. */
  readonly stylesheets: (hasVideo: boolean) => readonly string[];
  /** Names the content in the cache of fragments; undefined where that is not asked. */
  readonly cacheKey: string | undefined;
  /** When the page began to be read, for the cache of fragments. */
  readonly since: number;
  /** Whether comments say where each block begins and ends. */
  readonly hasMarks: boolean;
  /** For whom it is drawn; where for nobody, blocks that are made for each visitor are left as gaps. */
  readonly visit: Visit | undefined;
  /** Warns of a block type, once in the life of the renderer. */
  readonly warnOnce: (type: string, message: string) => void;
}
