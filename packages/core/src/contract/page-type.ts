import type * as z from 'zod';
import type { TextPart } from './content.ts';
import { fieldsSchema, textOf } from './fields/field-set.ts';
import type { Fields, ValuesOf } from './fields/field.ts';
import type { SortOrder } from './list.ts';
import type { SlugPrefix } from './slug.ts';
import { assertUpgradeChain } from './block.ts';
import type { Upgrade } from './block.ts';
import type { LoadedData } from './loaded-data.ts';

type Load = LoadedData<unknown> | undefined;

/** A block that a new page begins with. */
export interface StarterBlock {
  /** `plugin-id/name`, of the plugin itself or of one that it requires. */
  readonly type: string;
  /** Those that matter; the rest is what the fields begin with. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** The slug below which new pages are proposed, or the name of the plugin's option in which a site says so. */
export type SlugRule = { readonly prefix: SlugPrefix } | { readonly option: string };

/** The order of a list by a column of own data. */
export interface PageTypeSort<Column extends string = string> {
  readonly column: Column;
  readonly order: SortOrder;
}

interface PageTypeList<Column extends string = string> {
  /** Fields of the page's own data, behind the title: texts, days, numbers, choices. */
  readonly columns: readonly Column[];
  /** By one of the columns. Default: the last changed first. */
  readonly sort?: PageTypeSort<Column>;
}

type NameOf<F extends Fields> = Extract<keyof F, string>;

/** A menu that a layout draws. Page types that name the same menu share it. */
export interface MenuPlace {
  /** As editors call it. */
  readonly label: string;
  /** Where it shows. */
  readonly help?: string;
  /** How deep it may go, 1 to 6. Default: 6. */
  readonly levels?: number;
}

/** How long a page stays true without anybody looking at it. */
export interface ReviewRule {
  /** Days after its publication, or after somebody said that it is still correct; 1 to 3650. */
  readonly everyDays: number;
}

interface PageTypeInput<F extends Fields, L extends Load> {
  readonly label: string;
  readonly description?: string;
  readonly icon?: string;
  /** Version of the page's own data, with the same chain of upgrades that blocks have. Default: 1. */
  readonly version?: number;
  /** The page's own data (`typeData`), such as the date of a news item. */
  readonly fields?: F;
  readonly upgrade?: Readonly<Record<number, Upgrade>>;
  /** Block types allowed on such a page; all when left out. */
  readonly blocks?: readonly string[];
  /** The blocks that a new page begins with. Default: none. */
  readonly start?: readonly StarterBlock[];
  /** Fields that stand above the first block in the editor, as what they say does on the page; the others are page settings. */
  readonly main?: readonly NameOf<NoInfer<F>>[];
  /** The list of its pages in the admin. */
  readonly list?: PageTypeList<NameOf<NoInfer<F>>>;
  /** The proposed slug of a new page. Default: its title alone. */
  readonly slug?: SlugRule;
  /** The page type whose header and footer stand around pages of this type (`plugin-id/name`). Default: its own. */
  readonly layout?: string;
  /** Server data for its intro and aside: `loads<ArticleData>()`. The loader is named after the page type. */
  readonly load?: L;
  /** The menus that its layout reads with `site.menu(name)`, by name: a small letter, then small letters, digits, hyphens. */
  readonly menus?: Readonly<Record<string, MenuPlace>>;
  /** When live pages of this type are to be looked at again; a page may have an interval of its own. Default: never. */
  readonly review?: ReviewRule;
  /** False leaves the type out of the admin's menu. Default: true. */
  readonly listed?: boolean;
  /** True where a block shows its pages by itself, as a list of news: none of them needs a link of its own. Default: false. */
  readonly shownInLists?: boolean;
  /** False keeps pages of this type out of the site's search. Default: true. */
  readonly searchable?: boolean;
}

export interface PageTypeDefinition<F extends Fields = Fields, L extends Load = Load> {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly version: number;
  readonly fields: F;
  readonly upgrade: Readonly<Record<number, Upgrade>>;
  readonly blocks: readonly string[] | undefined;
  readonly start: readonly StarterBlock[];
  readonly main: readonly string[];
  readonly list: PageTypeList;
  readonly slug: SlugRule | undefined;
  readonly layout: string | undefined;
  readonly load: L;
  readonly menus: Readonly<Record<string, MenuPlace>>;
  readonly review: ReviewRule | undefined;
  readonly listed: boolean;
  readonly shownInLists: boolean;
  readonly searchable: boolean;
  readonly schema: z.ZodType<ValuesOf<F>>;
  readonly draft: z.ZodType<ValuesOf<F>>;
  // A method, not a property: a definition of narrow fields stays assignable to the general one.
  /** The searchable text of the page's own data. */
  text(data: ValuesOf<F>): readonly TextPart[];
}

/** The longest interval of reviews, in days: ten years. */
export const longestReview = 3650;

function assertReview(label: string, { everyDays }: ReviewRule): void {
  if (!Number.isInteger(everyDays) || everyDays < 1 || everyDays > longestReview)
    throw new Error(
      `The page type "${label}" is reviewed every ${everyDays} days: it takes a whole number from 1 to ${longestReview}.`,
    );
}

/** Defines a page type. Its header and footer are views in the plugin's site entry. */
export function definePageType<const F extends Fields = Record<never, never>, L extends Load = undefined>(
  type: PageTypeInput<F, L>,
): PageTypeDefinition<F, L> {
  const fields = type.fields ?? ({} as F);
  const version = type.version ?? 1;
  assertUpgradeChain(type.label, version, type.upgrade ?? {});
  if (type.review) assertReview(type.label, type.review);
  return {
    label: type.label,
    description: type.description ?? '',
    icon: type.icon ?? 'file-text',
    version,
    fields,
    upgrade: type.upgrade ?? {},
    blocks: type.blocks,
    start: type.start ?? [],
    main: type.main ?? [],
    list: type.list ?? { columns: [] },
    slug: type.slug,
    layout: type.layout,
    load: type.load as L,
    menus: type.menus ?? {},
    review: type.review,
    listed: type.listed ?? true,
    shownInLists: type.shownInLists ?? false,
    searchable: type.searchable ?? true,
    text: (data) => textOf(fields, data),
    schema: fieldsSchema(fields, 'schema'),
    draft: fieldsSchema(fields, 'draft'),
  };
}

/** Where pages of a type lie; undefined where that is not said. */
export const slugPrefixOf = (definition: Pick<PageTypeDefinition, 'slug'> | undefined): SlugPrefix | undefined =>
  definition?.slug && 'prefix' in definition.slug ? definition.slug.prefix : undefined;
