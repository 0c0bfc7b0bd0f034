import * as z from 'zod';

const pageID = z.uuid();
const version = z.strictObject({ pageID, versionID: z.uuid() });

/** The events of pages. */
export const pageEvents = {
  /** A version went live. */
  'page.published': version,
  'page.unpublished': z.strictObject({ pageID }),
  /** A draft was written. */
  'page.stored': version,
  /** The live address moved; paths before and after. */
  'page.renamed': z.strictObject({ pageID, from: z.string(), to: z.string() }),
};
