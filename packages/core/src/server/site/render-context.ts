import type { SiteTexts } from '../../site/render/site-texts.ts';
import type { BuildManifest } from './build-manifest.ts';
import type { PageMedia } from './page-media.ts';
import type { Fragment } from './page-parts.ts';
import type { PublicPage } from './page-source.ts';
import type { SiteApp } from './site-app.ts';
import type { SiteEntries } from './site-entries.ts';
import type { TagCache } from './tag-cache.ts';
import type { ReadBlock } from './upgrade-blocks.ts';

/** The parts that render every page of a site. */
export interface RendererParts {
  readonly app: SiteApp;
  readonly entries: SiteEntries;
  readonly texts: SiteTexts;
  readonly build: BuildManifest;
  readonly fragments: TagCache<Fragment>;
}

/** One page while it is rendered: everything that its pieces share. */
export interface RenderContext extends RendererParts {
  readonly page: PublicPage;
  /** The blocks at the version of the code, by key; those of types that nobody registered are left out. */
  readonly blocks: ReadonlyMap<string, ReadBlock>;
  /** Public paths of the pages that the blocks refer to, by id. */
  readonly paths: ReadonlyMap<string, string>;
  readonly media: PageMedia;
  /** When the rendering began, for the cache of fragments. */
  readonly since: number;
  readonly query: Readonly<Record<string, string>>;
  /** Warns of a block type, once in the life of the renderer. */
  readonly warnOnce: (type: string, message: string) => void;
}
