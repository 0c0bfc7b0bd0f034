import * as z from 'zod';
import { bytes, dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { glossaryTerm, localePair, newTerm } from './glossary.schema.ts';
import { approveInput, machineTranslated, translateInput, unreadTexts } from './machine.schema.ts';
import { mostTranslated } from './page-limit.ts';
import { findInput, foundPart, replaced, replaceInput } from './page-texts.schema.ts';
import { pageID, takenIn, targetLocale } from './translation.schema.ts';
import { pageTextRefusals } from './page-texts.refusals.ts';

const byID = z.strictObject({ id: pageID });

export const pageTextCalls = defineCalls({
  find: {
    method: 'POST',
    path: '/page-texts/find',
    access: 'view-page',
    summary:
      'Looks for a text, links or a telephone number in the latest and the live versions of pages that the caller may view, a part of the pages at a time, by their titles. Changes nothing.',
    body: findInput,
    refuses: {},
    answer: dataOf(foundPart),
  },
  replace: {
    method: 'POST',
    path: '/page-texts/replace',
    access: 'edit-page',
    summary: 'Replaces hits in drafts, of each page all that are named or none: a page that was changed since is skipped.',
    body: replaceInput,
    maxBody: 4_000_000,
    refuses: only(pageTextRefusals, 'noPage', 'missing'),
    answer: dataOf(replaced),
  },
  exportXliff: {
    method: 'GET',
    path: '/page-texts/xliff',
    access: 'view-page',
    summary:
      'The texts of pages of one language as an XLIFF 2 document, with what their translations say already. They are of one language.',
    query: z.strictObject({
      pages: z
        .string()
        .max(37 * mostTranslated, 'V_14')
        .transform((ids) => ids.split(','))
        .pipe(z.array(pageID)),
      to: targetLocale,
    }),
    refuses: only(pageTextRefusals, 'noPage', 'severalLanguages'),
    answer: bytes('application/xliff+xml'),
  },
  importXliff: {
    method: 'POST',
    path: '/page-texts/xliff',
    access: 'edit-page',
    summary:
      'Takes a translated XLIFF 2 document in, into the drafts of the translations. Of a block that says something else by now nothing is taken in, and it is named.',
    body: z.strictObject({ document: z.string().max(5_000_000, 'V_14') }),
    maxBody: 12_000_000,
    refuses: only(pageTextRefusals, 'noXliff', 'unknownLanguage'),
    answer: dataOf(takenIn),
  },
  translate: {
    method: 'POST',
    path: '/page-texts/translate',
    access: 'edit-page',
    summary:
      'Has a page translated by the site’s machine translator into the draft of its translation, which is made where there is none (create-page). What it wrote is marked until a person changes it or says that it is right. Refused where the site has no translator; where that fails, nothing is changed.',
    body: translateInput,
    refuses: only(pageTextRefusals, 'noPage', 'notNow', 'translatorFailed'),
    judgesFields: true,
    answer: dataOf(machineTranslated),
  },
  unread: {
    method: 'GET',
    path: '/page-texts/{id}/unread',
    access: 'view-page',
    summary: 'What a machine wrote in the latest version of a page and no person has changed or approved.',
    params: byID,
    refuses: only(pageTextRefusals, 'noPage'),
    answer: dataOf(unreadTexts),
  },
  approve: {
    method: 'POST',
    path: '/page-texts/{id}/approve',
    access: 'edit-page',
    summary: 'Says of texts that a machine wrote that they are right. What says something else by now stays marked.',
    maxBody: 500_000,
    params: byID,
    body: approveInput,
    refuses: only(pageTextRefusals, 'noPage'),
    answer: dataOf(unreadTexts),
  },
  glossary: {
    method: 'GET',
    path: '/page-texts/glossary',
    access: ['manage-glossary', 'edit-page'],
    summary: 'How terms are translated from one language to another, by name.',
    query: localePair,
    refuses: {},
    answer: dataOf(z.array(glossaryTerm)),
  },
  setTerm: {
    method: 'POST',
    path: '/page-texts/glossary',
    access: 'manage-glossary',
    summary: 'Says how a term is translated, or that it stays as it is. A glossary holds 2,000 of a pair of languages.',
    body: newTerm,
    refuses: {},
    answer: dataOf(glossaryTerm),
  },
  removeTerm: {
    method: 'DELETE',
    path: '/page-texts/glossary/{id}',
    access: 'manage-glossary',
    summary: 'Takes a term out of the glossary.',
    params: byID,
    refuses: only(pageTextRefusals, 'notFound'),
    answer: nothing,
  },
});
