import type { HeadElement } from '../../contract/plugin.ts';
import type { SeoSettings } from '../../contract/content.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { SiteIdentity } from './site-identity.ts';
import type { SiblingPage, SiteMedia, SiteMenuItem, SiteTag } from '../../site/define-site.ts';

/** A value with what it depends on: a change of any of these drops what was made of it. See `cacheTags`. */
export interface Tagged<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
}

/** An image for social networks: its address is absolute, its size in pixels where it is known. */
export interface ShareImage {
  readonly url: string;
  readonly altText: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A live page near another. */
export interface PageNearby {
  readonly pageID: string;
  /** Public path. */
  readonly path: string;
  readonly title: string;
}

/** The settings of a module or plugin, as its views read them. */
export interface SettingsView extends Tagged<Readonly<Record<string, unknown>>> {
  /** Ids of the pages that they link to. */
  readonly pages: readonly string[];
  /** Ids of the tags that they hold. */
  readonly tagIDs: readonly string[];
}

/** A block at the version of the code, with the addresses of its images and files. */
export interface BlockView {
  readonly type: string;
  readonly key: string;
  readonly anchorPoint: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly files: Readonly<Record<string, SiteMedia>>;
  /** Where the links of its texts lead that lead to files, by the file's id. */
  readonly fileLinks: Readonly<Record<string, string>>;
  /** Ids of the pages that it links to. */
  readonly pages: readonly string[];
  /** Ids of the tags that its fields hold. */
  readonly tagIDs: readonly string[];
  /** Keys of nested blocks by slot. */
  readonly slots?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Why it cannot be drawn: its props could not be upgraded. */
  readonly failure?: string | undefined;
}

/** A text of a plugin's site texts, for the language of the page. */
export interface LoadedTitle {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The data of a block. */
export interface LoadedBlock extends Tagged<unknown> {
  /** True where its loader failed: what is drawn without data is not kept. */
  readonly isFailed: boolean;
  /** True where its loader says that search engines leave this page out. */
  readonly isNoIndex: boolean;
  /** The title of the document in place of the page's own, where its loader says one. */
  readonly title?: LoadedTitle | undefined;
  /** Names what is drawn of the data of one visitor, where that is the same for others. */
  readonly alike?: string | undefined;
  /** True where its loader says that this visitor sees no other block of the page. */
  readonly isAlone?: boolean | undefined;
}

/** The part of a page that changes only when the page itself is written. */
export interface PageContent {
  readonly pageID: string;
  readonly type: string;
  readonly locale: string;
  /** Public path. */
  readonly path: string;
  readonly title: string;
  readonly seo: Omit<SeoSettings, 'seoImage'>;
  readonly shareImage: ShareImage | undefined;
  /** The page's own data (`typeData`) at the version of the code. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Images of the page's own data. */
  readonly images: Readonly<Record<string, SiteMedia>>;
  /** By key, nested ones too. */
  readonly blocks: Readonly<Record<string, BlockView>>;
  /** Keys of the outermost blocks in page order. */
  readonly blockOrder: readonly string[];
}

/** The key of the data of the page type itself among those of its blocks, which begin with a letter. */
export const ownDataKey = '_page';

/** Everything that a page is drawn of, as plain data: the renderer reads nothing else. */
export interface PageView extends PageContent {
  /** Names the content in caches; undefined where nothing of it may be kept, as of a draft. */
  readonly cacheKey: string | undefined;
  /** Absolute address, with the part of the query that its blocks read. */
  readonly url: string;
  /** The part of the address after the question mark that its blocks read. */
  readonly query: Readonly<Record<string, string>>;
  /** Public paths of the pages that it links to, by id; those that are not public are left out. */
  readonly paths: Readonly<Record<string, string>>;
  /** The anchor points of those among them that have any, by id. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
  /** Its live translations. */
  readonly siblings: Tagged<readonly SiblingPage[]>;
  /** The live pages above it by their addresses, from the home page of its locale down. */
  readonly ancestors: Tagged<readonly PageNearby[]>;
  /** The home pages of the site's locales that are live. */
  readonly homes: Tagged<readonly PageNearby[]>;
  /** What its head says of the whole site. */
  readonly identity: Tagged<SiteIdentity>;
  /** The menus that its layout names. */
  readonly menus: Readonly<Record<string, Tagged<readonly SiteMenuItem[]>>>;
  /** Name, locales and time zone of the site. */
  readonly site: SiteSettings;
  /** The tags that the page, its blocks and the settings hold and that visitors may read, by the ids under which they hold them. */
  readonly foundTags: Readonly<Record<string, SiteTag>>;
  /** What is set for the site, by the id of the module or plugin that declares it. */
  readonly settings: Readonly<Record<string, SettingsView>>;
  /** The data of blocks that have a loader, by their keys, and of the page type, by `ownDataKey`. */
  readonly loaded: Readonly<Record<string, LoadedBlock>>;
  /** The elements that the site and its plugins add to the head. */
  readonly head: Tagged<readonly HeadElement[]>;
  /** When it was read, ISO 8601. */
  readonly moment: string;
  /** The tags of the page as a whole. Its parts have tags of their own. */
  readonly tags: readonly string[];
}
