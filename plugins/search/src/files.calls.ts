import { databaseInt, dataOf, defineCalls, listOf, listQuery, nothing, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { fileProblems } from './file-problems.ts';

const access = 'manage-search';

const failedFile = z.strictObject({
  hash: z.string(),
  fileName: z.string(),
  problem: z.enum(fileProblems).describe('Why its words are not found.'),
  triedAt: z.iso.datetime(),
  page: z.strictObject({ pageID: z.uuid(), title: z.string(), locale: z.string() }).describe('A live page that has it.'),
  pages: databaseInt(1).describe('How many live pages have it.'),
});

/** A file that could not be read. */
export type ListedFailedFile = Described<typeof failedFile>;

export const fileCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/site-search/files',
    access,
    summary: 'Files on live pages whose words are not found, because they could not be read.',
    query: listQuery({ columns: ['fileName'], sortBy: 'fileName', sortOrder: 'asc', filters: {} }),
    refuses: {},
    answer: dataOf(listOf(failedFile)),
  },
  retry: {
    method: 'POST',
    path: '/site-search/files/retry',
    access,
    summary: 'Has every file that could not be read tried again.',
    body: z.strictObject({}),
    refuses: {},
    answer: nothing,
  },
});
