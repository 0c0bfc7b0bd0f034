import { linkTargetDraftSchema, linkTargetSchema, z } from '@lectern/core';
import { isCleanText } from './clean-text.ts';
import { languagePattern } from './marks.ts';
import type { RichTextNodes } from './node-definition.ts';
import { isOpaqueType, isProperties } from './node-kinds.ts';
import { maxSpan } from './repair-table.ts';
import { isCrop } from './repair-voids.ts';
import { isUuid } from './uuid.ts';

/** `draft` takes what is not finished yet: an image without a description, a button without a label, an address that is none, unknown nodes. */
export type Level = 'publish' | 'draft';

const on = z.literal(true).optional();
const text = z.string().refine(isCleanText);
const fileID = z.string().refine(isUuid);

const leaf = z.strictObject({
  text,
  bold: on,
  italic: on,
  underline: on,
  strike: on,
  code: on,
  sub: on,
  sup: on,
  lang: z.string().regex(languagePattern).optional(),
});

/** A schema that asks the one of the value's type, found in a map so that no name of JavaScript itself is a type. */
function byType(schemaOf: (type: unknown) => z.ZodType | undefined): z.ZodType {
  return z.unknown().superRefine((value, context) => {
    const schema = isProperties(value) ? schemaOf(value['type']) : undefined;
    const result = schema?.safeParse(value);
    if (!result) return context.addIssue({ code: 'custom', message: 'V_15' });
    for (const issue of result.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
  });
}

/** Nodes of plugins: those that are declared are checked, others only need a plugin's name in front when published. */
function opaqueSchema(level: Level, nodes: RichTextNodes, place: 'block' | 'inline') {
  const anything = z.unknown();
  return (type: unknown): z.ZodType | undefined => {
    if (!isOpaqueType(type)) return undefined;
    // Never a reason why a page cannot be saved: a node may be older or newer than the plugin that declares it.
    if (level === 'draft') return anything;
    const declared = nodes.get(type);
    if (declared) return declared.place === place ? declared.schema : undefined;
    return type.includes('/') ? anything : undefined;
  };
}

function imageSchema(level: Level): z.ZodType {
  const words = level === 'publish' ? text.max(500) : text;
  const image = z.strictObject({
    type: z.literal('image'),
    fileID,
    cropParams: z.unknown().refine(isCrop).optional(),
    altText: words.optional(),
    decorative: on,
    caption: words.optional(),
  });
  if (level === 'draft') return image;
  return image.refine((value) => value.decorative === true || Boolean(value.altText?.trim()), { path: ['altText'] });
}

function videoSchema(level: Level): z.ZodType {
  const title = level === 'publish' ? text.trim().min(1).max(255) : text;
  const caption = (level === 'publish' ? text.max(500) : text).optional();
  return z.strictObject({ type: z.literal('video'), fileID, title, caption });
}

/** The schema of a document's blocks. */
export function blocksSchema(level: Level, nodes: RichTextNodes): z.ZodType {
  const to = level === 'draft' ? linkTargetDraftSchema : linkTargetSchema;
  const link = z.strictObject({ type: z.literal('link'), to, newTab: on, children: z.array(leaf).min(1) });
  const inlines = new Map<unknown, z.ZodType>([
    [undefined, leaf],
    ['link', link],
  ]);
  const opaqueInline = opaqueSchema(level, nodes, 'inline');
  const line = z.array(byType((type) => inlines.get(type) ?? opaqueInline(type))).min(1);
  const paragraph = z.strictObject({ type: z.literal('paragraph'), children: line });
  const itemText = z.strictObject({ type: z.literal('list-item-text'), children: line });
  const list: z.ZodType = z.strictObject({
    type: z.literal('list'),
    ordered: z.boolean(),
    get children(): z.ZodType {
      const alone = z.tuple([itemText]);
      const children = z.unknown().superRefine((value, context) => {
        const result = (Array.isArray(value) && value.length > 1 ? z.tuple([itemText, list]) : alone).safeParse(value);
        for (const issue of result.error?.issues ?? [])
          context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
      });
      return z.array(z.strictObject({ type: z.literal('list-item'), children })).min(1);
    },
  });
  const span = z.int().min(1).max(maxSpan).optional();
  const cell = z.strictObject({ type: z.literal('table-cell'), header: on, colSpan: span, rowSpan: span, children: line });
  const row = z.strictObject({ type: z.literal('table-row'), children: z.array(cell).min(1) });
  const label = level === 'publish' ? text.trim().min(1).max(255) : text;
  const blocks = new Map<unknown, z.ZodType>([
    ['paragraph', paragraph],
    ['heading', z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3, 4]), children: line })],
    ['list', list],
    ['quote', z.strictObject({ type: z.literal('quote'), children: z.array(paragraph).min(1) })],
    ['rule', z.strictObject({ type: z.literal('rule') })],
    ['image', imageSchema(level)],
    ['video', videoSchema(level)],
    ['table', z.strictObject({ type: z.literal('table'), caption: text.optional(), children: z.array(row).min(1) })],
    ['button', z.strictObject({ type: z.literal('button'), label, to, newTab: on })],
  ]);
  const opaqueBlock = opaqueSchema(level, nodes, 'block');
  return z.array(byType((type) => blocks.get(type) ?? opaqueBlock(type)));
}
