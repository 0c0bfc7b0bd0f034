import type * as z from 'zod';
import type { ImageValue, Reference, TextPart } from '../content.ts';
import type { Merge } from '../merging/merge-value.ts';
import type { Rewriting } from './rewriting.ts';

/** A field as the editor needs it. Plain data: it may cross to the browser as JSON. */
export interface FieldEditor {
  /** A control of core, or `plugin-id/name` of one that a plugin's admin entry supplies. */
  readonly control: string;
  readonly label: string;
  readonly help?: string;
  /** Fields of one group stand together under this title. */
  readonly group?: string;
  readonly required: boolean;
  /** The value that a new block, item or page begins with, and one whose field came later. */
  readonly initial?: unknown;
  /** What is new begins with the day that it is made on, in the site's time zone, instead of with `initial`. */
  readonly begins?: 'today';
  /** Characters. */
  readonly maxLength?: number;
  readonly rows?: number;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Fields of each item (`list`) or of the group (`group`). */
  readonly of?: Readonly<Record<string, FieldEditor>>;
  readonly itemLabel?: string;
  /** Settings of a plugin's own control. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** One image or file that a value uses, under the name that it has in `__images` or `__files`. */
export interface MediaUse {
  readonly name: string;
  /** A `file` is one of any kind that visitors may fetch. A `video` has its record among the files, its poster among the images. */
  readonly kind: 'image' | 'file' | 'video';
  readonly fileID: string;
  readonly cropParams?: ImageValue['cropParams'];
  readonly altText?: string;
}

/** A field: one declaration from which form, validation, types, references, search text and OpenAPI come. */
export interface Field<Value = unknown> {
  /**
   * The schema that publishing demands. A value of a newer version than the code is refused with G_21 by both schemas;
   * pages keep it where the same field holds the very same already.
   */
  readonly schema: z.ZodType<Value>;
  /**
   * The schema that saving a draft demands: the right type, or nothing at all. Too long, out of range, not one of the choices
   * and no address are no reason to refuse: publishing says those. `draftText` bounds a text, `draftLimits` a list.
   */
  readonly draft: z.ZodType<Value>;
  readonly initial: Value;
  readonly editor: FieldEditor;
  readonly references?: (value: Value) => readonly Reference[];
  readonly text?: (value: Value) => readonly TextPart[];
  readonly media?: (value: Value, name: string) => readonly MediaUse[];
  /**
   * What a value holds of types that nobody installed, each as it stands: no schema says anything of it. A page keeps what it
   * holds already and takes nothing else (G_30). Left out where there can be none. Asked of stored values of any age.
   */
  readonly unknownIn?: (value: Value) => readonly unknown[];
  /**
   * The value with other targets and texts; the very same value where none of them is another. Pure: it asks for each of
   * its `references`, and for each text that is translated, once and in reading order. Left out where it holds neither.
   */
  readonly rewrite?: (value: Value, rewriting: Rewriting) => Value;
  /**
   * What `rewrite` asks for stands in the value as it is: a text without its codes, or an address, is a string or number of
   * the value, a part of one, or several joined, of which those in the middle are whole. So a value that holds no word says
   * no word, and need not be walked by who looks through all pages.
   */
  readonly isVerbatim?: boolean;
  /**
   * What two people made of one value at the same time, from the value that both began with: undefined where both changed the
   * same of it, so that somebody has to choose. Pure, and the same whoever of them is `mine` and `theirs`. Left out where a value is
   * one thing, such as a number or a picture.
   */
  readonly merge?: Merge<Value>;
}

// `any` in the position of a value: a record of fields holds fields of every value type.
// oxlint-disable-next-line no-explicit-any -- variance: Field<string> is no Field<unknown>
export type Fields = Readonly<Record<string, Field<any>>>;

/** The props that a set of fields stands for. */
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer Value> ? Value : never };

/** The options that every field has. */
export interface FieldOptions {
  readonly label: string;
  readonly help?: string;
  readonly group?: string;
  /** Publishing demands a value. */
  readonly required?: boolean;
}

/** The part of a field that its form needs. */
export const editorOf = (control: string, options: FieldOptions, rest: Partial<FieldEditor> = {}): FieldEditor => ({
  control,
  label: options.label,
  required: options.required ?? false,
  ...(options.help === undefined ? {} : { help: options.help }),
  ...(options.group === undefined ? {} : { group: options.group }),
  ...rest,
});

/** The two schemas of a value that may be absent from a draft, and from what is published unless it is required. */
export function nullable<Value>(
  { schema, draft }: { readonly schema: z.ZodType<Value>; readonly draft: z.ZodType<Value> },
  required: boolean | undefined,
  initial: Value | null = null,
) {
  const orNothing = (of: z.ZodType<Value>) => of.nullable().default(initial as never) as z.ZodType<Value | null>;
  const published = orNothing(schema);
  return { draft: orNothing(draft), schema: required ? published.refine((value) => value !== null, 'V_01') : published };
}
