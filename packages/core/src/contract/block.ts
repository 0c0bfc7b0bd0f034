import type * as z from 'zod';
import { editorsOf, fieldsSchema, mediaOf, referencesOf, rewriteFields, segmentsOf, textOf } from './fields/field-set.ts';
import type { BlockPreview } from './block-preview.ts';
import type { FieldEditor, Fields, MediaUse, ValuesOf } from './fields/field.ts';
import type { Rewriting, TextSegment } from './fields/rewriting.ts';
import type { Reference, TextPart } from './content.ts';
import { isForVisitor } from './loaded-data.ts';
import type { LoadedData } from './loaded-data.ts';
import type { PostDeclaration } from './post.ts';

/** When a block's view becomes interactive in the browser. `none` sends HTML and no script. */
export type Hydration = 'none' | 'load' | 'idle' | 'visible';

/** A named place for nested blocks. */
export interface SlotDefinition {
  readonly label: string;
  /** Block types that may stand here; all when left out. */
  readonly allow?: readonly string[];
  readonly max?: number;
  /** Only while this field has one of these values does the view show the slot. What stands in it otherwise is kept. */
  readonly when?: { readonly field: string; readonly is: readonly (string | boolean)[] };
}

/** Whether a view with these props shows a slot. */
export const isSlotShown = ({ when }: SlotDefinition, props: Readonly<Record<string, unknown>>): boolean =>
  !when || when.is.some((value) => value === props[when.field]);

/** Props of version n-1 to props of version n. Pure, synchronous, JSON in and out. */
export type Upgrade = (props: Record<string, unknown>) => Record<string, unknown>;

/** A rule for the values of the query string under one name. */
export interface QueryRule {
  /** Of the whole value. */
  readonly pattern: RegExp;
  /** False where every value is another, as words to search for: what is made for one is kept nowhere. */
  readonly kept: boolean;
}

/** A cookie of a block, which scripts cannot read. */
export interface BlockCookie {
  /** Days for which browsers keep it. */
  readonly days: number;
}

interface BlockInput<F extends Fields, S extends Readonly<Record<string, SlotDefinition>>, Load, Post> {
  readonly label: string;
  readonly description?: string;
  /** Name of a lucide icon. */
  readonly icon?: string;
  /** Heading under which the block stands in the picker. */
  readonly group?: string;
  /** The preview that the picker shows; the icon when left out. */
  readonly preview?: BlockPreview;
  /** An integer, raised with every change of the stored props that needs an upgrade. */
  readonly version: number;
  readonly fields: F;
  /** `upgrade[n]` takes props of version n-1 to version n; one gapless chain from 2 to `version`. */
  readonly upgrade?: Readonly<Record<number, Upgrade>>;
  readonly slots?: S;
  /** Default: `none`. */
  readonly hydrate?: Hydration;
  /** Present when the owner's server entry has a loader for this block. */
  readonly load?: Load;
  /** Present when the owner's server entry answers posts to this block. */
  readonly post?: Post;
  /** Of a block that is made for each visitor anew: what its handler of posts sets, and its loader reads. */
  readonly cookie?: BlockCookie;
  /**
   * The part of the page's query string that its loader reads: names, each with the pattern of a whole value (`{
   * pagina: /[1-9]\d{0,2}/ }`). Every value is a page of its own in the caches, so a pattern should allow few; where it
   * cannot, `{ pattern: /.{1,80}/, kept: false }` keeps what is made for a value out of them.
   */
  readonly query?: Readonly<Record<string, RegExp | QueryRule>>;
  /** One line for the outline; the first text of the block when left out. */
  readonly summary?: (props: ValuesOf<F>) => string;
}

/** A block type, complete: everything that can be derived from the fields is. */
export interface BlockDefinition<
  F extends Fields = Fields,
  S extends Readonly<Record<string, SlotDefinition>> = Readonly<Record<string, SlotDefinition>>,
  // oxlint-disable-next-line no-explicit-any -- any loader, or none
  Load = any,
  // oxlint-disable-next-line no-explicit-any -- any declaration of posts, or none
  Post = any,
> {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly group: string;
  readonly preview: BlockPreview | undefined;
  readonly version: number;
  readonly fields: F;
  readonly upgrade: Readonly<Record<number, Upgrade>>;
  readonly slots: S;
  readonly hydrate: Hydration;
  readonly load: Load;
  /** Whether it is made for each visitor anew, and kept nowhere. */
  readonly isForVisitor: boolean;
  readonly post: Post;
  readonly cookie: BlockCookie | undefined;
  readonly query: Readonly<Record<string, QueryRule>>;
  /** A block with another edit form than the generated one names it in its plugin's admin entry. */
  readonly schema: z.ZodType<ValuesOf<F>>;
  readonly draft: z.ZodType<ValuesOf<F>>;
  // Methods, not properties: a definition of narrow fields stays assignable to the general one.
  summary(props: ValuesOf<F>): string;
  references(props: ValuesOf<F>): readonly Reference[];
  text(props: ValuesOf<F>): readonly TextPart[];
  /** The texts that are translated. */
  segments(props: ValuesOf<F>): readonly TextSegment[];
  /** The props with other targets and texts; the same props where none of them is another. */
  rewrite(props: ValuesOf<F>, rewriting: Rewriting): ValuesOf<F>;
  media(props: ValuesOf<F>): readonly MediaUse[];
}

/**
 * Defines a block type. Throws where the chain of upgrades has a gap, because a stored block of that version
 * could never be shown.
 */
export function defineBlock<
  const F extends Fields,
  const S extends Readonly<Record<string, SlotDefinition>> = Record<never, SlotDefinition>,
  Load extends LoadedData<unknown> | undefined = undefined,
  const Post extends PostDeclaration | undefined = undefined,
>(block: BlockInput<F, S, Load, Post>): BlockDefinition<F, S, Load, Post> {
  assertUpgradeChain(block.label, block.version, block.upgrade ?? {});
  if (block.cookie && !isForVisitor(block.load))
    throw new Error(`"${block.label}" has a cookie, which only a block can read that says \`load: loadsForVisitor()\`.`);
  const text = (props: ValuesOf<F>) => textOf(block.fields, props);
  return {
    label: block.label,
    description: block.description ?? '',
    icon: block.icon ?? 'square',
    group: block.group ?? 'Other',
    preview: block.preview,
    version: block.version,
    fields: block.fields,
    upgrade: block.upgrade ?? {},
    slots: block.slots ?? ({} as S),
    hydrate: block.hydrate ?? 'none',
    load: block.load as Load,
    isForVisitor: isForVisitor(block.load),
    post: block.post as Post,
    cookie: block.cookie,
    query: Object.fromEntries(
      Object.entries(block.query ?? {}).map(([name, rule]) => [
        name,
        rule instanceof RegExp ? { pattern: rule, kept: true } : rule,
      ]),
    ),
    schema: fieldsSchema(block.fields, 'schema'),
    draft: fieldsSchema(block.fields, 'draft'),
    summary: block.summary ?? ((props) => text(props)[0]?.text.slice(0, 120) ?? ''),
    references: (props) => referencesOf(block.fields, props),
    text,
    segments: (props) => segmentsOf(block.fields, props),
    rewrite: (props, rewriting) => rewriteFields(block.fields, props, rewriting),
    media: (props) => mediaOf(block.fields, props),
  };
}

/** Throws unless the upgrades lead from version 1 to `version` without a gap. */
export function assertUpgradeChain(label: string, version: number, upgrade: Readonly<Record<number, Upgrade>>): void {
  if (!Number.isInteger(version) || version < 1)
    throw new Error(`"${label}": version must be a whole number from 1, not ${version}.`);
  const declared = Object.keys(upgrade).map(Number);
  for (let step = 2; step <= version; step += 1) {
    if (!upgrade[step])
      throw new Error(
        `"${label}" is at version ${version} but has no upgrade[${step}]. Add it, so that stored props of version ${step - 1} can be read.`,
      );
  }
  const excess = declared.find((step) => step < 2 || step > version);
  if (excess !== undefined) throw new Error(`"${label}" is at version ${version} but declares upgrade[${excess}].`);
}

export type UpgradeResult =
  | { readonly isNewer: false; readonly props: Record<string, unknown>; readonly version: number }
  | { readonly isNewer: true; readonly props: Record<string, unknown>; readonly version: number };

/** The values with the initial one of each field that has none, inside lists and groups too. The same object where none is missing. */
function completed(fields: Readonly<Record<string, Pick<FieldEditor, 'initial' | 'of'>>>, values: Record<string, unknown>) {
  let result = values;
  for (const name in fields) {
    const field = fields[name];
    const value = values[name];
    const whole = value === undefined ? field?.initial : field?.of ? completedInside(field.of, value) : value;
    if (whole === value) continue;
    if (result === values) result = { ...values };
    result[name] = whole;
  }
  return result;
}

function completedInside(fields: Readonly<Record<string, FieldEditor>>, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => completedInside(fields, item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  return typeof value === 'object' && value !== null ? completed(fields, value as Record<string, unknown>) : value;
}

interface Upgradable {
  readonly version: number;
  readonly upgrade: Readonly<Record<number, Upgrade>>;
  readonly fields?: Fields;
}

/**
 * Takes stored props to the version of the code, in memory; a field that came later without a new version begins with its
 * initial value. Props of a newer version than the code come back as they are, marked `isNewer`: they may be shown, never
 * written back.
 */
export function upgradeProps(
  definition: Upgradable,
  stored: { readonly version: number; readonly props: Readonly<Record<string, unknown>> },
): UpgradeResult {
  let props = stored.props as Record<string, unknown>;
  if (stored.version > definition.version) return { isNewer: true, props, version: stored.version };
  for (let step = stored.version + 1; step <= definition.version; step += 1) {
    const upgrade = definition.upgrade[step];
    if (upgrade) props = upgrade(props);
  }
  if (definition.fields) props = withInitialValues(definition.fields, props);
  return { isNewer: false, props, version: definition.version };
}

/** Initial values by set of fields, because every block of every page asks. */
const initialValues = new WeakMap<Fields, Readonly<Record<string, Pick<FieldEditor, 'initial' | 'of'>>>>();

function withInitialValues(fields: Fields, props: Record<string, unknown>): Record<string, unknown> {
  let known = initialValues.get(fields);
  if (!known) initialValues.set(fields, (known = editorsOf(fields)));
  return completed(known, props);
}

/** The props of a block definition. */
export type PropsOf<B> = B extends { readonly fields: infer F extends Fields } ? ValuesOf<F> : never;

/** The data that a block's loader returns; undefined where it has none. */
export type DataOf<B> = B extends { readonly load: infer L } ? (L extends LoadedData<infer Data> ? Data : undefined) : undefined;
