import type { SeoSettings, StoredBlock } from '#contract/content.ts';

/** Blocks of one page, nested ones counted. */
export const maxBlocks = 1000;

/** Levels on which blocks stand: those of the page itself are on the first, those in their slots on the second. */
export const maxNesting = 8;

/** The blocks of a page and their order. JSON, never changed in place. */
export interface PageBlocks {
  /** Every block by its key, nested ones too. */
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  /** Keys of the page's own blocks, in page order. */
  readonly order: readonly string[];
}

/** The content of a version, as people and the server change it. */
export interface PageContent extends PageBlocks {
  readonly title: string;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly seo: SeoSettings;
}
