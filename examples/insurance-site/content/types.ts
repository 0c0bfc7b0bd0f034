import type { RichText } from './rich.types.ts';

/** Stands for an image of `content/media` until the loader knows its id in the media library. */
export interface ImageMark {
  readonly $image: string;
  readonly altText: string;
}

/** Stands for a document of `content/documents`. */
export interface FileMark {
  readonly $file: string;
}

/** Stands for a moving image of `content/moving`, with what it is called at this place. */
export interface VideoMark {
  readonly $video: string;
  readonly title: string;
}

/** Stands for a page until the loader knows its id. The slug is one of the locale of the page that holds the mark. */
export interface PageMark {
  readonly $page: string;
  readonly anchor?: string;
}

/** Where a link leads: to a page of this content, or to an address. */
export type TargetMark = PageMark | { readonly href: string };

export interface LinkMark {
  readonly to: TargetMark;
  readonly label?: string;
}

export type PropValue =
  | string
  | number
  | boolean
  | null
  | ImageMark
  | FileMark
  | VideoMark
  | LinkMark
  | RichText
  | readonly { readonly [name: string]: PropValue }[];

export interface BlockContent {
  readonly key: string;
  /** `plugin-id/name`. */
  readonly type: string;
  readonly anchorPoint?: string;
  readonly props: { readonly [name: string]: PropValue };
  /** Blocks inside this one, by slot. */
  readonly slots?: { readonly [slot: string]: readonly BlockContent[] };
}

/** A tag that visitors read. */
export type Tag =
  | 'Brand'
  | 'Diefstal'
  | 'Inventaris'
  | 'Kerken'
  | 'Kloosters'
  | 'Onderhoud'
  | 'Orgels'
  | 'Sluitsteen'
  | 'Storm'
  | 'Taxatie'
  | 'Torens'
  | 'Water';

export interface SeoContent {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: ImageMark;
  readonly noIndex?: boolean;
  /** Terms. */
  readonly tags?: readonly Tag[];
}

export interface PageContent {
  readonly slug: string;
  /** Slug of the page above this one, in the same locale. */
  readonly parent?: string;
  readonly type: string;
  /** The default locale of the site when left out. */
  readonly locale?: string;
  /** Slug of the page of the default locale that this one translates. */
  readonly translationOf?: string;
  readonly title: string;
  /** Days after which somebody reads whether it is still correct; never, where left out. */
  readonly reviewEveryDays?: number;
  readonly seo?: SeoContent;
  readonly typeData?: { readonly [name: string]: PropValue };
  readonly blocks: readonly BlockContent[];
}

export interface MediaContent {
  readonly file: string;
  /** In the library. */
  readonly folder: string;
  readonly altText: string;
}
