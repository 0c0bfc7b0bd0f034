import * as z from 'zod';
import type { FileValue, ImageValue, LinkTarget, LinkValue, Reference, VideoValue } from '../content.ts';
import { cropParamsSchema } from '../crop.ts';
import { anchorPattern } from '../slug.ts';
import { safeHref } from '../url.ts';
import { draftText } from './draft-limits.ts';

const fileID = z.uuid('V_12');
const upTo = (characters: number): z.ZodType<string> => z.string().max(characters, 'V_14');

const imageSchema = (altText: z.ZodType<string>): z.ZodType<ImageValue> =>
  z.strictObject({
    fileID,
    cropParams: cropParamsSchema.optional(),
    altText: altText.optional(),
    decorative: z.boolean().optional(),
  }) as z.ZodType<ImageValue>;

/** Schema of an image as an editor chose it. */
export const imageValueSchema = imageSchema(upTo(500));
/** The same in a draft. */
export const imageDraftSchema = imageSchema(draftText);

const fileSchema = (label: z.ZodType<string>): z.ZodType<FileValue> =>
  z.strictObject({ fileID, label: label.optional() }) as z.ZodType<FileValue>;

/** Schema of a document as an editor chose it. */
export const fileValueSchema = fileSchema(upTo(255));
/** The same in a draft. */
export const fileDraftSchema = fileSchema(draftText);

const targetSchema = (anchor: z.ZodType<string>, href: z.ZodType<string>) =>
  z.union([
    z.strictObject({ page: z.uuid('V_12'), anchor: anchor.optional() }),
    z.strictObject({ file: fileID }),
    z.strictObject({ href }),
  ]);

/** Schema of a link's target: one of page, file or address, the address of an allowed kind. */
export const linkTargetSchema = targetSchema(
  z.string().regex(anchorPattern, 'V_12'),
  upTo(2000).refine((value) => safeHref(value) !== undefined, 'V_13'),
);
/** The same in a draft: whatever somebody typed as an address. `safeHref` says whether visitors may follow it. */
export const linkTargetDraftSchema = targetSchema(draftText, draftText);

const videoSchema = (title: z.ZodType<string>): z.ZodType<VideoValue> =>
  z.strictObject({ fileID, title: title.optional() }) as z.ZodType<VideoValue>;

/** Schema of a video as an editor chose it. */
export const videoValueSchema = videoSchema(upTo(255));
/** The same in a draft. */
export const videoDraftSchema = videoSchema(draftText);

const linkSchema = (to: z.ZodType<unknown>, label: z.ZodType<string>): z.ZodType<LinkValue> =>
  z.strictObject({ to, label: label.optional(), newTab: z.boolean().optional() }) as unknown as z.ZodType<LinkValue>;

/** Schema of a link with its text. */
export const linkValueSchema = linkSchema(linkTargetSchema, upTo(255));
/** The same in a draft. */
export const linkDraftSchema = linkSchema(linkTargetDraftSchema, draftText);

/** Characters of an address of another site that the index holds; a longer one is followed by visitors alone. */
export const longestAddress = 520;

/** An address of another site that a link leads to, as references name it; undefined for every other one. */
export function addressOf(href: string): string | undefined {
  const address = href.trim();
  return /^https?:\/\//i.test(address) && address.length <= longestAddress && URL.canParse(address) ? address : undefined;
}

/** The references of a link, for the reference index. Own addresses typed as text count as references to a path. */
export function linkReferences(to: LinkTarget): readonly Reference[] {
  if ('page' in to) return [{ kind: 'page', id: to.page, ...(to.anchor ? { anchor: to.anchor } : {}) }];
  if ('file' in to) return [{ kind: 'media', id: to.file }];
  if (to.href.startsWith('/')) return [{ kind: 'path', id: to.href.split(/[?#]/, 1)[0] ?? to.href }];
  const address = addressOf(to.href);
  return address === undefined ? [] : [{ kind: 'address', id: address }];
}
