import * as z from 'zod';

/** The events of the library. */
export const mediaEvents = {
  /** A file has other bytes. */
  'media.replaced': z.strictObject({ fileID: z.uuid() }),
};
