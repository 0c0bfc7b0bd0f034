import { upgradeProps } from '../../../contract/block.ts';
import type { BlockDefinition } from '../../../contract/block.ts';
import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { StoredBlock } from '../../../contract/content.ts';
import type { FieldError } from '../../../contract/errors.ts';
import { unknownOf } from '../../../contract/fields/field-set.ts';
import type { Fields } from '../../../contract/fields/field.ts';
import type { Asking } from '../../../server/database/asking.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';

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

/** Whether each of some values stands, as it is, anywhere in one of the last versions of a page. */
async function stoodBefore(em: Asking, pageID: string, values: readonly unknown[]): Promise<ReadonlySet<number>> {
  const rows = await em.execute<{ index: number }[]>(
    `with lately as materialized (select blocks, type_data from lectern_page_version where page_id = ?
       order by number desc limit ${versionsLookedAt}),
     found as materialized (select distinct part from lately,
       jsonb_path_query(jsonb_build_array(blocks, type_data), '$.**') part
       where jsonb_typeof(part) = 'object' and part->>'type' in (select w->>'type' from jsonb_array_elements(?::jsonb) w))
     select (w.index - 1)::integer as index from jsonb_array_elements(?::jsonb) with ordinality w (value, index)
     where exists (select from found where part = w.value
       or jsonb_build_object('type', part->'type', 'version', part->'version', 'props', part->'props') = w.value)`,
    [pageID, JSON.stringify(values), JSON.stringify(values)],
  );
  return new Set(rows.map(({ index }) => index));
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
export async function unknownErrors(
  parts: readonly UnknownPart[],
  { app, em, type, stored, pageID }: Holding,
): Promise<FieldError[]> {
  if (parts.length === 0) return [];
  const held = new Set(stored.flatMap((content) => unknownIn(app, type, content)).map(canonicalJson));
  const strange = parts.filter(({ value }) => !held.has(canonicalJson(value)));
  const isLookedFor = pageID !== undefined && strange.length > 0 && strange.length <= mostLookedFor;
  const values = strange.map(({ value }) => value);
  const known: ReadonlySet<number> = isLookedFor ? await stoodBefore(em, pageID, values) : new Set();
  const refused = strange.filter((_, index) => !known.has(index)).map(({ property }) => property);
  return [...new Set(refused)].map((property) => ({ property, code: 'G_30' }));
}
