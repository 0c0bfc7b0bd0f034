import { earlierSizesOf } from '#contract/fit-crop.ts';
import type { Size } from '#contract/turned-image.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { rolesAt } from './folder-access.ts';
import { MediaFile } from './media-file.entity.ts';
import { replacedName, retiredName } from './media-path.ts';
import { pageUses } from './media.services.ts';

/** Bytes of the library and what they say of themselves. */
export type Content = Pick<MediaFile, 'mimeType' | 'hash' | 'sourceHash' | 'size' | 'width' | 'height' | 'colour'>;

export const contentOf = ({ mimeType, hash, sourceHash, size, width, height, colour }: Content): Content => ({
  mimeType,
  hash,
  sourceHash: sourceHash ?? null,
  size,
  width: width ?? null,
  height: height ?? null,
  colour: colour ?? null,
});

const sizeOf = ({ width, height }: Content): Size | null => (width && height ? { width, height } : null);

/** A file as it will be with other bytes. */
export const withContent = (file: MediaFile, content: Content, extension: string) => ({
  ...contentOf(content),
  fileName: replacedName(file.fileName, extension),
  earlierSizes: earlierSizesOf({ dimensions: sizeOf(file), earlierSizes: file.earlierSizes }, sizeOf(content)),
});

type Context = Pick<CommandContext, 'app' | 'em' | 'actor' | 'now' | 'emit' | 'invalidate'>;

/** What lies in the trash instead of a file's bytes: a file of its own, named after it, kept to those who see it where it lay. */
export async function retire({ em, actor, now }: Context, file: MediaFile, known?: MediaFile): Promise<MediaFile> {
  const id = known?.id ?? crypto.randomUUID();
  const { path, fileType, defaultAltText, defaultAltTexts, shared, focalX, focalY, createdBy, createdAt } = file;
  const retired = {
    ...{ ...contentOf(file), path, fileType, defaultAltText, defaultAltTexts, shared, focalX, focalY },
    ...{ createdBy, createdAt, earlierSizes: file.earlierSizes, updatedAt: now },
    ...{ id, replacedID: file.id, trashID: id, deletedAt: now, deletedBy: userIDOf(actor) },
    fileName: retiredName(file.fileName, now),
  };
  const entity = known ? em.assign(known, retired) : em.create(MediaFile, retired);
  await em.flush();
  await em.execute(`update lectern_media_file t set kept_to = ${rolesAt('t.path')} where id = ?`, [id]);
  return entity;
}

/** Tells everybody of other bytes: the pages that show them, with this commit, and whoever listens. */
export async function tellReplaced({ app, em, emit, invalidate }: Context, id: string): Promise<void> {
  await app.service(pageUses).refresh({ app, em, invalidate }, [id]);
  emit('media.replaced', { fileID: id });
}
