import * as z from 'zod';
import { bytes, dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { listOf, listQuery } from '../../contract/list.ts';
import { databaseInt } from '../../contract/numbers.ts';
import { only } from '../../contract/refusals.ts';
import * as schema from './redirects.schema.ts';
import { redirectRefusals } from './redirects.refusals.ts';

const access = 'manage-redirects';
const path = z.string().min(1, 'V_01').max(1600, 'V_14');
const rule = { path, to: schema.ruleTarget };

export const redirectCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/redirect/list',
    access,
    summary:
      'One page of the rules that say where addresses lead, and of the former addresses of pages; the term is a part of the address or of where it leads.',
    query: listQuery({
      columns: ['path', 'hits', 'updatedAt'],
      sortBy: 'updatedAt',
      filters: {
        kind: z.enum(schema.listedKinds, 'V_12').optional(),
        hits: z.enum(['none', 'some'], 'V_12').optional(),
        locale: z.string().max(5, 'V_14').optional(),
      },
    }),
    refuses: {},
    answer: dataOf(listOf(schema.listedAddress)),
  },
  create: {
    method: 'POST',
    path: '/redirect/create',
    access,
    summary: 'Lets an address, or all that fit a pattern, lead on (308) or be gone (410).',
    body: z.strictObject(rule),
    refuses: only(
      redirectRefusals,
      'taken',
      'hidesLivePage',
      'inCircle',
      'leadsNowhere',
      'noAddress',
      'wholeSite',
      'tooManyPatterns',
    ),
    answer: dataOf(schema.redirectRule),
  },
  change: {
    method: 'PUT',
    path: '/redirect/{id}',
    access,
    summary: 'Changes a rule that nobody changed since the revision that is sent.',
    params: z.strictObject({ id: z.uuid('V_12') }),
    body: z.strictObject({ ...rule, revision: databaseInt(1) }),
    refuses: only(redirectRefusals, 'noRule', 'outdated', 'taken', 'hidesLivePage', 'inCircle', 'leadsNowhere', 'noAddress'),
    answer: dataOf(schema.redirectRule),
  },
  remove: {
    method: 'POST',
    path: '/redirect/delete',
    access,
    summary: 'Deletes rules; those that are gone already are passed over.',
    body: z.strictObject({ ids: z.array(z.uuid('V_12')).min(1, 'V_01').max(1000, 'V_14') }),
    refuses: {},
    answer: z.strictObject({ deleted: z.int() }),
  },
  trace: {
    method: 'GET',
    path: '/redirect/trace',
    access,
    summary:
      'Where an address leads, as a visitor finds it; counts nothing. The name of a site, a query and a place on the page are left out.',
    query: z.strictObject({ path }),
    refuses: {},
    answer: dataOf(schema.tracedAddress),
  },
  missing: {
    method: 'GET',
    path: '/redirect/missing',
    access,
    summary: 'One page of the addresses that visitors asked for in vain and that still lead nowhere.',
    query: listQuery({ columns: ['hits', 'lastAt', 'path'], sortBy: 'hits', filters: {} }),
    refuses: {},
    answer: dataOf(listOf(schema.missingAddress)),
  },
  dismiss: {
    method: 'POST',
    path: '/redirect/dismiss',
    access,
    summary: 'Forgets addresses that were asked for in vain, until they are asked for again.',
    body: z.strictObject({ paths: z.array(z.string().min(1, 'V_01').max(520, 'V_14')).min(1, 'V_01').max(1000, 'V_14') }),
    refuses: {},
    answer: nothing,
  },
  import: {
    method: 'POST',
    path: '/redirect/import',
    access,
    summary:
      'Writes the rules of a CSV file with the columns `from` and `to` (a path, an https address, or 410): all of them, or none where a line is wrong (`data` names the lines). A rule that stands at an address is changed. `dryRun` says what would be done.',
    form: { files: { file: { maxSize: 25 * 1024 * 1024, tooLarge: redirectRefusals.tooLarge } } },
    body: z.strictObject({ dryRun: z.enum(['true', 'false'], 'V_12').default('false') }),
    refuses: only(redirectRefusals, 'missing', 'cannotBeRead', 'noColumns', 'tooManyLines', 'wrongLines'),
    answer: dataOf(schema.importOutcome),
  },
  propose: {
    method: 'POST',
    path: '/redirect/propose',
    access,
    summary:
      'Proposes a page for each address of a former site, by path and words of titles: from its sitemap, or a list with an address a line. At most 50,000. Nothing is fetched, nothing is written.',
    form: { files: { file: { maxSize: 25 * 1024 * 1024, tooLarge: redirectRefusals.tooLarge } } },
    body: z.strictObject({}),
    refuses: only(redirectRefusals, 'missing', 'cannotBeRead', 'tooManyLines'),
    answer: dataOf(schema.movingIn),
  },
  export: {
    method: 'GET',
    path: '/redirect/export',
    access,
    summary: 'The rules as a CSV file that can be imported again.',
    refuses: {},
    answer: bytes('text/csv'),
  },
});

/** The question of the list of rules. */
export type RuleQuery = z.output<typeof redirectCalls.list.query>;

/** The question of the list of missing addresses. */
export type MissingQuery = z.output<typeof redirectCalls.missing.query>;
