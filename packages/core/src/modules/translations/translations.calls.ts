import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { listOf } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import { blockKey } from '../pages/content.schema.ts';
import { locale, pageID as id, type } from '../pages/page-inputs.ts';
import { mostTranslated } from './page-limit.ts';
import { translationRefusals } from './translations.refusals.ts';

const byID = z.strictObject({ id });

/** As many as a page has blocks. */
const mostBlocks = 1000;

const structureKind = z.enum(['came', 'went', 'moved'], 'V_12');

const sourceChange = z.strictObject({
  kind: z
    .enum(['changed', 'came', 'went', 'moved'])
    .describe(
      '`changed`: other words; `came`: not in the translation; `went`: not in the source any more; `moved`: stands elsewhere.',
    ),
  blockKey: z.string().describe('In the source.'),
  ownKey: z.string().nullable().describe('In the translation; null where it has none.'),
  type: z.string(),
  label: z.string().describe('Label of the type of the block, in English.'),
  text: z.string().describe('How its words begin: in the source, or of one that went, in the translation.'),
});

const sourceChanges = z.strictObject({
  source: z
    .strictObject({ id: z.uuid(), title: z.string(), locale: z.string(), isLive: z.boolean() })
    .nullable()
    .describe('What the page was translated from: its live version, else its latest. Null where there is none.'),
  revision: z.int().describe('Of the translation.'),
  outdated: z.int().describe('Blocks whose words changed, came or went.'),
  changes: z.array(sourceChange).describe('In the order of the source; those that went are last.'),
});

const cellState = z.enum(['missing', 'outdated', 'draft', 'requested', 'live'], 'V_12');

const cell = z.strictObject({
  pageID: z.uuid().nullable(),
  state: cellState,
  outdated: z.int().describe('Blocks that are behind the source.'),
});

const matrixRow = z.strictObject({
  pageID: z.uuid().describe('The page in the default locale, else the oldest that the caller may view.'),
  title: z.string(),
  type: z.string(),
  cells: z.record(z.string(), cell).describe('By locale of the site. One whose page the caller may not view is left out.'),
});

const leftOut = z.strictObject({
  pageID: z.uuid(),
  errors: z.array(z.strictObject({ code: z.string(), property: z.string().exactOptional() })),
});

/** How a block of a translation differs from its source. */
export type SourceChange = Described<typeof sourceChange>;
/** How a translation differs from its source. */
export type SourceChanges = Described<typeof sourceChanges>;
/** A change of the source that may be done in the translation as well. */
export interface StructureChange {
  readonly kind: z.output<typeof structureKind>;
  /** In the source. */
  readonly blockKey: string;
}
/** A page in each locale of the site. */
export type MatrixRow = Described<typeof matrixRow>;
export type MatrixCell = Described<typeof cell>;
export type CellState = MatrixCell['state'];

const matrixQuery = z.strictObject({
  type: type.optional(),
  locale: locale.optional().describe('Where the state is looked for; alone, only pages that there is in this locale.'),
  state: cellState.optional().describe('In the locale, or in any.'),
  pageIndex: z.int().min(0).max(1_000_000).default(0),
  pageSize: z.int().min(1).max(100).default(25),
  searchTerm: z.string().max(200, 'V_14').default(''),
  columnToSort: z.enum(['title'], 'V_12').default('title'),
  sortOrder: z.enum(['asc', 'desc'], 'V_12').default('asc'),
});

/** The query of a page of the matrix. */
export type MatrixQuery = Readonly<z.output<typeof matrixQuery>>;

/** Pages and their translations. */
export const translationCalls = defineCalls({
  linkSibling: {
    method: 'POST',
    path: '/page/{id}/link-sibling',
    access: 'edit-page',
    summary:
      'Makes a page a translation of another: it leaves its own group and joins that one’s, as it stands. Asks edit-page on both.',
    params: byID,
    body: z.strictObject({ siblingID: id }),
    refuses: only(translationRefusals, 'noPage', 'taken'),
    answer: nothing,
  },
  unlinkSibling: {
    method: 'POST',
    path: '/page/{id}/unlink-sibling',
    access: 'edit-page',
    summary: 'Takes a page out of its group of translations.',
    params: byID,
    body: z.strictObject({}),
    refuses: only(translationRefusals, 'noPage', 'alone'),
    answer: nothing,
  },
  translated: {
    method: 'POST',
    path: '/page/{id}/translated',
    access: 'edit-page',
    summary:
      'Says that blocks of a translation are up to date with the source as it is now; left out, all are. What is not in the translation is then left out on purpose.',
    params: byID,
    body: z.strictObject({
      blockKeys: z
        .array(blockKey)
        .min(1, 'V_01')
        .max(mostBlocks, 'V_14')
        .optional()
        .describe('Of the source, or of the translation.'),
    }),
    refuses: only(translationRefusals, 'noPage', 'noSource'),
    answer: dataOf(sourceChanges),
  },
  sourceChanges: {
    method: 'GET',
    path: '/page/{id}/source-changes',
    access: 'view-page',
    summary: 'How a translation differs from what it was translated from, block by block.',
    params: byID,
    refuses: only(translationRefusals, 'noPage'),
    answer: dataOf(sourceChanges),
  },
  applySourceChanges: {
    method: 'POST',
    path: '/page/{id}/apply-source-changes',
    access: 'edit-page',
    summary:
      'Does in a translation what was done with blocks of its source: puts in those that came, in the words of the source, takes out those that went, moves those that moved. No text of another block is touched.',
    params: byID,
    body: z.strictObject({
      revision: databaseInt(),
      changes: z
        .array(z.strictObject({ kind: structureKind, blockKey }))
        .min(1, 'V_01')
        .max(mostBlocks, 'V_14'),
    }),
    refuses: only(translationRefusals, 'noPage', 'outdated', 'noSource'),
    judgesFields: true,
    answer: z.strictObject({ pageVersionID: z.uuid(), revision: z.int(), data: sourceChanges }),
  },
  matrix: {
    method: 'POST',
    path: '/translation/matrix',
    access: 'view-page',
    summary:
      'One page of the list of the pages that the caller may view, with what there is of each in every locale of the site.',
    body: matrixQuery,
    refuses: {},
    answer: dataOf(listOf(matrixRow)),
  },
  create: {
    method: 'POST',
    path: '/translation/create',
    access: 'create-page',
    summary:
      'Makes translations of pages in one locale, as drafts in the words of the source, each by itself. Answers with those that could not be made, and why.',
    body: z.strictObject({ pageIDs: z.array(id).min(1, 'V_01').max(mostTranslated, 'V_14'), locale }),
    refuses: {},
    answer: dataOf(
      z.strictObject({
        created: z.array(z.strictObject({ pageID: z.uuid(), translationID: z.uuid() })),
        leftOut: z.array(leftOut),
      }),
    ),
  },
});

export type CreatedTranslations = Described<NonNullable<typeof translationCalls.create.answer>>['data'];
