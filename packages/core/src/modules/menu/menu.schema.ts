import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import type { LinkTarget } from '../../contract/content.ts';
import { anchorPattern } from '../../contract/slug.ts';
import { safeHref } from '../../contract/url.ts';

/** How deep any menu may go. A page type may allow fewer levels for its own. */
export const maxLevels = 6;
/** Items of a menu, those of all levels together. */
export const maxItems = 1000;

/** Where an item leads: to a page, whose address and title it follows, or to an address. */
export type MenuTarget = Exclude<LinkTarget, { readonly file: string }>;

/** An item of a menu as it is saved. */
export interface MenuItem {
  /** Stays with the item, whatever becomes of it: versions are compared by it. */
  readonly id: string;
  /** The title of the page that it leads to where this is left out. */
  readonly label?: string | undefined;
  /** An item without is a heading. */
  readonly to?: MenuTarget | undefined;
  readonly children: readonly MenuItem[];
}

export const menuName = z.string().regex(/^[a-z0-9-]{1,40}$/, 'V_12');
export const menuLocale = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'V_12');

const target = z.union([
  z.strictObject({ page: z.uuid('V_12').toLowerCase(), anchor: z.string().regex(anchorPattern, 'V_12').optional() }),
  z.strictObject({
    href: z
      .string()
      .trim()
      .max(2000, 'V_14')
      .refine((value) => safeHref(value) !== undefined, 'V_13'),
  }),
]) as z.ZodType<unknown> as z.ZodType<MenuTarget>;

/** Signs that turn the direction of letters show other words than are written, as in the names of tags and files. */
const label = z
  .string()
  .trim()
  .min(1, 'V_01')
  .max(255, 'V_14')
  .regex(/^\P{Bidi_Control}*$/u, 'V_12');

const itemID = z.string().regex(/^[a-z][a-z0-9-]{2,39}$/, 'V_12');

/** Items with so many levels. Written out level by level: a schema that holds itself would follow any depth. */
const itemsOf = (levels: number): z.ZodType<readonly MenuItem[]> =>
  z
    .array(
      z
        .strictObject({
          id: itemID,
          label: label.optional(),
          to: target.optional(),
          children:
            levels > 1
              ? itemsOf(levels - 1)
              : z
                  .array(z.unknown())
                  .max(0, 'G_61')
                  .transform(() => []),
        })
        .refine((item) => item.label !== undefined || (item.to !== undefined && 'page' in item.to), {
          message: 'V_01',
          path: ['label'],
        }),
    )
    .max(maxItems, 'V_14') as unknown as z.ZodType<readonly MenuItem[]>;

export const menuItems = itemsOf(maxLevels);

const states = z
  .enum(['live', 'draft', 'other-locale', 'missing'])
  .nullable()
  .describe('Of the page that it leads to; null where it leads to none. Visitors see live pages alone.');

/** An item of a menu with what is known of its target. */
export interface ReadMenuItem extends Omit<z.output<typeof ownItem>, 'children'> {
  readonly children: readonly ReadMenuItem[];
}

const ownItem = z.strictObject({
  id: z.string(),
  label: z.string().nullable().describe('Null where it is called as its page is.'),
  title: z.string().describe('What visitors read.'),
  to: target.nullable().describe('Null for a heading.'),
  href: z.string().nullable().describe('The public address; null where there is none.'),
  state: states,
});

const drawnItemsOf = (levels: number): z.ZodType<readonly ReadMenuItem[]> =>
  z.array(
    z.strictObject({
      ...ownItem.shape,
      children: levels > 1 ? drawnItemsOf(levels - 1) : (z.array(z.never()) as unknown as z.ZodType<readonly ReadMenuItem[]>),
    }),
  );

const writer = z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null also where the account is gone.');

export const readMenu = z.strictObject({
  name: z.string(),
  levels: z.int().describe('How deep it may go.'),
  locale: z.string(),
  revision: z.int().describe('Rises with each change; 0 before the first.'),
  savedAt: z.iso.datetime().nullable(),
  savedBy: writer,
  items: drawnItemsOf(maxLevels),
});

/** A menu in one locale. */
export type ReadMenu = Described<typeof readMenu>;

export const listedMenu = z.strictObject({
  name: z.string(),
  owner: z.string().describe('Id of the plugin or module whose page type names it first.'),
  label: z.string(),
  help: z.string(),
  levels: z.int(),
  locales: z.array(z.strictObject({ locale: z.string(), revision: z.int(), count: z.int().describe('Items, of all levels.') })),
});

export const menuVersion = z.strictObject({
  revision: z.int(),
  savedAt: z.iso.datetime(),
  savedBy: writer,
  restoredFrom: z.int().nullable().describe('The revision whose items were taken back.'),
  count: z.int(),
});

/** A version of a menu. */
export type MenuVersionEntry = Described<typeof menuVersion>;

export const filledMenu = z.strictObject({
  items: drawnItemsOf(maxLevels),
  untranslated: z.int().describe('Items that are left out because their page has no translation in this locale.'),
});

/** The items of a menu as they would be in another locale. */
export type FilledMenu = Described<typeof filledMenu>;
