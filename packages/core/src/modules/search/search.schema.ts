import * as z from 'zod';
import { databaseInt } from '../../contract/numbers.ts';

/** The states of what is done to the index. */
export const workStates = ['idle', 'loading', 'success', 'error'] as const;

/** A page that could not be indexed. */
export const failedPage = z.strictObject({
  pageID: z.uuid(),
  title: z.string(),
  error: z.string().describe('Of the machine, in English.'),
});

export const searchStatus = z.strictObject({
  hasEngine: z.boolean().describe('False where no plugin brings an engine: nothing can be searched then.'),
  removalState: z.enum(workStates),
  indexingState: z.enum(workStates),
  done: databaseInt().describe('Pages that are indexed, of those that are under way or were last time.'),
  total: databaseInt(),
  secondsLeft: databaseInt().nullable().describe('A guess; null where nothing is under way or nothing is known yet.'),
  indexed: databaseInt().describe('Pages that can be found at the moment.'),
  finishedAt: z.iso.datetime().nullable(),
  failures: z
    .strictObject({ pages: z.array(failedPage).describe('At most 50, the latest first.'), total: databaseInt() })
    .describe('Live pages that could not be indexed; others do not wait for them, and they are tried again by themselves.'),
});

export const searchResult = z.strictObject({
  pageID: z.uuid(),
  slug: z.string().describe('Public path.'),
  title: z.string(),
  type: z.string(),
  locale: z.string(),
  snippet: z.string().describe('HTML: escaped text with `mark` around what was found, and nothing else.'),
  section: z
    .strictObject({ anchor: z.string(), heading: z.string() })
    .nullable()
    .describe('The part of the page that the snippet is of, where that has an anchor.'),
  file: z
    .strictObject({ name: z.string(), url: z.string() })
    .nullable()
    .describe('The file on the page that the snippet is of, where it is not of the page itself.'),
  date: z.string().nullable().describe('A day, where the type is ordered by one.'),
  image: z
    .strictObject({ url: z.string(), altText: z.string(), width: z.int().optional(), height: z.int().optional() })
    .nullable(),
});

/** Numbers of hits by what they have in common; of at most the first 10,000. */
const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }));

export const searchResults = z.strictObject({
  total: z.int(),
  results: z.array(searchResult),
  facets: z.strictObject({ types: facet, locales: facet }),
  corrected: z.string().nullable().describe('The term as it was read instead, where a word of it was known to no page.'),
});

export const suggestion = z.strictObject({
  text: z.string(),
  slug: z.string().nullable().describe('Public path where it is a page; null for a word.'),
});
