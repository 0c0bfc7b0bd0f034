import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MediaRecord, SeoSettings, StoredBlock } from '../../../contract/content.ts';
import { mediaOf } from '../../../contract/fields.ts';
import type { MediaUse } from '../../../contract/fields.ts';
import type { Lectern } from '../../../server/app.ts';
import type { Page } from './page.entity.ts';
import { resolveUses } from './resolve-media.ts';

/** What visitors read of a page, in one row. Immutable until the next publication. */
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

/** What lists read of a page: never the document. */
export interface PublishedSummary {
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly images: Readonly<Record<string, MediaRecord>>;
}

interface Options {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
  readonly page: Page;
  readonly content: {
    readonly title: string;
    readonly typeData: Record<string, unknown>;
    readonly typeVersion: number;
    readonly seo: SeoSettings;
    readonly blocks: Record<string, StoredBlock>;
    readonly blockOrder: string[];
  };
}

/** Builds the row that the public path reads, and the narrow one that lists read. */
export async function publishedDocument({
  app,
  em,
  page,
  content,
}: Options): Promise<{ document: PublishedDocument; summary: PublishedSummary }> {
  const pageType = app.pageTypes.get(page.type);
  const typeUses = pageType ? mediaOf(pageType.fields, content.typeData) : [];
  const seoUses: MediaUse[] = (content.seo.seoImage ?? []).map((image) => ({
    name: 'seoImage',
    kind: 'image',
    fileID: image.fileID,
    altText: image.altText ?? '',
  }));
  const { records } = await resolveUses(em, [...typeUses, ...seoUses]);
  const named = (uses: readonly MediaUse[], kind: MediaUse['kind']): Record<string, MediaRecord> =>
    Object.fromEntries(
      uses
        .filter((use) => use.kind === kind)
        .flatMap((use) => {
          const record = records.get(use);
          return record ? [[use.name, record]] : [];
        }),
    );
  const { seoTitle, seoDescription, seoKeywords } = content.seo;
  const typeImages = named(typeUses, 'image');
  return {
    document: {
      title: content.title,
      typeData: content.typeData,
      typeVersion: content.typeVersion,
      seo: { seoTitle, seoDescription, seoKeywords },
      images: { seo: named(seoUses, 'image'), type: typeImages },
      files: { type: named(typeUses, 'file') },
      blocks: content.blocks,
      blockOrder: content.blockOrder,
    },
    summary: { typeData: content.typeData, images: typeImages },
  };
}
