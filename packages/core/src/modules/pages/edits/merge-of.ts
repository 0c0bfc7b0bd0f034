import type { BlockDefinition } from '#contract/block.ts';
import type { Field, Fields } from '#contract/fields/field.ts';
import { mergeText } from '#contract/merging/merge-text.ts';
import type { Merge } from '#contract/merging/merge-value.ts';
import type { BlockIndex } from './block-index.ts';
import type { FieldPlace } from './operation.ts';

/** Merges what two people made of one value. Undefined where that cannot be done. */
export type MergeValues = Merge<unknown>;

/** How the values of a field are merged; undefined where a field is one thing. */
export type MergeOf = (place: FieldPlace, blocks: Pick<BlockIndex, 'typeOf'>) => MergeValues | undefined;

/** The declarations of a page's fields. */
interface Declared {
  readonly blockOf: (type: string) => Pick<BlockDefinition, 'version' | 'fields'> | undefined;
  /** Of the page's own data. */
  readonly own: Fields | undefined;
}

/** Texts of SEO settings. */
const seoTexts: readonly string[] = ['seoTitle', 'seoDescription'];

/** A merge of texts, for what may be anything. */
const mergeTexts: MergeValues = (was, own, other, budget) => {
  const [base, mine, theirs] = [was, own, other].map((value) => (typeof value === 'string' ? value : undefined));
  return base === undefined || mine === undefined || theirs === undefined ? undefined : mergeText(base, mine, theirs, budget);
};

/** What came in may be anything: what is no value of the field is not merged. */
const guarded = ({ draft, merge }: Pick<Field, 'draft' | 'merge'>): MergeValues | undefined =>
  merge &&
  ((was, own, other, budget) => {
    const [base, mine, theirs] = [was, own, other].map((value) =>
      value === undefined ? undefined : draft.safeParse(value).data,
    );
    return base === undefined || mine === undefined || theirs === undefined ? undefined : merge(base, mine, theirs, budget);
  });

const fieldIn = (fields: Fields | undefined, name: string): Field | undefined =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** How the fields of a page are merged: of texts, rich texts and lists, as their declarations say. */
export const mergesOf =
  ({ blockOf, own }: Declared): MergeOf =>
  (place, blocks) => {
    switch (place.of) {
      case 'title':
        return mergeTexts;
      case 'seo':
        return seoTexts.includes(place.field) ? mergeTexts : undefined;
      case 'typeData': {
        const field = fieldIn(own, place.field);
        return field && guarded(field);
      }
      case 'props': {
        const block = blocks.typeOf(place.key);
        const definition = block && blockOf(block.type);
        const field = definition?.version === block?.version ? fieldIn(definition?.fields, place.field) : undefined;
        return field && guarded(field);
      }
      case 'block':
        return undefined;
    }
  };

/** Merges nothing: what both changed is a conflict. */
export const mergesNothing: MergeOf = () => undefined;
