import type * as z from 'zod';
import type { TextPart } from './content.ts';
import { fieldsSchema, textOf } from './fields/field-set.ts';
import type { Fields, ValuesOf } from './fields/field.ts';
import { assertUpgradeChain } from './block.ts';
import type { Upgrade } from './block.ts';

interface PageTypeInput<F extends Fields> {
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
  /** The page type whose header and footer stand around pages of this type (`plugin-id/name`). Default: its own. */
  readonly layout?: string;
  /** Names of the menus that its header, intro and footer read with `site.menu(name)`. */
  readonly menus?: readonly string[];
  /** False leaves the type out of the admin's menu. Default: true. */
  readonly listed?: boolean;
  /** False keeps pages of this type out of the site's search. Default: true. */
  readonly searchable?: boolean;
}

export interface PageTypeDefinition<F extends Fields = Fields> {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly version: number;
  readonly fields: F;
  readonly upgrade: Readonly<Record<number, Upgrade>>;
  readonly blocks: readonly string[] | undefined;
  readonly layout: string | undefined;
  readonly menus: readonly string[];
  readonly listed: boolean;
  readonly searchable: boolean;
  readonly schema: z.ZodType<ValuesOf<F>>;
  readonly draft: z.ZodType<ValuesOf<F>>;
  // A method, not a property: a definition of narrow fields stays assignable to the general one.
  /** The searchable text of the page's own data. */
  text(data: ValuesOf<F>): readonly TextPart[];
}

/** Defines a page type. Its header and footer are views in the plugin's site entry. */
export function definePageType<const F extends Fields = Record<never, never>>(type: PageTypeInput<F>): PageTypeDefinition<F> {
  const fields = type.fields ?? ({} as F);
  const version = type.version ?? 1;
  assertUpgradeChain(type.label, version, type.upgrade ?? {});
  return {
    label: type.label,
    description: type.description ?? '',
    icon: type.icon ?? 'file-text',
    version,
    fields,
    upgrade: type.upgrade ?? {},
    blocks: type.blocks,
    layout: type.layout,
    menus: type.menus ?? [],
    listed: type.listed ?? true,
    searchable: type.searchable ?? true,
    text: (data) => textOf(fields, data),
    schema: fieldsSchema(fields, 'schema'),
    draft: fieldsSchema(fields, 'draft'),
  };
}
