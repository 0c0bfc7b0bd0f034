import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { addressOf, longestAddress } from '../../contract/fields/values.ts';
import { anchorPattern } from '../../contract/slug.ts';
import { failureReasons } from './failure-reasons.ts';

export const pageID = z.uuid('V_12').toLowerCase();
const anchor = z.string().regex(anchorPattern, 'V_12');

export const linkSource = z.strictObject({
  kind: z.enum(['page', 'menu', 'setting']),
  id: z.string().describe('Of the page, the menu’s name, or the owner of the settings.'),
  title: z.string(),
  locale: z.string().nullable().describe('Of a page or a menu.'),
  isLive: z.boolean().describe('Visitors are led there now.'),
  isDraft: z.boolean().describe('The latest version of a page leads there.'),
  anchors: z.array(z.string()).describe('Places on the page that it leads to.'),
  canReplace: z.boolean().describe('The caller may lead it elsewhere.'),
});

/** Something that leads to a page. */
export type LinkSource = Described<typeof linkSource>;

export const linkSources = z.strictObject({
  items: z.array(linkSource).describe('What is live first; at most 100, and only pages whose drafts the caller may view.'),
  totalItems: z.int(),
});

/** What leads to a page. */
export type LinkSources = Described<typeof linkSources>;

export const replacement = z.strictObject({
  pageID,
  anchor: anchor.optional().describe('Only links to this place on the page.'),
  to: z
    .strictObject({ pageID, anchor: anchor.optional() })
    .describe('Where they lead instead. The same page with another place, after an anchor was renamed.'),
});

/** Links that are led elsewhere. */
export type Replacement = Described<typeof replacement>;

export const replaced = z.strictObject({
  pages: z.array(z.uuid()).describe('Whose drafts lead there now. What is live changes with their next publication.'),
  menus: z.array(z.string()).describe('Names of menus, which are live at once.'),
});

/** What became of a replacement. */
export type Replaced = Described<typeof replaced>;

/** What a link to another site is: `closed` answers, though not to machines; `failing` failed once. */
export const linkStates = ['unchecked', 'good', 'moved', 'closed', 'failing', 'broken'] as const;
export type LinkState = (typeof linkStates)[number];

const moment = z.iso.datetime();

export const externalLink = z.strictObject({
  address: z.string().describe('As it was typed.'),
  state: z.enum(linkStates),
  since: moment
    .nullable()
    .describe('Since when it is in this state; of a broken one its first failure. Null before it was visited.'),
  reason: z
    .enum(failureReasons)
    .nullable()
    .describe('Why it fails: `private` is an address within a network, `circle` too many redirects, `scheme` no web address.'),
  status: z.int().nullable().describe('Of HTTP, where somebody answered.'),
  movedTo: z.string().nullable().describe('Where it leads for good.'),
  checkedAt: moment.nullable(),
  lastGoodAt: moment.nullable(),
  nextAt: moment.nullable().describe('When it is visited again, at the earliest.'),
  pages: z
    .array(z.strictObject({ id: z.uuid(), title: z.string() }))
    .describe('Some of the live pages with it that the caller may edit: at most 3.'),
  uses: z.int().describe('Live pages with it that the caller may edit, and menus and settings that they may keep.'),
});

/** A link to another site, with what is known of it. */
export type ExternalLink = Described<typeof externalLink>;

export const externalAddress = z.string().min(1, 'V_01').max(longestAddress, 'V_14');

export const addressReplacement = z.strictObject({
  address: externalAddress,
  to: externalAddress.refine((value) => addressOf(value) !== undefined, 'V_13').describe('An http or https address.'),
});

/** Links to an address that are led to another one. */
export type AddressReplacement = Described<typeof addressReplacement>;

export const replacedAddress = z.strictObject({
  ...replaced.shape,
  skipped: linkSources.describe('What still leads there: pages whose drafts the caller may not edit, menus, settings.'),
});

/** What became of a replacement of an address. */
export type ReplacedAddress = Described<typeof replacedAddress>;
