import * as z from 'zod';
import type { TextPart } from '../content.ts';
import { mergeItems } from '../merging/merge-items.ts';
import { mergeText } from '../merging/merge-text.ts';
import { wordsIn } from '../merging/words-in.ts';
import { editorOf, nullable } from './field.ts';
import type { Field, FieldOptions, Fields, ValuesOf } from './field.ts';
import { draftLimits, draftText } from './draft-limits.ts';
import {
  areVerbatim,
  editorsOf,
  fieldsSchema,
  mediaOf,
  mergeFields,
  referencesOf,
  rewriteFields,
  textOf,
  unknownOf,
} from './field-set.ts';
import { mediaFields } from './media-fields.ts';
import { tagField } from './tag-field.ts';
import { rewriteEach, rewriteText, within } from './rewriting.ts';

type TextWeight = TextPart['weight'];

interface TextOptions extends FieldOptions {
  /** Characters; 255 for one line, 2000 for several. */
  readonly maxLength?: number;
  readonly rows?: number;
  /** The weight in search; left out of it when `false`. */
  readonly search?: TextWeight | false;
  /** The text that a new block or item begins with, and a setting that nobody set. */
  readonly initial?: string;
  /** False for what is the same in every language, such as a number plate. Default: true. */
  readonly translate?: boolean;
}

function plainText(control: 'text' | 'textarea', options: TextOptions): Field<string> {
  const maxLength = options.maxLength ?? (control === 'text' ? 255 : 2000);
  const weight = options.search ?? 'C';
  const initial = options.initial ?? '';
  const draft = draftText.default(initial as never);
  const schema = options.required
    ? z.string().trim().min(1, 'V_01').max(maxLength, 'V_14')
    : z.string().max(maxLength, 'V_14').default(initial);
  return {
    schema,
    draft,
    initial,
    editor: editorOf(control, options, { maxLength, ...(options.rows ? { rows: options.rows } : {}) }),
    merge: mergeText,
    ...(options.translate === false ? {} : { rewrite: rewriteText, isVerbatim: true }),
    ...(weight === false ? {} : { text: (value: string) => (value ? [{ text: value, weight }] : []) }),
  };
}

interface ChoiceOptions<Value extends string> extends FieldOptions {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly initial?: NoInfer<Value>;
}

/** A value that leads somewhere or says something can be written back; that of another field cannot, and has neither. */
type CustomContent<Value> =
  | { readonly references?: never; readonly text?: never; readonly rewrite?: never; readonly isVerbatim?: never }
  | (Pick<Field<Value>, 'references' | 'text' | 'isVerbatim'> & Required<Pick<Field<Value>, 'rewrite'>>);

type CustomOptions<Value> = CustomControl<Value> & CustomContent<Value>;

interface CustomControl<Value> extends FieldOptions {
  /** `plugin-id/name` of the control in the owner's admin entry. */
  readonly control: string;
  readonly schema: z.ZodType<Value>;
  readonly draft: z.ZodType<Value>;
  readonly initial: Value;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly media?: Field<Value>['media'];
  readonly unknownIn?: Field<Value>['unknownIn'];
  readonly merge?: Field<Value>['merge'];
}

/** The field builders. Each is a zod schema for publishing, a lenient one for drafts, and what the editor needs. */
export const fields = {
  /** One line of text. */
  text: (options: TextOptions) => plainText('text', options),
  /** Several lines of plain text. */
  textarea: (options: TextOptions) => plainText('textarea', options),

  number(options: FieldOptions & { min?: number; max?: number; integer?: boolean; initial?: number }): Field<number | null> {
    const initial = options.initial ?? null;
    let base = options.integer ? z.int('V_12') : z.number('V_12');
    if (options.min !== undefined) base = base.min(options.min, 'V_12');
    if (options.max !== undefined) base = base.max(options.max, 'V_12');
    return {
      ...nullable<number>({ schema: base, draft: z.number('V_12') }, options.required, initial),
      initial,
      editor: editorOf('number', options, {
        ...(options.min === undefined ? {} : { min: options.min }),
        ...(options.max === undefined ? {} : { max: options.max }),
      }),
    };
  },

  boolean(options: FieldOptions & { initial?: boolean }): Field<boolean> {
    const initial = options.initial ?? false;
    const schema = z.boolean().default(initial);
    return { schema, draft: schema, initial, editor: editorOf('boolean', options) };
  },

  /** One of a fixed set. The first is the initial one unless `initial` says otherwise. */
  select<const Value extends string>(options: ChoiceOptions<Value>): Field<Value> {
    const values = options.options.map((option) => option.value) as [Value, ...Value[]];
    const initial = options.initial ?? values[0];
    const schema = z.enum(values, 'V_12').default(initial as never) as unknown as z.ZodType<Value>;
    const draft = draftText.default(initial as never) as unknown as z.ZodType<Value>;
    return { schema, draft, initial, editor: editorOf('select', options, { options: options.options }) };
  },

  /** A day, `YYYY-MM-DD`; empty while nothing was chosen. What is new may begin with the day that it is made on. */
  date(options: FieldOptions & { initial?: 'today' | `${number}-${number}-${number}` }): Field<string> {
    const isToday = options.initial === 'today';
    const initial = isToday ? '' : (options.initial ?? '');
    const day = z.union([z.literal(''), z.iso.date('V_12')], 'V_12').default(initial);
    const schema = options.required ? day.refine((value) => value !== '', 'V_01') : day;
    const draft = draftText.default(initial as never);
    return { schema, draft, initial, editor: editorOf('date', options, isToday ? { begins: 'today' } : {}) };
  },

  ...mediaFields,
  ...tagField,

  /** A list of items with fields of their own. */
  list<const F extends Fields>(
    options: FieldOptions & { of: F; min?: number; max?: number; itemLabel?: string },
  ): Field<readonly ValuesOf<F>[]> {
    const max = options.max ?? 100;
    const min = options.min ?? (options.required ? 1 : 0);
    const item = fieldsSchema(options.of, 'schema');
    const draftItem = fieldsSchema(options.of, 'draft');
    return {
      schema: z.array(item).min(min, 'V_01').max(max, 'V_14').default([]) as unknown as z.ZodType<readonly ValuesOf<F>[]>,
      draft: z.array(draftItem).max(draftLimits.items, 'V_14').default([]) as unknown as z.ZodType<readonly ValuesOf<F>[]>,
      initial: [],
      editor: editorOf(
        'list',
        { ...options, required: min > 0 },
        {
          of: editorsOf(options.of),
          min,
          max,
          ...(options.itemLabel ? { itemLabel: options.itemLabel } : {}),
        },
      ),
      references: (items) => items.flatMap((values) => referencesOf(options.of, values)),
      text: (items) => items.flatMap((values) => textOf(options.of, values)),
      rewrite: (items, rewriting) =>
        rewriteEach(items, (values, index) => rewriteFields(options.of, values, within(rewriting, index))),
      isVerbatim: areVerbatim(options.of),
      merge: (base, mine, theirs, budget) =>
        mergeItems([base, mine, theirs], {
          merge: (...[was, own, other]) => mergeFields(options.of, [was, own, other], budget),
          wordsOf: wordsIn,
          budget,
        }),
      media: (items, name) => items.flatMap((values, index) => mediaOf(options.of, values, `${name}.${index}`)),
      unknownIn: (items) =>
        Array.isArray(items) ? items.flatMap((values) => unknownOf(options.of, values).map(({ value }) => value)) : [],
    };
  },

  /** A field with a control and a schema of a plugin's own. */
  custom<Value>(options: CustomOptions<Value>): Field<Value> {
    const { schema, draft, initial, references, text, rewrite, isVerbatim, media, unknownIn, merge } = options;
    return {
      schema,
      draft,
      initial,
      editor: editorOf(options.control, options, options.settings ? { settings: options.settings } : {}),
      ...(references ? { references } : {}),
      ...(text ? { text } : {}),
      ...(rewrite ? { rewrite } : {}),
      ...(isVerbatim ? { isVerbatim } : {}),
      ...(media ? { media } : {}),
      ...(unknownIn ? { unknownIn } : {}),
      ...(merge ? { merge } : {}),
    };
  },
};
