import { upgradeProps } from '#contract/block.ts';
import type { BlockDefinition } from '#contract/block.ts';
import { canonicalJson } from '#contract/canonical-json.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { FieldError } from '#contract/errors.ts';
import { unknownOf } from '#contract/fields/field-set.ts';
import type { Fields } from '#contract/fields/field.ts';
import type { Asking } from '#server/database/asking.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

/** Something of a type that nobody installed, under the name of what holds it: `blocks.k3`, `blocks.k3.body`. */
export interface UnknownPart {
  readonly property: string;
  readonly value: unknown;
}

/** Of a block of such a type, what nobody may change. */
export const unknownBlock = ({
  key,
  type,
  version,
  props,
}: Pick<StoredBlock, 'key' | 'type' | 'version' | 'props'>): UnknownPart => ({
  property: `blocks.${key}`,
  value: { type, version, props },
});

/** What fields hold of such types. */
export const unknownInFields = (fields: Fields, values: unknown, prefix: string): UnknownPart[] =>
  unknownOf(fields, values).map(({ field, value }) => ({ property: `${prefix}.${field}`, value }));

interface StoredContent {
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly typeVersion?: number;
}

type Types = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** What stored values hold of such types; nothing where no version of the code can read them. */
function unknownInStored(
  definition: Pick<BlockDefinition, 'version' | 'upgrade' | 'fields'>,
  stored: Pick<StoredBlock, 'version' | 'props'>,
): UnknownPart[] {
  try {
    return unknownInFields(definition.fields, upgradeProps(definition, stored).props, '');
  } catch {
    return [];
  }
}

/** All that stored content holds of such types. */
function unknownIn({ blocks, pageTypes }: Types, type: string, content: StoredContent): unknown[] {
  const pageType = pageTypes.get(type);
  const own = pageType
    ? unknownInStored(pageType, { version: content.typeVersion ?? pageType.version, props: content.typeData })
    : [];
  const ofBlocks = Object.values(content.blocks).flatMap((block) => {
    const definition = blocks.get(block.type);
    return definition ? unknownInStored(definition, block) : [unknownBlock(block)];
  });
  return [...own, ...ofBlocks].map(({ value }) => value);
}

/** Versions of a page in which is looked for what comes back. */
const versionsLookedAt = 20;
/** Parts that are looked for. Nobody brings back more at once. */
const mostLookedFor = 100;

/** The newest of the last versions of a page that hold each of some values, anywhere in them; none where none does. */
async function versionsWith(em: Asking, pageID: string, values: readonly unknown[]): Promise<number[]> {
  const rows = await em.execute<{ number: number }[]>(
    `with lately as materialized (select number, blocks, type_data from lectern_page_version where page_id = ?
       order by number desc limit ${versionsLookedAt}),
     found as materialized (select number, part from lately,
       jsonb_path_query(jsonb_build_array(blocks, type_data), '$.**') part
       where jsonb_typeof(part) = 'object' and part->>'type' in (select w->>'type' from jsonb_array_elements(?::jsonb) w))
     select distinct on (w.index) f.number from jsonb_array_elements(?::jsonb) with ordinality w (value, index)
     join found f on f.part = w.value
       or jsonb_build_object('type', f.part->'type', 'version', f.part->'version', 'props', f.part->'props') = w.value
     order by w.index, f.number desc`,
    [pageID, JSON.stringify(values), JSON.stringify(values)],
  );
  return [...new Set(rows.map(({ number }) => number))];
}

/** What the page held lately of some values that it holds no more. The database finds where; a block is told from what only looks like one here. */
async function heldBefore({ app, em, type, pageID }: Holding, values: readonly unknown[]): Promise<unknown[]> {
  if (pageID === undefined || values.length === 0 || values.length > mostLookedFor) return [];
  const numbers = await versionsWith(em, pageID, values);
  if (numbers.length === 0) return [];
  const versions = await em.execute<StoredContent[]>(
    `select blocks, type_data as "typeData", type_version as "typeVersion" from lectern_page_version
     where page_id = ? and number = any(?::integer[])`,
    [pageID, `{${numbers.join(',')}}`],
  );
  return versions.flatMap((version) => unknownIn(app, type, version));
}

interface Holding {
  readonly app: Types;
  readonly em: Asking;
  /** The page type. */
  readonly type: string;
  /** What the page holds, and what of it comes back. */
  readonly stored: readonly StoredContent[];
  /** The page whose last versions are looked at as well: an undo brings back what was deleted. */
  readonly pageID: string | undefined;
}

/**
 * Refuses (G_30) what is of types that nobody installed, save what the page holds or held lately, as it is: no schema can check
 * it, so that nothing but what was checked once is stored, moved and copied.
 */
export async function unknownErrors(parts: readonly UnknownPart[], holding: Holding): Promise<FieldError[]> {
  if (parts.length === 0) return [];
  const without = (some: readonly UnknownPart[], held: readonly unknown[]): UnknownPart[] => {
    const known = new Set(held.map(canonicalJson));
    return some.filter(({ value }) => !known.has(canonicalJson(value)));
  };
  const { app, type, stored } = holding;
  const gone = without(
    parts,
    stored.flatMap((content) => unknownIn(app, type, content)),
  );
  const values = gone.map(({ value }) => value);
  const strange = without(gone, await heldBefore(holding, values));
  return [...new Set(strange.map(({ property }) => property))].map((property) => ({ property, code: 'G_30' }));
}
