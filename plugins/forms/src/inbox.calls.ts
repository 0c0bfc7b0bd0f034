import { bytes, databaseInt, dataOf, defineCalls, listOf, listQuery, nothing, only, signedLink, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { submissionStates } from './submission-states.ts';
import { formRefusals } from './refusals.ts';

const state = z.enum(submissionStates, 'V_12');
const formID = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/, 'V_12');
const view = 'forms:view-submissions';

const listed = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  form: z.string(),
  title: z.string().describe('Of the form; its id where the site has it no more.'),
  state,
  score: z.int().describe('How much speaks for a machine: held from 50.'),
  assigneeID: z.int().nullable(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime().describe('When it is erased.'),
  hasLegalHold: z.boolean(),
});

/** A submission in the list. */
export type ListedSubmission = Described<typeof listed>;

const file = z.strictObject({ id: z.uuid(), name: z.string(), type: z.string(), size: z.int() });
const line = z.strictObject({ path: z.string(), label: z.string(), words: z.array(z.string()), files: z.array(file) });

const detail = listed.extend({
  locale: z.string(),
  language: z.string().describe('Of the words of `groups`: the first of the form.'),
  digest: z.string().describe('Keyed, of what it says now: the audit entry of its submission holds the one of what was sent.'),
  groups: z.array(z.strictObject({ step: z.string(), title: z.string(), lines: z.array(line) })),
  notes: z.array(z.strictObject({ id: z.uuid(), authorID: z.int().nullable(), text: z.string(), createdAt: z.iso.datetime() })),
  consents: z
    .array(
      z.strictObject({
        place: z.string(),
        name: z.string(),
        state: z.enum(['asked', 'signed', 'declined']),
        askedAt: z.iso.datetime(),
        answeredAt: z.iso.datetime().nullable(),
        signature: z.string().nullable().describe('The name that was typed.'),
      }),
    )
    .describe('Who else was asked to sign it.'),
  mails: z.array(
    z.strictObject({
      id: z.string(),
      template: z.string(),
      email: z.string().nullable(),
      state: z.enum(['waiting', 'sending', 'sent', 'failed', 'obsolete']),
      lastError: z.string().nullable(),
      queuedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
});

/** A submission with everything that belongs to it. */
export type SubmissionDetail = Described<typeof detail>;

const counted = z.strictObject({
  day: z.string(),
  step: z.string().describe('Id of the step; of errors the path of the field.'),
  title: z.string().describe('Of the step, or the question; what `step` says where the form has it no more.'),
  event: z.enum(['started', 'passed', 'sent', 'refused', 'error']),
  count: z.int(),
});

/** How often something happened at a step on a day. */
export type StepStatistics = Described<typeof counted>;

const params = z.strictObject({ id: z.uuid('V_12') });
const path = '/forms/submissions/{id}';

export const inboxCalls = defineCalls({
  forms: {
    method: 'GET',
    path: '/forms/list',
    access: view,
    summary: 'The forms of the site, and how many submissions of each are new.',
    refuses: {},
    answer: dataOf(
      z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          newCount: z.int(),
          heldCount: z.int(),
          steps: z.array(z.strictObject({ id: z.string(), title: z.string() })),
        }),
      ),
    ),
  },
  list: {
    method: 'GET',
    path: '/forms/submissions',
    access: view,
    summary:
      'What was sent. `searchTerm` is a reference, or the whole of a name, address, telephone number, postcode or number: answers are sealed, and found by hashes.',
    query: listQuery({
      columns: ['createdAt', 'reference', 'form', 'state'],
      sortBy: 'createdAt',
      filters: {
        form: formID.exactOptional(),
        state: state.exactOptional(),
        assigneeID: z
          .string()
          .regex(/^\d{1,9}$/, 'V_12')
          .exactOptional(),
      },
    }),
    refuses: {},
    answer: dataOf(listOf(listed)),
  },
  get: {
    method: 'GET',
    path,
    access: view,
    summary: 'A submission with its answers, files, notes and mails. Each look stands in the audit log.',
    params,
    refuses: only(formRefusals, 'notFound'),
    answer: dataOf(detail),
  },
  setState: {
    method: 'PUT',
    path: `${path}/state`,
    access: view,
    summary: 'Says how far somebody is with it. One that was held sends its mails when it is new.',
    params,
    body: z.strictObject({ state }),
    refuses: only(formRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
  assign: {
    method: 'PUT',
    path: `${path}/assignee`,
    access: view,
    summary: 'Says who handles it.',
    params,
    body: z.strictObject({ userID: databaseInt(1).nullable() }),
    refuses: only(formRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
  addNote: {
    method: 'POST',
    path: `${path}/notes`,
    access: view,
    summary: 'Writes a note beside it, for colleagues.',
    params,
    body: z.strictObject({ text: z.string('V_01').trim().min(1, 'V_01').max(5000, 'V_14') }),
    refuses: only(formRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ id: z.uuid() })),
  },
  resend: {
    method: 'POST',
    path: `${path}/resend`,
    access: view,
    summary: 'Sends a mail of it once more.',
    params,
    body: z.strictObject({ mailID: z.uuid('V_12') }),
    refuses: only(formRefusals, 'notFound'),
    answer: nothing,
  },
  linkFile: {
    method: 'POST',
    path: `${path}/files/{file}/link`,
    access: view,
    summary: 'A link to a file of it, for five minutes. Stands in the audit log.',
    params: params.extend({ file: z.uuid('V_12') }),
    refuses: only(formRefusals, 'notFound'),
    answer: dataOf(z.strictObject({ path: z.string() })),
  },
  openFile: {
    method: 'GET',
    path: '/forms/files/{token}',
    access: signedLink('forms:file'),
    summary: 'A file, to be saved.',
    params: z.strictObject({ token: z.string() }),
    refuses: only(formRefusals, 'notFound'),
    answer: bytes('application/octet-stream'),
  },
  hold: {
    method: 'PUT',
    path: `${path}/legal-hold`,
    access: 'forms:erase-submissions',
    summary: 'Keeps it beyond its time, or no longer.',
    params,
    body: z.strictObject({ hasLegalHold: z.boolean() }),
    refuses: only(formRefusals, 'notFound'),
    answer: nothing,
  },
  erase: {
    method: 'DELETE',
    path,
    access: 'forms:erase-submissions',
    summary: 'Erases it for good, with its files, notes and hashes. Refused while it has a legal hold.',
    params,
    refuses: only(formRefusals, 'notFound', 'legalHold'),
    answer: nothing,
  },
  export: {
    method: 'GET',
    path: '/forms/export',
    access: 'forms:export-submissions',
    summary: 'Everything that was sent by a form, but for what is held or dropped. Stands in the audit log.',
    query: z.strictObject({ form: formID, format: z.enum(['csv', 'json'], 'V_12').default('csv') }),
    refuses: {},
    answer: bytes('text/csv', 'application/json'),
  },
  statistics: {
    method: 'GET',
    path: '/forms/statistics',
    access: view,
    summary: 'How often a form was started, and its steps passed, refused and sent, by day, of nobody.',
    query: z.strictObject({ form: formID }),
    refuses: {},
    answer: dataOf(z.array(counted)),
  },
});
