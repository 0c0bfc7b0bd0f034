import { dequal } from 'dequal/lite';
import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { beginningOf } from '#contract/fields/beginning-of.ts';
import type { Field } from '#contract/fields/field.ts';
import { editorsOf } from '#contract/fields/field-set.ts';

/** A value that the new type has no place for. */
export interface LostValue {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
}

export interface Replacement {
  readonly block: StoredBlock;
  /** Labels of the fields of the new block that keep their value. */
  readonly kept: readonly string[];
  readonly lost: readonly LostValue[];
  /** Blocks that stood in slots which the new type does not have, or not for them. */
  readonly lostBlocks: readonly string[];
}

interface Change {
  readonly type: string;
  readonly from: BlockDefinition;
  readonly to: BlockDefinition;
  /** Types of the blocks that may be nested, by key. */
  readonly typeOf: (key: string) => string | undefined;
  /** `YYYY-MM-DD`, in the site's time zone. */
  readonly today: string;
}

/** Whether everything in a value is in another too, in its place. */
function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part)) return false;
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false;
  return Object.entries(part).every(([name, value]) => holds((whole as Record<string, unknown>)[name], value));
}

/** A value as a field takes it, with all that is in it; undefined where the field has no place for something of it. */
function taken({ draft, editor }: Field, former: Field, value: unknown): { readonly value: unknown } | undefined {
  // What the same control wrote, whole or not.
  if (editor.control === former.editor.control && !editor.options && !editor.of) return { value };
  if (editor.options && !editor.options.some((option) => option.value === value)) return undefined;
  const parsed = draft.safeParse(value);
  return parsed.success && holds(parsed.data, value) ? { value: parsed.data } : undefined;
}

/** Whether nobody put anything into a field: what it begins with counts as nothing. */
const isUntouched = ({ initial }: Field, value: unknown): boolean =>
  value === undefined || value === null || value === '' || dequal(value, initial) || dequal(value, []);

function propsOf(props: StoredBlock['props'], { from, to, today }: Change) {
  const next: Record<string, unknown> = beginningOf(editorsOf(to.fields), today);
  const kept: string[] = [];
  const lost: LostValue[] = [];
  for (const [name, field] of Object.entries(from.fields)) {
    const value = props[name];
    const own = Object.hasOwn(to.fields, name) ? to.fields[name] : undefined;
    const fits = own && value !== undefined ? taken(own, field, value) : undefined;
    if (own && fits) {
      next[name] = fits.value;
      if (!isUntouched(field, value)) kept.push(own.editor.label);
    } else if (!isUntouched(field, value)) lost.push({ name, field, value });
  }
  return { props: next, kept, lost };
}

/** The blocks of each slot that the new type has too and that takes them; the others are lost. */
function slotsOf(block: StoredBlock, { to, typeOf }: Change) {
  const slots: Record<string, readonly string[]> = Object.fromEntries(Object.keys(to.slots).map((slot) => [slot, []]));
  const lostBlocks: string[] = [];
  for (const [slot, keys] of Object.entries(block.slots ?? {})) {
    const rule = Object.hasOwn(to.slots, slot) ? to.slots[slot] : undefined;
    const fitting = rule ? keys.filter((key) => !rule.allow || rule.allow.includes(typeOf(key) ?? '')) : [];
    const staying = fitting.slice(0, rule?.max ?? Infinity);
    if (rule) slots[slot] = staying;
    lostBlocks.push(...keys.filter((key) => !staying.includes(key)));
  }
  return { slots: Object.keys(to.slots).length > 0 ? { slots } : {}, lostBlocks };
}

/** A block as one of another type: values of fields with the same name stay where the new field takes them whole; key, anchor point and name stay. */
export function replacementOf(block: StoredBlock, change: Change): Replacement {
  const { key, anchorPoint, name } = block;
  const { props, kept, lost } = propsOf(block.props, change);
  const { slots, lostBlocks } = slotsOf(block, change);
  const named = name === undefined ? {} : { name };
  return {
    block: {
      ...{ type: change.type, key, ...named, version: change.to.version, props, anchorPoint },
      ...{ __images: {}, __files: {}, ...slots },
    },
    kept,
    lost,
    lostBlocks,
  };
}
