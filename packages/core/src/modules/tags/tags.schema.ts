import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { tagTerm } from './tag-term.schema.ts';

/** Other names of a tag. */
const mostSynonyms = 20;

export const tag = z.strictObject({
  id: z.uuid(),
  term: z.string(),
  isPrivate: z.boolean().describe('Only who is signed in reads it.'),
});

/** A tag as pages, files and fields show it. */
export type Tag = Described<typeof tag>;

export const askedTag = z.strictObject({
  id: z.uuid().describe('As it was asked for.'),
  tag: tag.nullable().describe('The one that it was merged into, where it was; null where there is none any more.'),
});

/** The tag that an id stands for now. */
export type AskedTag = Described<typeof askedTag>;

export const listedTag = tag.extend({
  synonyms: z.array(z.string()).describe('Other names by which it is found.'),
  revision: z.int(),
  pages: z.int().describe('Pages that have it, live or in their latest version, in whatever place.'),
  files: z.int().describe('Files of the library.'),
  others: z.int().describe('Settings and the like.'),
  updatedAt: z.iso.datetime(),
});

/** A tag with how often it is used. */
export type ListedTag = Described<typeof listedTag>;

export const newTag = z.strictObject({ term: tagTerm, isPrivate: z.boolean('V_12').default(false) });

/** A tag as it is made. */
export type NewTag = Described<typeof newTag>;

export const changedTag = z.strictObject({
  revision: databaseInt().describe('The one that the change began with.'),
  term: tagTerm.optional(),
  isPrivate: z.boolean('V_12').optional(),
  synonyms: z.array(tagTerm).max(mostSynonyms, 'V_14').optional(),
});

/** A change of a tag. What is left out stays. */
export type TagChanges = Described<typeof changedTag>;

export const tagUsage = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        isLive: z.boolean().describe('Visitors see the page with it now.'),
        isOwn: z.boolean().describe('A tag of the page itself; false where only a block or field of it has the tag.'),
      }),
    )
    .describe('At most 50, and only those whose drafts the caller may view.'),
  totalPages: z.int(),
  files: z.int().describe('Files of the library, which lists them by tag.'),
  others: z.int(),
});

/** The places that have a tag. */
export type TagUsage = Described<typeof tagUsage>;
