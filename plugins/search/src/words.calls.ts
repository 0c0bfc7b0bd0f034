import { dataOf, defineCalls, listOf, listQuery, nothing, only, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { longestTerm, mostMeanings, ruleKinds } from './word-rules.ts';
import { searchRefusals } from './refusals.ts';

const locale = z.string('V_01').max(5, 'V_12');
const word = z.string('V_01').trim().min(1, 'V_01').max(longestTerm, 'V_14');
const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'V_12')
  .default('');

const draft = z.strictObject({
  locale,
  kind: z.enum(ruleKinds, 'V_12'),
  term: word.describe('What is searched for, or the word that is split.'),
  means: z
    .array(word)
    .max(mostMeanings, 'V_14')
    .default([])
    .describe('What is found beside it, or the parts of the word in reading order; nothing for other kinds.'),
  pageID: z.uuid('V_12').nullable().default(null).describe('The page that comes first; only for that kind.'),
  firstDay: day.describe('`YYYY-MM-DD`: from when the page comes first; empty for at once.'),
  lastDay: day.describe('The last day on which it does; empty for without an end.'),
});

/** What an editor fills in. */
export type WordRuleDraft = z.output<typeof draft>;

const listed = z.strictObject({
  id: z.uuid(),
  locale: z.string(),
  kind: z.enum(ruleKinds),
  term: z.string(),
  means: z.array(z.string()),
  pageID: z.uuid().nullable(),
  pageTitle: z.string().nullable().describe('Of the page as it is live; null where it is not, or there is none.'),
  firstDay: z.string(),
  lastDay: z.string(),
  updatedAt: z.iso.datetime(),
});

/** A rule in the list. */
export type ListedWordRule = Described<typeof listed>;

const params = z.strictObject({ id: z.uuid('V_12') });

export const wordCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/site-search/words',
    access: 'manage-search',
    summary: 'What editors said about words and pages that are searched for.',
    query: listQuery({
      columns: ['term', 'updatedAt'],
      sortBy: 'term',
      sortOrder: 'asc',
      filters: { kind: z.enum(ruleKinds, 'V_12').exactOptional(), locale: locale.exactOptional() },
    }),
    refuses: {},
    answer: dataOf(listOf(listed)),
  },
  create: {
    method: 'POST',
    path: '/site-search/words',
    access: 'manage-search',
    summary: 'Adds a rule.',
    body: draft,
    refuses: only(
      searchRefusals,
      'ruleTaken',
      'notOneWord',
      'tooFewWords',
      'endsFirst',
      'missing',
      'notFindable',
      'tooManyRules',
    ),
    answer: dataOf(z.strictObject({ id: z.uuid() })),
  },
  update: {
    method: 'PUT',
    path: '/site-search/words/{id}',
    access: 'manage-search',
    summary: 'Changes a rule.',
    params,
    body: draft,
    refuses: only(searchRefusals, 'notFound', 'ruleTaken', 'notOneWord', 'tooFewWords', 'endsFirst', 'missing', 'notFindable'),
    answer: nothing,
  },
  remove: {
    method: 'DELETE',
    path: '/site-search/words/{id}',
    access: 'manage-search',
    summary: 'Removes a rule.',
    params,
    refuses: only(searchRefusals, 'notFound'),
    answer: nothing,
  },
});
