import * as z from 'zod';
import { mostTags } from './most-tags.ts';

/** The tags of something by their ids, each once. */
export const tagIDs = z
  .array(z.uuid('V_12').toLowerCase())
  .max(mostTags, 'V_14')
  .overwrite((ids) => [...new Set(ids)]);
