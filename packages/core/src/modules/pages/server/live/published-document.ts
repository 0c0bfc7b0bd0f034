import { canonicalAddress } from '#contract/canonical-address.ts';
import type { MediaRecord, SeoSettings, StoredBlock } from '#contract/content.ts';
import type { PublishedDocument } from '#server/site/page-source.ts';

/** The part of a published page that lists read: never the document. */
export interface PublishedSummary {
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, MediaRecord>>;
  /** The address that search engines are told in place of the page's own. */
  readonly canonical?: string;
}

interface Content {
  readonly title: string;
  readonly typeData: Record<string, unknown>;
  readonly typeVersion: number;
  readonly seo: SeoSettings;
  readonly blocks: Record<string, StoredBlock>;
  readonly blockOrder: string[];
  /** Images and files of the page itself by group. */
  readonly own: Pick<PublishedDocument, 'images' | 'files'>;
}

/** The blocks without the names that editors gave them. */
const unnamed = (blocks: Readonly<Record<string, StoredBlock>>): Record<string, StoredBlock> =>
  Object.fromEntries(Object.entries(blocks).map(([key, { name: _name, ...block }]) => [key, block]));

/** Builds the row that the public path reads, and the narrow one that lists read. */
export function publishedDocument(content: Content): { document: PublishedDocument; summary: PublishedSummary } {
  const { title, typeData, typeVersion, blocks, blockOrder, own } = content;
  const { seoImage: _image, canonical: written = '', ...seo } = content.seo;
  const address = canonicalAddress(written);
  const canonical = address === undefined ? {} : { canonical: address };
  return {
    document: { title, typeData, typeVersion, seo: { ...seo, ...canonical }, ...own, blocks: unnamed(blocks), blockOrder },
    summary: { typeData, images: own.images['type'] ?? {}, ...canonical },
  };
}
