import type { VideoType } from './video-link.ts';

/** A crop as the `data` of cropperjs 1.6: pixels of the original, origin at the bounds of the rotated image; degrees; -1 or 1. */
export interface CropParams {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotate: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** An image as an editor chose it. `altText` belongs to this use; `decorative` means that it says nothing. */
export interface ImageValue {
  readonly fileID: string;
  readonly cropParams?: CropParams;
  readonly altText?: string;
  readonly decorative?: boolean;
}

/** A file of the library as an editor chose it. */
export interface FileValue {
  readonly fileID: string;
  readonly label?: string;
}

/** A video of the library as an editor chose it. */
export interface VideoValue {
  readonly fileID: string;
  /** The title of the video: it stands on it before it plays, and names its player. */
  readonly title?: string;
}

/** Where a link leads: to a page by its id (and an anchor on it), to a file, or to an address. */
export type LinkTarget =
  { readonly page: string; readonly anchor?: string } | { readonly file: string } | { readonly href: string };

export interface LinkValue {
  readonly to: LinkTarget;
  readonly label?: string;
  readonly newTab?: boolean;
}

/** One named image or file of a block as pages deliver it. `hash` names the bytes as used there, crop included. */
export interface MediaRecord {
  readonly hash: string;
  readonly fileName: string;
  readonly altText: string;
  /** Pixels, images only. */
  readonly width?: number;
  readonly height?: number;
  /** Bytes. */
  readonly size?: number;
  /** The focal point of the image as used there, from 0 (left, top) to 1 (right, bottom). Its centre where there are none. */
  readonly focalX?: number;
  readonly focalY?: number;
  /** What most of it has, `#rrggbb`, for its place until it is there. None where something of it is transparent, or where it is not known. */
  readonly colour?: string;
  /** True where narrower copies in better formats are made of it: still images of pixels. */
  readonly isScalable?: boolean;
  /** Videos only, where it plays. Of a GIF the bytes are the moving image itself. */
  readonly video?: { readonly videoType: VideoType; readonly videoID: string };
}

/** A block as it is stored and sent. The key is the one under which it stands in `blocks`. */
export interface StoredBlock {
  readonly type: string;
  readonly key: string;
  /** The name that editors give it, in the outline; visitors never read it. */
  readonly name?: string;
  /** Version of the block type that wrote `props`. */
  readonly version: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly anchorPoint: string;
  readonly __images: Readonly<Record<string, MediaRecord>>;
  readonly __files: Readonly<Record<string, MediaRecord>>;
  /** Keys of nested blocks by slot. Nested blocks stand in the same flat map as all others. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
}

export interface SeoSettings {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly seoKeywords: readonly string[];
  /** Null or a list of at most one image. */
  readonly seoImage: readonly ImageValue[] | null;
  /** Search engines are asked to leave the page out. */
  readonly noIndex: boolean;
  /** The address that search engines are told in place of the page's own: a path of this site, or one that begins with https. */
  readonly canonical?: string;
  /** The page's own tags, by their ids. They go live with the version, as all of these do. */
  readonly tags?: readonly string[];
}

/**
 * Something that can refer to another: a version of a page, its live version (by the page's id), a menu, a setting, a shared
 * block. `pageID` is the page that a reference disappears with.
 */
export interface ReferenceOwner {
  readonly kind: 'page-version' | 'live-page' | 'menu' | 'setting' | 'shared-block' | 'record';
  readonly id: string;
  readonly pageID?: string | undefined;
}

/**
 * The references of an entity, by id; kept in the reference index in the transaction of the save. A `path` is an address of
 * this site that was typed, an `address` one of another site.
 */
export interface Reference {
  readonly kind: 'page' | 'media' | 'tag' | 'path' | 'address';
  readonly id: string;
  readonly anchor?: string;
}

/** A piece of text for search, heaviest first: A headings, B summaries, C body, D the rest. */
export interface TextPart {
  readonly text: string;
  readonly weight: 'A' | 'B' | 'C' | 'D';
}
