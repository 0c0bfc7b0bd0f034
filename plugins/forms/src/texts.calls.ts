import { databaseInt, dataOf, defineCalls, only, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { formRefusals } from './refusals.ts';

const access = 'forms:edit-texts';
const params = z.strictObject({ form: z.string().regex(/^[a-z][a-z0-9-]{0,79}$/, 'V_12') });
const words = z.record(z.string().max(10, 'V_14'), z.string('V_01').trim().min(1, 'V_01').max(5000, 'V_14'));

const formTexts = z.strictObject({
  form: z.string(),
  title: z.string(),
  languages: z.array(z.string()),
  revision: z.int().describe('0 where nothing was ever changed.'),
  texts: z.array(
    z.strictObject({
      key: z.string().describe('Where it stands: `steps.persoon.parts.surname.label`.'),
      kind: z.string(),
      where: z.string(),
      step: z.string().describe('Title of its step; empty outside of steps.'),
      original: z.record(z.string(), z.string()),
      words: z.record(z.string(), z.string()),
    }),
  ),
  recipients: z.array(
    z.strictObject({
      original: z.string(),
      email: z.string(),
      isConditional: z.boolean().describe('Gets only some of what is sent.'),
    }),
  ),
});

/** A form's texts and recipients, as they are defined and as they are now. */
export type FormTexts = Described<typeof formTexts>;

export const textsCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/forms/texts',
    access,
    summary: 'The forms of the site, whose texts can be changed.',
    refuses: {},
    answer: dataOf(z.array(z.strictObject({ id: z.string(), title: z.string(), changedAt: z.iso.datetime().nullable() }))),
  },
  get: {
    method: 'GET',
    path: '/forms/texts/{form}',
    access,
    summary: 'The texts and recipients of a form.',
    params,
    refuses: only(formRefusals, 'notFound'),
    answer: dataOf(formTexts),
  },
  save: {
    method: 'PUT',
    path: '/forms/texts/{form}',
    access,
    summary:
      'Changes texts and recipients of a form: those that are named, and no others. One that is the original is a change no more.',
    maxBody: 1_000_000,
    params,
    body: z.strictObject({
      revision: databaseInt(),
      texts: z.record(z.string().max(300, 'V_14'), words).default({}),
      recipients: z.record(z.string().max(254, 'V_14'), z.email('V_02').max(254, 'V_14')).default({}),
    }),
    refuses: only(formRefusals, 'notFound', 'outdated', 'brokenBraces'),
    answer: dataOf(z.strictObject({ revision: z.int() })),
  },
});
