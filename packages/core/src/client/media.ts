import type { VideoType } from '../contract/video-link.ts';
import type { SortOrder } from './page.ts';

/** What the person who asked may do with a file or folder. */
export interface MediaPolicies {
  /** Rename, move, describe, replace, delete. */
  readonly manage: boolean;
}

/** A file of the library: an image, a document, or a video by its address elsewhere. */
export interface MediaFile {
  readonly id: string;
  /** Folder in which it lies. */
  readonly path: string;
  readonly fileName: string;
  readonly fileType: 'image' | 'document' | 'video';
  readonly mimeType: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** In the default locale. */
  readonly defaultAltText: string;
  /** In the other locales, by locale. */
  readonly defaultAltTexts: Readonly<Record<string, string>>;
  /** May be used outside its folder's permission and linked directly. */
  readonly shared: boolean;
  /** Pixels; null for all but images. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  /** Bytes; 0 for videos. */
  readonly filesize: number;
  /** What stays visible where an image is cut: parts of its width and height, 0 to 1. Null: the middle. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
  /** Videos only. `videoID` of a GIF is the id of the image in the library. */
  readonly video: {
    readonly videoType: VideoType;
    readonly videoID: string;
    /** Where people watch it; null for a GIF. */
    readonly link: string | null;
    readonly posterFileID: string | null;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly policies: MediaPolicies;
}

/** An added or replaced file, with the others in the library whose bytes are the same. */
export type AddedFile = MediaFile & { readonly duplicates: readonly MediaFile[] };

export interface MediaFolder {
  readonly id: string;
  readonly folderName: string;
  readonly path: string;
  /** Ids of the roles that may see what is in it, and below; null: everybody. */
  readonly roles: readonly string[] | null;
  readonly policies: MediaPolicies;
}

export interface Directory {
  readonly path: string;
  readonly folders: readonly MediaFolder[];
  readonly files: readonly MediaFile[];
  /** May this person add files and folders here? */
  readonly policies: MediaPolicies;
}

/** `live-without-alt`: images on live pages that no text describes. `unused`: no page and no video uses it. `too-large`: images wider or higher than 2560 pixels. */
export type MediaFilter = 'live-without-alt' | 'unused' | 'too-large';

export interface MediaSearch {
  readonly searchTerm: string;
  /** Searched with all folders below it. */
  readonly directory: string;
  readonly filter?: MediaFilter | undefined;
  readonly fileType?: MediaFile['fileType'] | undefined;
  /** Default: 0. */
  readonly pageIndex?: number | undefined;
  /** Default: 100, at most 500. */
  readonly pageSize?: number | undefined;
}

export interface FoundFiles {
  readonly items: readonly MediaFile[];
  readonly totalItems: number;
  /** Folders whose name fits; none with a filter or on later pages. */
  readonly folders: readonly MediaFolder[];
}

/** What `editFile` changes; what is left out stays. */
export interface FileChanges {
  readonly id: string;
  readonly newPath?: string | undefined;
  readonly newFileName?: string | undefined;
  readonly defaultAltText?: string | undefined;
  /** Replaces all of them. */
  readonly defaultAltTexts?: Readonly<Record<string, string>> | undefined;
  readonly shared?: boolean | undefined;
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined;
  /** Videos only. V_13 where it is no link to a video. */
  readonly link?: string | undefined;
  readonly posterFileID?: string | null | undefined;
}

export interface NewVideo {
  readonly path: string;
  /** Its name in the library. */
  readonly fileName: string;
  /** At Vimeo or YouTube; V_13 where it is neither. */
  readonly link?: string | undefined;
  /** Instead of a link: a GIF of the library. */
  readonly gifFileID?: string | undefined;
  readonly posterFileID?: string | undefined;
  readonly defaultAltText?: string | undefined;
}

/** Files by id and folders by path. */
export interface Selection {
  readonly fileIDs: readonly string[];
  readonly directories: readonly string[];
}

/** What lies in the trash as a whole: a file, or a folder with everything in it. */
export interface TrashItem {
  readonly id: string;
  readonly kind: 'file' | 'folder';
  readonly name: string;
  /** Folder in which it lay. */
  readonly trashedFrom: string;
  /** Files in it; 1 for a file. */
  readonly fileCount: number;
  /** Bytes. */
  readonly filesize: number;
  /** Files only. */
  readonly file: MediaFile | null;
  readonly deletedAt: string;
  /** Name of the person; null where nobody, or nobody any more. */
  readonly deletedBy: string | null;
  /** When it is deleted for good. */
  readonly purgedAt: string;
  readonly policies: MediaPolicies;
}

export type UsageScope = 'live' | 'draft' | 'old';

/** A page that uses a file. */
export interface PageUsage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** Its public address. */
  readonly path: string;
  readonly type: string;
  readonly locale: string;
  readonly status: 'live' | 'changed' | 'draft';
  readonly createdAt: string;
  readonly updatedAt: string;
  /** In which of its versions: what visitors see, the latest one, older ones. */
  readonly uses: readonly UsageScope[];
}

export interface PagesByFileQuery {
  readonly fileID: string;
  readonly pageIndex?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly searchTerm?: string | undefined;
  readonly columnToSort?: 'title' | 'slug' | 'createdAt' | 'updatedAt' | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

/** Pages that use any of a selection. Each list names at most 50; `totals` counts all of them. */
export interface Usage {
  readonly live: readonly PageUsage[];
  readonly draft: readonly PageUsage[];
  readonly old: readonly PageUsage[];
  /** Videos outside the selection that show something of it. */
  readonly videos: readonly MediaFile[];
  readonly totals: { readonly live: number; readonly draft: number; readonly old: number };
}

/** Bytes that are taken and may be taken. A limit of null: none. */
export interface QuotaState {
  readonly used: number;
  readonly limit: number | null;
  /** From 90% on. */
  readonly isNearlyFull: boolean;
}

export interface Quota {
  readonly site: QuotaState;
  readonly user: QuotaState;
}
