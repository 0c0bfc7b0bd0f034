import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import * as schema from './links.schema.ts';
import { linkSources, pageID, replaced, replacement } from './links.schema.ts';

export const linkCalls = defineCalls({
  sources: {
    method: 'GET',
    path: '/links/to/{pageID}',
    access: 'view-page',
    summary: 'What leads to a page: pages, menus, settings; what is live first. PM_01 where it is not there.',
    params: z.strictObject({ pageID }),
    answer: dataOf(linkSources),
  },
  replace: {
    method: 'POST',
    path: '/links/replace',
    access: 'edit-page',
    summary:
      'Leads the links to a page elsewhere: in the drafts that the caller may edit, and in menus where they hold manage-menu. PM_01 for a page that is not there.',
    body: replacement,
    answer: dataOf(replaced),
  },
  external: {
    method: 'GET',
    path: '/links/external',
    access: 'edit-page',
    summary: 'One page of the addresses of other sites to which something live leads that the caller may change.',
    query: listQuery({
      columns: ['since', 'address', 'checkedAt'],
      sortBy: 'since',
      filters: { state: z.enum(schema.linkStates, 'V_12').optional() },
    }),
    answer: dataOf(listOf(schema.externalLink)),
  },
  externalSources: {
    method: 'GET',
    path: '/links/external/sources',
    access: 'edit-page',
    summary: 'What leads to an address of another site; what is live first. G_94 where nothing does.',
    query: z.strictObject({ address: schema.externalAddress }),
    answer: dataOf(linkSources),
  },
  check: {
    method: 'POST',
    path: '/links/external/check',
    access: 'edit-page',
    summary: 'Visits an address of another site now. G_94 where nothing live leads there that the caller may change.',
    body: z.strictObject({ address: schema.externalAddress }),
    answer: dataOf(schema.externalLink),
  },
  replaceAddress: {
    method: 'POST',
    path: '/links/external/replace',
    access: 'edit-page',
    summary:
      'Puts another address in the place of one: in the drafts that the caller may edit, and in menus where they hold manage-menu. G_94 where nothing leads there.',
    body: schema.addressReplacement,
    answer: dataOf(schema.replacedAddress),
  },
});

/** The question of the list of links to other sites. */
export type ExternalQuery = z.output<typeof linkCalls.external.query>;
