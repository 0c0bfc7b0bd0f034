import type { FileValue, ImageValue, LinkValue, VideoValue } from '../content.ts';
import { editorOf, nullable } from './field.ts';
import type { Field, FieldOptions } from './field.ts';
import { rewriteFile, rewriteImage, rewriteLink, rewriteVideo } from './rewrite-values.ts';
import { fileDraftSchema, imageDraftSchema, linkDraftSchema, videoDraftSchema } from './values.ts';
import { fileValueSchema, imageValueSchema, linkReferences, linkValueSchema, videoValueSchema } from './values.ts';

/** The fields that hold something of the media library, or lead somewhere. */
export const mediaFields = {
  /** An image of the media library, cropped if wished, with the alternative text of this use. */
  image(options: FieldOptions): Field<ImageValue | null> {
    const { draft, schema } = nullable({ schema: imageValueSchema, draft: imageDraftSchema }, options.required);
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
      rewrite: (value, rewriting) => value && rewriteImage(value, rewriting),
      isVerbatim: true,
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

  /** A document of the media library. Where the block names it with a field of its own, it needs no label (`hasLabel: false`). */
  file(options: FieldOptions & { hasLabel?: boolean }): Field<FileValue | null> {
    return {
      ...nullable({ schema: fileValueSchema, draft: fileDraftSchema }, options.required),
      initial: null,
      editor: editorOf('file', options, { settings: { hasLabel: options.hasLabel ?? true } }),
      references: (value) => (value ? [{ kind: 'media', id: value.fileID }] : []),
      rewrite: (value, rewriting) => value && rewriteFile(value, rewriting),
      isVerbatim: true,
      media: (value, name) => (value ? [{ name, kind: 'file', fileID: value.fileID, altText: value.label ?? '' }] : []),
    };
  },

  /**
   * A video of the media library: of Vimeo, of YouTube, or a GIF. Its record stands under the field's name among the block's
   * files, with where it plays in `video`; its poster, where it has one, among the images. Publishing demands a title.
   */
  video(options: FieldOptions): Field<VideoValue | null> {
    const { draft, schema } = nullable({ schema: videoValueSchema, draft: videoDraftSchema }, options.required);
    return {
      draft,
      schema: schema.refine((value) => value === null || Boolean(value.title?.trim()), {
        message: 'V_01',
        path: ['title'],
      }) as typeof schema,
      initial: null,
      editor: editorOf('video', options),
      references: (value) => (value ? [{ kind: 'media', id: value.fileID }] : []),
      rewrite: (value, rewriting) => value && rewriteVideo(value, rewriting),
      isVerbatim: true,
      text: (value) => (value?.title ? [{ text: value.title, weight: 'D' }] : []),
      media: (value, name) => (value ? [{ name, kind: 'video', fileID: value.fileID, altText: value.title ?? '' }] : []),
    };
  },

  /** A link to a page, a file or an address, with its text where the block shows one. */
  link(options: FieldOptions & { hasLabel?: boolean }): Field<LinkValue | null> {
    const { draft, schema } = nullable({ schema: linkValueSchema, draft: linkDraftSchema }, options.required);
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
      rewrite: (value, rewriting) => value && rewriteLink(value, rewriting),
      isVerbatim: true,
      media: (value, name) =>
        value && 'file' in value.to ? [{ name, kind: 'file', fileID: value.to.file, altText: value.label ?? '' }] : [],
      text: (value) => (value?.label ? [{ text: value.label, weight: 'D' }] : []),
    };
  },
};
