import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { blockKey, draftSeo } from './content.schema.ts';

const person = z.strictObject({ id: z.int().nullable(), name: z.string().nullable() });
const writeReasons = ['sitting', 'stored', 'requested', 'published', 'restored', 'import', 'conflict'] as const;
const versionReasons = [...writeReasons, 'rejected', 'revoked'] as const;

/** What wrote a version, or ended its sitting. */
export type WriteReason = (typeof writeReasons)[number];
/** The same, and what became of the request to publish it. */
export type VersionReason = (typeof versionReasons)[number];

export const listedVersion = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  revision: z.int(),
  title: z.string(),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime().describe('When it was last written.'),
  isLatest: z.boolean(),
  isOpen: z.boolean().describe('The next edit may still go into it.'),
  authors: z.array(person).describe('Who wrote it, first to last; a name is null where that account is gone.'),
  reason: z
    .enum(versionReasons)
    .describe(
      '`published`, `requested` and what became of the request count before what wrote it; `sitting`: edits, until half an hour passed without one.',
    ),
  chosenBy: person.nullable().describe('Of `conflict`: who chose other words over those of this version.'),
  restoredFrom: z.strictObject({ id: z.uuid(), number: z.int() }).nullable(),
  pin: z.strictObject({ name: z.string(), at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  publications: z
    .array(
      z.strictObject({
        id: z.uuid(),
        since: z.iso.datetime(),
        until: z.iso.datetime().nullable().describe('Null where visitors read it now.'),
        by: z.string().nullable().describe('Who published it.'),
        record: z.enum(['none', 'kept', 'erased']).describe('Whether what visitors read is kept, to be exported.'),
      }),
    )
    .describe('Last first.'),
  change: z
    .strictObject({
      added: z.int().describe('Blocks.'),
      removed: z.int(),
      changed: z.int().describe('Blocks of which a value, the name or the anchor point is another.'),
      isReordered: z.boolean(),
      fields: z.int().describe('Of the page itself: its title, own data and SEO settings.'),
    })
    .nullable()
    .describe('What it made of the version before it; null for the first one, and while edits are still written into it.'),
});

/** A version in the history of a page, without its content. */
export type ListedVersion = Described<typeof listedVersion>;

const wordRuns = z
  .array(z.strictObject({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))
  .describe('Joined without `added` the earlier text, without `removed` the later one.');

const fieldChange = z.strictObject({
  field: z.string(),
  before: z.unknown().optional().describe('Absent where there is none.'),
  after: z.unknown().optional(),
  words: wordRuns.nullable().describe('Of values that can be read as text; null where neither can.'),
});

export type FieldDifference = Described<typeof fieldChange>;

const blockChange = z.strictObject({
  key: blockKey,
  parent: blockKey.nullable(),
  slot: z.string(),
  depth: z.int(),
  kind: z.enum(['added', 'removed', 'kept']),
  isMoved: z.boolean().describe('Stands elsewhere among those that were kept, or in another block.'),
  type: z.string().describe('Of the later one; of one that was removed, of the earlier one.'),
  formerType: z.string().nullable().describe('Where another type stands under the same key.'),
  name: z.string().nullable().describe('What editors call it.'),
  isKnown: z.boolean().describe('The plugin of both is installed.'),
  fields: z.array(fieldChange).describe('Those that differ; of an added or removed block all that have a value.'),
  beside: z.array(fieldChange).describe('`anchorPoint` and `name`.'),
});

export type BlockDifference = Described<typeof blockChange>;

const comparedVersion = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  pageID: z.uuid(),
  locale: z.string(),
  title: z.string(),
  endedAt: z.iso.datetime(),
});

export const versionComparison = z.strictObject({
  before: comparedVersion,
  after: comparedVersion,
  title: fieldChange.nullable(),
  typeData: z.array(fieldChange),
  seo: z.array(fieldChange),
  blocks: z.array(blockChange).describe('Every block of both, in the order of the later one; a removed one where it was.'),
});

/** What makes one version of another. */
export type VersionComparison = Described<typeof versionComparison>;

/** A value of a page that is restored by itself. */
export const restoredField = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('title') }),
  z.strictObject({ of: z.literal('typeData'), field: z.string().min(1).max(100) }),
  z.strictObject({ of: z.literal('seo'), field: z.enum(Object.keys(draftSeo.shape)) }),
  z.strictObject({ of: z.literal('props'), key: blockKey, field: z.string().min(1).max(100) }),
  z.strictObject({ of: z.literal('block'), key: blockKey, field: z.enum(['anchorPoint', 'name']) }),
]);

export const restoredVersion = z.strictObject({
  pageID: z.uuid(),
  pageVersionID: z.uuid().describe('Of the version that stands now.'),
  revision: z.int(),
  formerVersionID: z.uuid().describe('Of the one that stood before: what to restore to undo this.'),
  isChanged: z.boolean().describe('False where nothing differed, and nothing was written.'),
});

export type RestoredVersion = Described<typeof restoredVersion>;

export const dayPublication = z.strictObject({
  id: z.uuid(),
  pageID: z.uuid(),
  versionID: z.uuid(),
  number: z.int().describe('Of the version.'),
  title: z.string(),
  path: z.string().nullable().describe('Where visitors read it; null where that was not kept.'),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  by: z.string().nullable().describe('Who published it.'),
  record: z.enum(['none', 'kept', 'erased']),
  erased: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});

/** What visitors read at an address for some time of a day. */
export type DayPublication = Described<typeof dayPublication>;
