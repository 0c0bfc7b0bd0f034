import type { MediaRecord } from './content.ts';

/** A place on a page where images or files stand. */
export interface PageFilePlace {
  readonly apiPath: string;
  readonly pageID: string;
  /** `block_images_{key}`, `block_files_{key}` or a group of the page itself: `seo`, `type`. */
  readonly group: string;
}

/** The address of an image or file of a page. */
export const pageFileUrl = (
  { apiPath, pageID, group }: PageFilePlace,
  { hash, fileName }: Pick<MediaRecord, 'hash' | 'fileName'>,
): string => `${apiPath}/medialib/get-page-file/${pageID}/${group}/${hash}/${encodeURIComponent(fileName)}`;
