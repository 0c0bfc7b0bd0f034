import { dataOf, defineCalls, listOf, listQuery, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { insightPeriods } from './insight-periods.ts';

const period = z.enum(insightPeriods, 'V_12').default('30').describe('Days to look back on: the weeks that began in them.');
const locale = z.string().max(5, 'V_12').default('').describe('Of the page on which was searched; empty for all.');

const term = z.strictObject({
  locale: z.string(),
  term: z.string().describe('In small letters, as it was typed last.'),
  searches: z.int(),
  results: z.int().describe('Pages that were found the last time.'),
  path: z.string().nullable().describe('Public path of the page on which was searched last; null where it is not live.'),
});

/** A term that visitors searched for, in the list. */
export type SearchedTerm = Described<typeof term>;

const week = z.strictObject({
  week: z.iso.date().describe('Its Monday.'),
  searches: z.int(),
  fruitless: z.int().describe('Those of them in which no page was found.'),
});

/** What was searched in a week. */
export type SearchedWeek = Described<typeof week>;

export const insightCalls = defineCalls({
  terms: {
    method: 'GET',
    path: '/site-search/insight/terms',
    access: 'manage-search',
    summary: 'What visitors searched for at least three times, the most frequent first.',
    query: listQuery({
      columns: ['searches', 'term'],
      sortBy: 'searches',
      filters: { period, locale, outcome: z.enum(['none'], 'V_12').exactOptional().describe('`none`: nothing was found.') },
    }),
    refuses: {},
    answer: dataOf(listOf(term)),
  },
  weeks: {
    method: 'GET',
    path: '/site-search/insight/weeks',
    access: 'manage-search',
    summary: 'How often visitors searched, by weeks, the oldest first.',
    query: z.strictObject({ period, locale }),
    refuses: {},
    answer: dataOf(z.array(week)),
  },
});
