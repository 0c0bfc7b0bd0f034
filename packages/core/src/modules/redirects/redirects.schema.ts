import * as z from 'zod';
import type { Described } from '../../contract/call.ts';

/** Where a rule leads, as it is sent: a page by its id, an address, or null for what was removed on purpose. */
export const ruleTarget = z
  .union([z.strictObject({ page: z.uuid('V_12') }), z.strictObject({ href: z.string().min(1, 'V_01').max(2000, 'V_14') })], {
    error: ({ input }) => (input === undefined ? 'V_01' : 'V_12'),
  })
  .nullable()
  .describe('A page, an address of this site or an https address of another one; null: removed on purpose (410).');

const ruleKinds = ['redirect', 'pattern', 'gone'] as const;

export const redirectRule = z.strictObject({
  id: z.uuid(),
  revision: z.int(),
  path: z.string().describe('The address that leads on, or a pattern: `{name}` is a segment, `*` at the end all that follows.'),
  kind: z.enum(ruleKinds),
  page: z
    .strictObject({
      id: z.uuid(),
      title: z.string().nullable().describe('Null where it is gone, or in the trash.'),
      path: z.string().nullable(),
      isInTrash: z.boolean().describe('It may come back; what leads to it does so again once it is live.'),
    })
    .nullable()
    .describe('The page to which it leads; its path is null while it is not live.'),
  href: z.string().nullable().describe('Where it leads now; null for what is gone.'),
  isLeft: z.boolean().describe('Made when a page was taken off the site; ends when that page is live again.'),
  hits: z.int(),
  lastHitAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type RedirectRule = Described<typeof redirectRule>;

export const listedKinds = [...ruleKinds, 'former'] as const;

/** A rule, or a former address of a page, which leads to that page by itself. */
export const listedAddress = redirectRule.extend({
  id: z.uuid().nullable().describe('Null for a former address of a page, which is no rule.'),
  kind: z.enum(listedKinds),
});

export type ListedAddress = Described<typeof listedAddress>;

export const missingAddress = z.strictObject({
  path: z.string(),
  hits: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});

export type MissingAddress = Described<typeof missingAddress>;

const lineError = z.strictObject({
  line: z.int().describe('In the file, from 1.'),
  property: z.enum(['from', 'to']),
  code: z.string(),
  from: z.string().describe('At most 200 characters of it.'),
  to: z.string(),
});

export const importOutcome = z.strictObject({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int().describe('Lines that say what stands already.'),
  errors: z.array(lineError).describe('By line; at most 100.'),
  totalErrors: z.int(),
  undoID: z.uuid().nullable().describe('Takes the import back as one; null where nothing was written.'),
});

/** What an import did, or would do. */
export type ImportOutcome = Described<typeof importOutcome>;

export const movingIn = z.strictObject({
  proposals: z
    .array(
      z.strictObject({
        from: z.string(),
        pageID: z.uuid(),
        score: z.int().describe('From 1 to 100: how sure it is that the page took the place of the address.'),
      }),
    )
    .describe('The surest first.'),
  pages: z.array(z.strictObject({ id: z.uuid(), title: z.string(), path: z.string() })).describe('Those of the proposals.'),
  unmatched: z.array(z.string()).describe('Addresses for which nothing can be proposed.'),
  impossible: z.array(z.string()).describe('Addresses at which no redirect can stand, as they were sent.'),
  withoutQuery: z.int().describe('Addresses that were taken without their query, which no redirect knows.'),
  known: z.int().describe('Addresses that lead somewhere already.'),
  sitemaps: z.array(z.string()).describe('Of the index of several sitemaps: their addresses. None of them is fetched.'),
});

/** What is proposed for the addresses of a former site. */
export type MovingIn = Described<typeof movingIn>;

export const tracedAddress = z.strictObject({
  path: z.string().describe('As it is looked up.'),
  status: z.union([z.literal(200), z.literal(308), z.literal(410), z.literal(404)]),
  location: z.string().nullable(),
  source: z.string().nullable().describe('The rule, the pattern or the former address that leads on.'),
});

export type TracedAddress = Described<typeof tracedAddress>;
