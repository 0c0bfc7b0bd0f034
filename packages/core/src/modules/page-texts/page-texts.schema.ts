import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { anchorPattern } from '../../contract/slug.ts';
import { safeHref } from '../../contract/url.ts';
import { blockKey } from '../pages/content.schema.ts';
import { mostPages } from './page-limit.ts';

const id = z.uuid('V_12').toLowerCase();
/** Words on one line; what stands between others is looked for as it is, spaces too. */
const line = (most: number) =>
  z
    .string()
    .max(most, 'V_14')
    .regex(/^[^\p{Cc}\uFFFC]*$/u, 'V_12');
const words = (most: number) => line(most).refine((value) => value.trim() !== '', 'V_01');

/** The fewest and most digits of a telephone number. */
const digits = { fewest: 3, most: 15 };

const phoneNumber = line(40)
  .regex(/^\s*\+?[\d\s()./-]+$/, 'V_12')
  .refine((value) => {
    const count = value.replace(/\D/g, '').length;
    return count >= digits.fewest && count <= digits.most;
  }, 'V_12');

export const wanted = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    text: words(200),
    wholeWords: z.boolean().default(false).describe('Not inside longer words.'),
    matchCase: z.boolean().default(false),
    matchAccents: z.boolean().default(false).describe('`cafe` does not find `café`.'),
  }),
  z.strictObject({ kind: z.literal('page'), pageID: id.describe('Links to this page, by its id or its address.') }),
  z.strictObject({ kind: z.literal('address'), address: words(500).describe('A part of the address of links, mail too.') }),
  z.strictObject({
    kind: z.literal('phone'),
    number: phoneNumber.describe('Found however it is written, in texts and links, with and without its country.'),
  }),
]);

/** What is looked for. */
export type Wanted = Described<typeof wanted>;

const narrowing = {
  locale: z.string().max(5, 'V_12').optional(),
  type: z.string().max(100, 'V_12').optional().describe('A page type.'),
};

const place = z.strictObject({ title: z.string().max(1000, 'V_14'), id });

export const findInput = z.strictObject({
  wanted,
  ...narrowing,
  after: place.optional().describe('`next` of the part before. Without it, the first part.'),
});

export type FindInput = Described<typeof findInput>;

const hit = z.strictObject({
  id: z.string().describe('Names the hit on this revision of its page.'),
  path: z.string().describe('The place of the text or the link, as errors name it.'),
  block: z
    .strictObject({ key: blockKey, type: z.string(), label: z.string().describe('Of its type, in English.') })
    .nullable()
    .describe('Null for the page itself.'),
  isLink: z.boolean().describe('It is where a link leads, not what it says.'),
  before: z.string().describe('Of its sentence, what stands before it; shortened.'),
  text: z
    .string()
    .describe('What was found; of a link, where it leads: the title of the page that was asked for, else the address.'),
  after: z.string(),
  isDraft: z.boolean().describe('The latest version says it.'),
  isLive: z.boolean().describe('Visitors read it now.'),
  isFree: z
    .boolean()
    .describe('It can be replaced: it stands in the latest version, and neither a mark nor a link begins or ends inside it.'),
});

/** A place where a page says what was looked for. */
export type Hit = Described<typeof hit>;

const foundPage = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  type: z.string(),
  locale: z.string(),
  path: z.string().describe('The wanted address.'),
  revision: z.int().describe('Of the latest version, to be sent with what is to be replaced.'),
  canEdit: z.boolean(),
  hits: z.array(hit).describe('In reading order, those of the live version alone last; at most 200.'),
  hitCount: z.int().describe('Of all.'),
});

/** A page that says what was looked for. */
export type FoundPage = Described<typeof foundPage>;

export const foundPart = z.strictObject({
  pages: z.array(foundPage),
  next: place.nullable().describe('Where the next part begins; null after the last one.'),
  looked: z.int().describe('Pages that this part looked through.'),
  total: z.int().describe('Pages that there are to look through.'),
});

/** A part of what is found. */
export type FoundPart = Described<typeof foundPart>;

const replacing = z.union([
  z.strictObject({ text: line(500) }),
  z.strictObject({
    to: z.union([
      z.strictObject({ page: id, anchor: z.string().regex(anchorPattern, 'V_12').exactOptional() }),
      z.strictObject({ href: line(2000).refine((value) => safeHref(value) !== undefined, 'V_13') }),
    ]),
  }),
]);

/** What stands in the place of hits. */
export type Replacing = Described<typeof replacing>;

export const replaceInput = z.strictObject({
  wanted,
  by: replacing.describe('`to` for links, which lead there; `text` for all else, and in the place of a part of addresses.'),
  pages: z
    .array(
      z.strictObject({
        id,
        revision: databaseInt(1),
        hits: z.array(z.string().max(300, 'V_14')).min(1, 'V_01').max(200, 'V_14').describe('Ids of hits.'),
      }),
    )
    .min(1, 'V_01')
    .max(mostPages, 'V_14'),
});

export type ReplaceInput = Described<typeof replaceInput>;

const replacedPage = z.strictObject({ id: z.uuid(), title: z.string() });

export const replaced = z.strictObject({
  pages: z
    .array(z.strictObject({ ...replacedPage.shape, revision: z.int(), hits: z.int() }))
    .describe('Whose drafts say it now.'),
  skipped: z
    .array(
      z.strictObject({
        ...replacedPage.shape,
        reason: z
          .enum(['outdated', 'gone', 'forbidden', 'invalid'])
          .describe('Changed since it was looked through; not there any more; not yours to edit; it would not be a valid draft.'),
      }),
    )
    .describe('Pages that stay as they are. Only of those that the caller may view is the title told.'),
  undoID: z.uuid().nullable().describe('Takes the whole replacement back; null where nothing was replaced.'),
});

/** What became of a replacement. */
export type Replaced = Described<typeof replaced>;
