import type { FieldError } from '../contract/errors.ts';
import type { MediaRecord, SeoSettings, StoredBlock } from '../contract/content.ts';

/** What the user who asks may do with an entity. */
export interface PagePolicies {
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly canDelete: boolean;
  readonly canRequestPublication?: boolean;
}

/** `changed`: live, with a newer version that is not. */
export type PageStatus = 'draft' | 'live' | 'changed';

/** A page in a list: a narrow row, never its document. */
export interface PageListItem {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  /** Public path, locale prefix included. */
  readonly path: string;
  readonly status: PageStatus;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly policies: PagePolicies;
}

export type PageSortColumn = 'title' | 'slug' | 'createdAt' | 'updatedAt';
export type SortOrder = 'asc' | 'desc';

export interface PageListQuery {
  readonly type?: string;
  readonly locale?: string;
  /** From 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  readonly columnToSort: PageSortColumn;
  readonly sortOrder: SortOrder;
}

export interface List<Item> {
  readonly items: readonly Item[];
  readonly totalItems: number;
}

/** A page with what its latest version says of it. */
export interface Page {
  readonly id: string;
  readonly slug: string;
  readonly path: string;
  readonly type: string;
  readonly locale: string;
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly parentID: string | null;
  readonly publishedVersionID: string | null;
  readonly publishedID: string | null;
  readonly pageVersionID: string;
  readonly revision: number;
  readonly hasUnpublishedChanges: boolean;
  readonly hasPublicationRequest: boolean;
  readonly policies: PagePolicies;
}

/** A resolved image of the SEO settings, as versions deliver it, beside the value that is stored. */
export type SeoImage = NonNullable<SeoSettings['seoImage']>[number] & Partial<MediaRecord>;

/** A version of a page, complete. */
export interface PageVersion {
  readonly id: string;
  readonly pageID: string;
  readonly revision: number;
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  /** Keys of the page's own blocks in page order; nested blocks stand in their parent's slots. */
  readonly blockOrder: readonly string[];
  readonly seoSettings: SeoSettings;
  readonly hasPublicationRequest: boolean;
  readonly policies: PagePolicies;
}

/** What is sent to store a version. */
export interface VersionContent {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly blockOrder: readonly string[];
  readonly seoSettings: SeoSettings;
}

export interface NewPage {
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly content?: Readonly<Record<string, StoredBlock>>;
  readonly typeData?: Readonly<Record<string, unknown>>;
}

/** Where to go on after a version was stored. */
export interface StoredVersion {
  readonly pageVersionID: string;
  readonly revision: number;
  /** What was stored and cannot be published like this: V_17 for a file that is gone, G_19 for an image that cannot be shown. */
  readonly warnings?: readonly FieldError[];
}

export interface Publication {
  readonly publishedVersionID: string;
  readonly publishedID: string;
}

/** The revision after a change of the page, where the answer names one. */
export interface Rebased {
  readonly revision?: number;
}
