import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '@lectern/testing';
import sharp from 'sharp';
import { MediaFile } from '../media-file.entity.ts';
import { mediaStore } from '../media.services.ts';

type Facts = Partial<
  Pick<
    MediaFile,
    'fileName' | 'fileType' | 'mimeType' | 'focalX' | 'focalY' | 'videoType' | 'videoID' | 'posterFileID' | 'shared' | 'deletedAt'
  >
>;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Puts a file straight into the library, past what an upload would check. Answers with its id. */
export async function putFile({ app }: TestApp, bytes: Uint8Array, facts: Facts = {}): Promise<string> {
  const hash = hashOf(bytes);
  const temporaryPath = join(app.service(mediaStore).temporaryDir, randomUUID());
  await mkdir(app.service(mediaStore).temporaryDir, { recursive: true });
  await writeFile(temporaryPath, bytes);
  await app.service(mediaStore).adopt(hash, temporaryPath);
  const fileType = facts.fileType ?? 'image';
  const size =
    fileType === 'image'
      ? await sharp(bytes)
          .metadata()
          .catch(() => undefined)
      : undefined;
  const em = app.orm.em.fork();
  const id = randomUUID();
  em.create(MediaFile, {
    id,
    path: '/',
    fileName: `${id}.png`,
    mimeType: 'image/png',
    hash,
    size: bytes.length,
    width: size?.autoOrient.width ?? null,
    height: size?.autoOrient.height ?? null,
    defaultAltText: '',
    defaultAltTexts: {},
    earlierSizes: [],
    shared: false,
    createdBy: null,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...facts,
    fileType,
  });
  await em.flush();
  return id;
}
