import * as z from 'zod';
import type { FileValue, ImageValue, LinkValue, Reference, VideoValue } from '../content.ts';
import { cropParamsSchema } from '../crop.ts';
import { anchorPattern } from '../slug.ts';
import { safeHref } from '../url.ts';

const fileID = z.uuid('V_12');

/** Schema of an image as an editor chose it. */
export const imageValueSchema: z.ZodType<ImageValue> = z.strictObject({
  fileID,
  cropParams: cropParamsSchema.optional(),
  altText: z.string().max(500, 'V_14').optional(),
  decorative: z.boolean().optional(),
}) as z.ZodType<ImageValue>;

/** Schema of a document as an editor chose it. */
export const fileValueSchema: z.ZodType<FileValue> = z.strictObject({
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

/** Schema of a video as an editor chose it. */
export const videoValueSchema: z.ZodType<VideoValue> = z.strictObject({
  fileID,
  title: z.string().max(255, 'V_14').optional(),
}) as z.ZodType<VideoValue>;

/** Schema of a link with its text. */
export const linkValueSchema: z.ZodType<LinkValue> = z.strictObject({
  to: linkTargetSchema,
  label: z.string().max(255, 'V_14').optional(),
  newTab: z.boolean().optional(),
}) as z.ZodType<LinkValue>;

/** The references of a link, for the reference index. Own addresses typed as text count as references to a path. */
export function linkReferences(to: LinkValue['to']): readonly Reference[] {
  if ('page' in to) return [{ kind: 'page', id: to.page, ...(to.anchor ? { anchor: to.anchor } : {}) }];
  if ('file' in to) return [{ kind: 'media', id: to.file }];
  return to.href.startsWith('/') ? [{ kind: 'path', id: to.href.split(/[?#]/, 1)[0] ?? to.href }] : [];
}
