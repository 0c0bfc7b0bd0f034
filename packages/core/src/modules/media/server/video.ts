import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '#contract/refusing.ts';
import type { VideoType } from '#contract/video-link.ts';
import type { FolderAccess } from './folder-access.ts';
import { MediaFile } from './media-file.entity.ts';

/** The content of a video by its place elsewhere, as a hash, so that the same one is found twice like the same bytes. */
export const videoHash = ({ videoType, videoID }: { readonly videoType: VideoType; readonly videoID: string }): string =>
  createHash('sha256').update(`${videoType}:${videoID}`).digest('hex');

/** An image of the library that this person may use; V_17 at the property where there is none. */
export async function usableImage(em: SqlEntityManager, access: FolderAccess, id: string, property: string): Promise<MediaFile> {
  const image = await em.findOne(MediaFile, { id, fileType: 'image', deletedAt: null });
  return image && access.canUse(image) ? image : fail('noFile', property);
}

/** The id of a poster, checked; null takes it away. */
export const posterOf = async (
  em: SqlEntityManager,
  access: FolderAccess,
  id: string | null,
  property: string,
): Promise<string | null> => (id === null ? null : (await usableImage(em, access, id, property)).id);
