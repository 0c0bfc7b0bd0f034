import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { pageID as id } from '../pages/page-inputs.ts';
import { maxCommentLength, maxQuoteLength } from './comment-limits.ts';
import { commentRefusals } from './comments.refusals.ts';

const byID = z.strictObject({ id });
const demanded = { error: ({ input }: { readonly input: unknown }) => (input === undefined ? 'V_01' : 'V_12') };
const text = z
  .string(demanded)
  .trim()
  .min(1, 'V_01')
  .max(maxCommentLength, 'V_14')
  .describe('Plain text. `@[userID]` mentions somebody who may see the page, and nobody else.');

const person = z.strictObject({ id: z.int(), name: z.string() });
const somebody = z
  .strictObject({ id: z.int(), name: z.string().nullable().describe('Null where that account is gone.') })
  .nullable()
  .describe('Null where it was no person, as in content that a site brings along.');

const comment = z.strictObject({
  id: z.uuid(),
  author: somebody,
  at: z.iso.datetime(),
  text: z.string().describe('Plain text, with mentions as `@[userID]`.'),
  mentions: z.array(somebody.unwrap()).describe('Everybody whom it mentions, each once.'),
  isMine: z.boolean(),
});

const thread = z.strictObject({
  id: z.uuid(),
  blockKey: z.string().nullable().describe('The block that it is about; null for the page.'),
  property: z.string().nullable().describe('The field of the block, or of the page, as it was called then: `items.0.title`.'),
  quote: z.string().nullable().describe('The words that it is about, as they were then.'),
  hasPlace: z.boolean().describe('False once its block is gone from the latest version.'),
  resolved: z.strictObject({ at: z.iso.datetime(), by: somebody }).nullable().describe('Null while it is open.'),
  isMine: z.boolean().describe('The caller began it.'),
  comments: z.array(comment).describe('The first is what it began with.'),
});

/** A comment with its answers. */
export type CommentThread = Described<typeof thread>;
/** One of them. */
export type Comment = Described<typeof comment>;
/** Somebody who may be mentioned. */
export type CommentPerson = Described<typeof person>;

const ofThread = 'By the id of the thread, or of any comment in it; its page has to be one’s to see.';

/** Comments on pages. They are in no answer to visitors. */
export const commentsCalls = defineCalls({
  ofPage: {
    method: 'GET',
    path: '/page/{id}/comments',
    access: 'view-page',
    isQuiet: true,
    summary: 'The comments on a page, oldest first: all that are open, and the 200 that were resolved last.',
    params: byID,
    refuses: only(commentRefusals, 'noPage'),
    answer: dataOf(z.array(thread)),
  },
  people: {
    method: 'GET',
    path: '/page/{id}/comments/people',
    access: 'view-page',
    summary: 'Who may be mentioned in comments on a page, by name: everybody who may see it and can sign in.',
    params: byID,
    refuses: only(commentRefusals, 'noPage'),
    answer: dataOf(z.array(person)),
  },
  comment: {
    method: 'POST',
    path: '/page/{id}/comment',
    access: 'view-page',
    summary:
      'Begins a comment on a page, a block, a field of it, or words that stand there. Mails everybody whom it mentions, but not oneself.',
    params: byID,
    body: z.strictObject({
      blockKey: z.string().min(1, 'V_12').max(100, 'V_14').optional(),
      property: z
        .string()
        .max(200, 'V_14')
        .regex(/^[\w-]+(\.[\w-]+)*$/, 'V_12')
        .optional()
        .describe('Of the block, or of the page where none is named.'),
      quote: z.string().trim().min(1, 'V_12').max(maxQuoteLength, 'V_14').optional().describe('Words as they stand there now.'),
      text,
    }),
    refuses: only(commentRefusals, 'noPage', 'noBlock'),
    answer: dataOf(thread),
  },
  reply: {
    method: 'POST',
    path: '/comment/{id}/reply',
    access: 'view-page',
    summary: `Answers a comment; one that was resolved is open again. Mails whom it mentions. ${ofThread}`,
    params: byID,
    body: z.strictObject({ text }),
    refuses: only(commentRefusals, 'noComment'),
    answer: dataOf(thread),
  },
  resolve: {
    method: 'POST',
    path: '/comment/{id}/resolve',
    access: 'view-page',
    summary: `Says that a comment is dealt with. Once more changes nothing. ${ofThread}`,
    params: byID,
    body: z.strictObject({}),
    refuses: only(commentRefusals, 'noComment'),
    answer: nothing,
  },
  reopen: {
    method: 'POST',
    path: '/comment/{id}/reopen',
    access: 'view-page',
    summary: `Opens a comment again. One that is open stays as it is. ${ofThread}`,
    params: byID,
    body: z.strictObject({}),
    refuses: only(commentRefusals, 'noComment'),
    answer: nothing,
  },
});
