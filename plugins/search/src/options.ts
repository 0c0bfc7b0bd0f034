import { z } from '@lectern/core';

/** The options of the plugin: `use(search, { kinds: { 'news/article': { nl: 'Nieuws' } } })`. */
export const searchOptions = z
  .strictObject({
    /** What visitors can narrow results to: page types, each with its name by language. */
    kinds: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
  })
  .prefault({});

export type SearchOptions = z.output<typeof searchOptions>;
