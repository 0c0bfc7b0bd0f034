import type { PageContent } from '#modules/pages/edits/page-content.ts';

/** The content of a version and the page's slug, as one screen changes them. */
export interface EditorDocument extends PageContent {
  /** Belongs to the page; saved by Save alone, never by the way. */
  readonly slug: string;
}

/** The activities of the editor. The numbers are the specification's. */
export const activities = {
  Editing: 0,
  AddingBlock: 1,
  EditingPageSettings: 2,
  EditingSEOSettings: 3,
  AddTranslation: 4,
  ReplaceBlock: 5,
  AcceptRequest: 6,
} as const;

export type Activity = (typeof activities)[keyof typeof activities];

/** Codes of problems by the path of their field: `blocks.k3.title`, `seoSettings.seoTitle`, `slug`. */
export type Problems = Readonly<Record<string, readonly string[]>>;
