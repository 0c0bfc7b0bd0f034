import * as z from 'zod';
import type { FileValue, ImageValue, LinkValue, Reference, TextPart, VideoValue } from './content.ts';
import { cropParamsSchema } from './crop.ts';
import { anchorPattern } from './slug.ts';
import { safeHref } from './url.ts';

/** What the editor needs to draw a field. Plain data: it may cross to the browser as JSON. */
export interface FieldEditor {
  /** A control of core, or `plugin-id/name` of one that a plugin's admin door supplies. */
  readonly control: string;
  readonly label: string;
  readonly help?: string;
  /** Fields of one group stand together under this title. */
  readonly group?: string;
  readonly required: boolean;
  /** What a new block or item begins with. */
  readonly initial?: unknown;
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
  /** What publishing demands. */
  readonly schema: z.ZodType<Value>;
  /** What saving a draft demands: the right type, or nothing at all. */
  readonly draft: z.ZodType<Value>;
  readonly initial: Value;
  readonly editor: FieldEditor;
  readonly references?: (value: Value) => readonly Reference[];
  readonly text?: (value: Value) => readonly TextPart[];
  readonly media?: (value: Value, name: string) => readonly MediaUse[];
}

// `any` in the position of a value: a record of fields holds fields of every value type.
// oxlint-disable-next-line no-explicit-any -- variance: Field<string> is no Field<unknown>
export type Fields = Readonly<Record<string, Field<any>>>;

/** The props that a set of fields stands for. */
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer Value> ? Value : never };

interface Common {
  readonly label: string;
  readonly help?: string;
  readonly group?: string;
  /** Publishing demands a value. */
  readonly required?: boolean;
}

type TextWeight = TextPart['weight'];

const editorOf = (control: string, options: Common, rest: Partial<FieldEditor> = {}): FieldEditor => ({
  control,
  label: options.label,
  required: options.required ?? false,
  ...(options.help === undefined ? {} : { help: options.help }),
  ...(options.group === undefined ? {} : { group: options.group }),
  ...rest,
});

interface TextOptions extends Common {
  /** Characters; 255 for one line, 2000 for several. */
  readonly maxLength?: number;
  readonly rows?: number;
  /** How much it weighs in search; left out of it when `false`. */
  readonly search?: TextWeight | false;
}

function plainText(control: 'text' | 'textarea', options: TextOptions): Field<string> {
  const maxLength = options.maxLength ?? (control === 'text' ? 255 : 2000);
  const weight = options.search ?? 'C';
  const draft = z.string().max(maxLength, 'V_14').default('');
  const schema = options.required ? z.string().trim().min(1, 'V_01').max(maxLength, 'V_14') : draft;
  return {
    schema,
    draft,
    initial: '',
    editor: editorOf(control, options, { maxLength, ...(options.rows ? { rows: options.rows } : {}) }),
    ...(weight === false ? {} : { text: (value: string) => (value ? [{ text: value, weight }] : []) }),
  };
}

interface ChoiceOptions<Value extends string> extends Common {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly initial?: NoInfer<Value>;
}

const fileID = z.uuid('V_12');

/** Schema of an image as an editor chose it. */
export const imageValueSchema: z.ZodType<ImageValue> = z.strictObject({
  fileID,
  cropParams: cropParamsSchema.optional(),
  altText: z.string().max(500, 'V_14').optional(),
  decorative: z.boolean().optional(),
}) as z.ZodType<ImageValue>;

const fileValueSchema: z.ZodType<FileValue> = z.strictObject({
  fileID,
  label: z.string().max(255, 'V_14').optional(),
}) as z.ZodType<FileValue>;

/** Schema of a link's target: one of page, file or address, the address of an allowed kind. */
export const linkTargetSchema = z.union([
  z.strictObject({ page: z.uuid('V_12'), anchor: z.string().regex(anchorPattern, 'V_12').optional() }),
  z.strictObject({ file: fileID }),
  z.strictObject({
    href: z
      .string()
      .max(2000, 'V_14')
      .refine((value) => safeHref(value) !== undefined, 'V_13'),
  }),
]);

const videoValueSchema: z.ZodType<VideoValue> = z.strictObject({
  fileID,
  title: z.string().max(255, 'V_14').optional(),
}) as z.ZodType<VideoValue>;

const linkValueSchema: z.ZodType<LinkValue> = z.strictObject({
  to: linkTargetSchema,
  label: z.string().max(255, 'V_14').optional(),
  newTab: z.boolean().optional(),
}) as z.ZodType<LinkValue>;

/** What a link uses, for the reference index. Own addresses typed as text count as references to a path. */
export function linkReferences(to: LinkValue['to']): readonly Reference[] {
  if ('page' in to) return [{ kind: 'page', id: to.page, ...(to.anchor ? { anchor: to.anchor } : {}) }];
  if ('file' in to) return [{ kind: 'media', id: to.file }];
  return to.href.startsWith('/') ? [{ kind: 'path', id: to.href.split(/[?#]/, 1)[0] ?? to.href }] : [];
}

const nullable = <Value>(schema: z.ZodType<Value>, required: boolean | undefined) => ({
  draft: schema.nullable().default(null as never) as z.ZodType<Value | null>,
  schema: (required
    ? schema
        .nullable()
        .default(null as never)
        .refine((value) => value !== null, 'V_01')
    : schema.nullable().default(null as never)) as z.ZodType<Value | null>,
});

interface CustomOptions<Value> extends Common {
  /** `plugin-id/name` of the control in the owner's admin door. */
  readonly control: string;
  readonly schema: z.ZodType<Value>;
  readonly draft: z.ZodType<Value>;
  readonly initial: Value;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly references?: Field<Value>['references'];
  readonly text?: Field<Value>['text'];
  readonly media?: Field<Value>['media'];
}

/** The field builders. Each is a zod schema for publishing, a lenient one for drafts, and what the editor needs. */
export const fields = {
  /** One line of text. */
  text: (options: TextOptions) => plainText('text', options),
  /** Several lines of plain text. */
  textarea: (options: TextOptions) => plainText('textarea', options),

  number(options: Common & { min?: number; max?: number; integer?: boolean }): Field<number | null> {
    let base = options.integer ? z.int('V_12') : z.number('V_12');
    if (options.min !== undefined) base = base.min(options.min, 'V_12');
    if (options.max !== undefined) base = base.max(options.max, 'V_12');
    return {
      ...nullable<number>(base, options.required),
      initial: null,
      editor: editorOf('number', options, {
        ...(options.min === undefined ? {} : { min: options.min }),
        ...(options.max === undefined ? {} : { max: options.max }),
      }),
    };
  },

  boolean(options: Common & { initial?: boolean }): Field<boolean> {
    const initial = options.initial ?? false;
    const schema = z.boolean().default(initial);
    return { schema, draft: schema, initial, editor: editorOf('boolean', options) };
  },

  /** One of a fixed set. The first is the initial one unless `initial` says otherwise. */
  select<const Value extends string>(options: ChoiceOptions<Value>): Field<Value> {
    const values = options.options.map((option) => option.value) as [Value, ...Value[]];
    const initial = options.initial ?? values[0];
    const schema = z.enum(values, 'V_12').default(initial as never) as unknown as z.ZodType<Value>;
    return { schema, draft: schema, initial, editor: editorOf('select', options, { options: options.options }) };
  },

  /** A day, `YYYY-MM-DD`; empty while nothing was chosen. */
  date(options: Common): Field<string> {
    const draft = z.union([z.literal(''), z.iso.date('V_12')], 'V_12').default('');
    const schema = options.required ? draft.refine((value) => value !== '', 'V_01') : draft;
    return { schema, draft, initial: '', editor: editorOf('date', options) };
  },

  /** An image of the media library, cropped if wished, with the alternative text of this use. */
  image(options: Common): Field<ImageValue | null> {
    const { draft, schema } = nullable(imageValueSchema, options.required);
    return {
      draft,
      // What a picture says belongs to it: a text, or the word that it says nothing.
      schema: schema.refine((value) => value === null || value.decorative === true || Boolean(value.altText?.trim()), {
        message: 'V_01',
        path: ['altText'],
      }) as typeof schema,
      initial: null,
      editor: editorOf('image', options),
      references: (value) => (value ? [{ kind: 'media', id: value.fileID }] : []),
      media: (value, name) =>
        value
          ? [
              {
                name,
                kind: 'image',
                fileID: value.fileID,
                altText: value.decorative ? '' : (value.altText ?? ''),
                ...(value.cropParams ? { cropParams: value.cropParams } : {}),
              },
            ]
          : [],
    };
  },

  /** A document of the media library. */
  file(options: Common): Field<FileValue | null> {
    return {
      ...nullable(fileValueSchema, options.required),
      initial: null,
      editor: editorOf('file', options),
      references: (value) => (value ? [{ kind: 'media', id: value.fileID }] : []),
      media: (value, name) => (value ? [{ name, kind: 'file', fileID: value.fileID, altText: value.label ?? '' }] : []),
    };
  },

  /**
   * A video of the media library: of Vimeo, of YouTube, or a GIF. Its record stands under the field's name among the block's
   * files, with where it plays in `video`; its poster, where it has one, among the images. Publishing demands a title.
   */
  video(options: Common): Field<VideoValue | null> {
    const { draft, schema } = nullable(videoValueSchema, options.required);
    return {
      draft,
      schema: schema.refine((value) => value === null || Boolean(value.title?.trim()), {
        message: 'V_01',
        path: ['title'],
      }) as typeof schema,
      initial: null,
      editor: editorOf('video', options),
      references: (value) => (value ? [{ kind: 'media', id: value.fileID }] : []),
      text: (value) => (value?.title ? [{ text: value.title, weight: 'D' }] : []),
      media: (value, name) => (value ? [{ name, kind: 'video', fileID: value.fileID, altText: value.title ?? '' }] : []),
    };
  },

  /** A link to a page, a file or an address, with its text where the block shows one. */
  link(options: Common & { hasLabel?: boolean }): Field<LinkValue | null> {
    const { draft, schema } = nullable(linkValueSchema, options.required);
    return {
      draft,
      schema:
        options.hasLabel === true
          ? (schema.refine((value) => value === null || Boolean(value.label?.trim()), {
              message: 'V_01',
              path: ['label'],
            }) as typeof schema)
          : schema,
      initial: null,
      editor: editorOf('link', options, { settings: { hasLabel: options.hasLabel ?? false } }),
      references: (value) => (value ? linkReferences(value.to) : []),
      media: (value, name) =>
        value && 'file' in value.to ? [{ name, kind: 'file', fileID: value.to.file, altText: value.label ?? '' }] : [],
      text: (value) => (value?.label ? [{ text: value.label, weight: 'D' }] : []),
    };
  },

  /** A list of items with fields of their own. */
  list<const F extends Fields>(
    options: Common & { of: F; min?: number; max?: number; itemLabel?: string },
  ): Field<readonly ValuesOf<F>[]> {
    const max = options.max ?? 100;
    const min = options.min ?? (options.required ? 1 : 0);
    const item = fieldsSchema(options.of, 'schema');
    const draftItem = fieldsSchema(options.of, 'draft');
    return {
      schema: z.array(item).min(min, 'V_01').max(max, 'V_14').default([]) as unknown as z.ZodType<readonly ValuesOf<F>[]>,
      draft: z.array(draftItem).max(max, 'V_14').default([]) as unknown as z.ZodType<readonly ValuesOf<F>[]>,
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
      media: (items, name) => items.flatMap((values, index) => mediaOf(options.of, values, `${name}.${index}`)),
    };
  },

  /** A field with a control and a schema of a plugin's own. */
  custom<Value>(options: CustomOptions<Value>): Field<Value> {
    const { schema, draft, initial, references, text, media } = options;
    return {
      schema,
      draft,
      initial,
      editor: editorOf(options.control, options, options.settings ? { settings: options.settings } : {}),
      ...(references ? { references } : {}),
      ...(text ? { text } : {}),
      ...(media ? { media } : {}),
    };
  },
};

/** The strict zod object of a set of fields, for publishing (`schema`) or for a draft. */
export function fieldsSchema<F extends Fields>(set: F, level: 'schema' | 'draft'): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(Object.entries(set).map(([name, field]) => [name, field[level]]));
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>;
}

/** What the editor needs of a set of fields, as plain data. */
export function editorsOf(set: Fields): Record<string, FieldEditor> {
  return Object.fromEntries(Object.entries(set).map(([name, { editor, initial }]) => [name, { ...editor, initial }]));
}

/** The values that a new block or item begins with. */
export function initialOf<F extends Fields>(set: F): ValuesOf<F> {
  return Object.fromEntries(Object.entries(set).map(([name, field]) => [name, field.initial])) as ValuesOf<F>;
}

const valueOf = (values: unknown, name: string): unknown => (values as Record<string, unknown>)[name];

/** Everything that the values of a set of fields refer to. */
export function referencesOf(set: Fields, values: unknown): Reference[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.references?.(value) ?? []);
  });
}

/** The searchable text in the values of a set of fields. */
export function textOf(set: Fields, values: unknown): TextPart[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.text?.(value) ?? []);
  });
}

/** The images and files in the values of a set of fields, each under its name in `__images` or `__files`. */
export function mediaOf(set: Fields, values: unknown, prefix = ''): MediaUse[] {
  return Object.entries(set).flatMap(([name, field]) => {
    const value = valueOf(values, name);
    return value === undefined ? [] : (field.media?.(value, prefix ? `${prefix}.${name}` : name) ?? []);
  });
}
