import type { MediaRecord, SeoSettings, StoredBlock } from '../../contract/content.ts';
import { defineServiceKey } from '../kernel/service.ts';

/** The document of a published page, in one row. Immutable until the next publication. */
export interface PublishedDocument {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly typeVersion: number;
  readonly seo: Omit<SeoSettings, 'seoImage'>;
  /** Images and files of the page itself by group: `seo`, `type`. */
  readonly images: Readonly<Record<string, Readonly<Record<string, MediaRecord>>>>;
  readonly files: Readonly<Record<string, Readonly<Record<string, MediaRecord>>>>;
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly blockOrder: readonly string[];
}

/** A published page as the public path reads it: one row. */
export interface PublicPage {
  readonly pageID: string;
  readonly versionID: string;
  readonly publicationID: string;
  /** Another one after every write: a publication, or other bytes in the place of a picture's. */
  readonly rowVersion: string;
  readonly path: string;
  readonly locale: string;
  readonly type: string;
  readonly document: PublishedDocument;
}

/** The port through which the renderer reads pages, without the ORM: this is what every visitor waits for. */
export interface PageSource {
  byPath(path: string): Promise<PublicPage | undefined>;
  /** Public paths of pages by id; pages that are not public are left out. */
  pathsOf(pageIDs: readonly string[]): Promise<Map<string, string>>;
  /** Where a former address leads now; undefined where it never was one, or its page is not public. */
  redirectOf(path: string): Promise<string | undefined>;
  /** Forgets the documents that are kept. */
  forget(): void;
}

export const pageSource = defineServiceKey<PageSource>('site/page-source');
