import * as z from 'zod';

const pageID = z.uuid();
const page = z.strictObject({ pageID });
const version = z.strictObject({ pageID, versionID: z.uuid() });

/** The events of pages. */
export const pageEvents = {
  /** A page was made, with its first draft. */
  'page.created': version,
  /** A version went live. */
  'page.published': version,
  'page.unpublished': page,
  /** A draft was written. */
  'page.stored': version,
  /** Below another page, or below none. */
  'page.moved': page,
  /** Into the trash. A page that was live is unpublished first. */
  'page.deleted': page,
  'page.restored': page,
  /** Deleted for good. */
  'page.purged': page,
  /** The live address moved; paths before and after. */
  'page.renamed': z.strictObject({ pageID, from: z.string(), to: z.string() }),
};
