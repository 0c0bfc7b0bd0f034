import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { longestTerm } from './longest-term.ts';
import { searchResults, searchStatus, suggestion } from './search.schema.ts';
import { searchRefusals } from './search.refusals.ts';

const access = 'manage-search';
const term = z.string('V_01').max(longestTerm, 'V_14');
const names = z.array(z.string().max(100, 'V_14')).max(100, 'V_14').default([]);

export const searchCalls = defineCalls({
  search: {
    method: 'POST',
    path: '/search/search',
    access: 'public',
    summary:
      'Live pages in which words are found, the best first. Refused where no engine is installed, or too many search at once.',
    body: z.strictObject({
      term,
      locales: names.describe('Default: all.'),
      pageTypes: names.describe('Default: all.'),
      count: z.int('V_12').min(1, 'V_12').max(100, 'V_12').default(10),
      offset: z.int('V_12').min(0, 'V_12').max(1000, 'V_12').default(0),
    }),
    refuses: only(searchRefusals, 'notNow'),
    answer: dataOf(searchResults),
  },
  suggest: {
    method: 'GET',
    path: '/search/suggest',
    access: 'public',
    summary: 'At most 8 titles and words that begin as the term does.',
    query: z.strictObject({ term, locale: z.string().max(5, 'V_14').optional().describe('Default: that of the site.') }),
    refuses: only(searchRefusals, 'notNow'),
    answer: dataOf(z.array(suggestion)),
    isQuiet: true,
  },
  status: {
    method: 'GET',
    path: '/search/status',
    access,
    summary: 'What is being done to the index, and what came of it last.',
    refuses: {},
    answer: dataOf(searchStatus),
    isQuiet: true,
  },
  removeAllPages: {
    method: 'POST',
    path: '/search/remove-all-pages',
    access,
    summary: 'Empties the index: nobody finds anything until pages are indexed again.',
    body: z.strictObject({}),
    refuses: only(searchRefusals, 'notNow'),
    answer: dataOf(searchStatus),
  },
  indexAllPages: {
    method: 'POST',
    path: '/search/index-all-pages',
    access,
    summary: 'Begins to index every live page anew; searches find what they did until it is done.',
    body: z.strictObject({}),
    refuses: only(searchRefusals, 'notNow', 'underWay'),
    answer: dataOf(searchStatus),
  },
  cancel: {
    method: 'POST',
    path: '/search/cancel',
    access,
    summary: 'Stops indexing; what could be found before it began stays.',
    body: z.strictObject({}),
    refuses: {},
    answer: nothing,
  },
});
