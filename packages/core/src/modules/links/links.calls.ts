import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { only } from '../../contract/refusals.ts';
import * as schema from './links.schema.ts';
import { linkSources, pageID, replaced, replacement } from './links.schema.ts';
import { linkRefusals } from './links.refusals.ts';

export const linkCalls = defineCalls({
  sources: {
    method: 'GET',
    path: '/links/to/{pageID}',
    access: 'view-page',
    summary: 'What leads to a page: pages, menus, settings; what is live first.',
    params: z.strictObject({ pageID }),
    refuses: only(linkRefusals, 'noPage'),
    answer: dataOf(linkSources),
  },
  replace: {
    method: 'POST',
    path: '/links/replace',
    access: 'edit-page',
    summary:
      'Leads the links to a page elsewhere: in the drafts that the caller may edit, and in menus where they hold manage-menu.',
    body: replacement,
    refuses: only(linkRefusals, 'noPage'),
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
    refuses: {},
    answer: dataOf(listOf(schema.externalLink)),
  },
  externalSources: {
    method: 'GET',
    path: '/links/external/sources',
    access: 'edit-page',
    summary: 'What leads to an address of another site; what is live first.',
    query: z.strictObject({ address: schema.externalAddress }),
    refuses: only(linkRefusals, 'unlinked'),
    answer: dataOf(linkSources),
  },
  check: {
    method: 'POST',
    path: '/links/external/check',
    access: 'edit-page',
    summary: 'Visits an address of another site now. Something live that the caller may change leads there.',
    body: z.strictObject({ address: schema.externalAddress }),
    refuses: only(linkRefusals, 'unlinked'),
    answer: dataOf(schema.externalLink),
  },
  replaceAddress: {
    method: 'POST',
    path: '/links/external/replace',
    access: 'edit-page',
    summary:
      'Puts another address in the place of one: in the drafts that the caller may edit, and in menus where they hold manage-menu.',
    body: schema.addressReplacement,
    refuses: only(linkRefusals, 'unlinked'),
    answer: dataOf(schema.replacedAddress),
  },
});

/** The question of the list of links to other sites. */
export type ExternalQuery = z.output<typeof linkCalls.external.query>;
