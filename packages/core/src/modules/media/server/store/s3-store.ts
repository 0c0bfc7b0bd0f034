import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { StartupError } from '#server/kernel/startup-error.ts';
import type { S3Place } from '#server/kernel/media-environment.ts';
import { readingOf, unlessMissing } from './disk-store.ts';
import { derivedKey, originalKey, privateKey } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

/** The packages that only sites with a bucket need. */
async function loadDriver() {
  try {
    const [{ S3Driver }, { S3Client: Client, GetObjectCommand, HeadBucketCommand }] = await Promise.all([
      import('flydrive/drivers/s3'),
      import('@aws-sdk/client-s3'),
    ]);
    return { S3Driver, Client, GetObjectCommand, HeadBucketCommand };
  } catch (error) {
    throw new StartupError(
      'MEDIA_URL names a bucket, and the packages for S3 are not installed.',
      'Run npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner in the folder of the site.',
      { cause: error },
    );
  }
}

/** A store in an S3-compatible bucket. An object appears there whole or not at all. */
export async function createS3Store(place: S3Place, temporaryDir: string): Promise<MediaStore> {
  const { S3Driver, Client, GetObjectCommand, HeadBucketCommand } = await loadDriver();
  const client: S3Client = new Client({
    region: place.region,
    ...(place.endpoint ? { endpoint: place.endpoint, forcePathStyle: true } : {}),
    // Checksums that only Amazon's own service understands would shut out the others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const prefix = place.prefix === '' ? '' : `${place.prefix}/`;
  const driver = new S3Driver({ client, bucket: place.bucket, visibility: 'private', supportsACL: false });
  const { disk, ...reading } = readingOf(driver, prefix);
  async function moveTo(key: string, temporaryPath: string): Promise<void> {
    await disk.putStream(prefix + key, createReadStream(temporaryPath));
    await rm(temporaryPath, { force: true });
  }
  return {
    ...reading,
    privateFiles: {
      ...reading.privateFiles,
      temporaryDir,
      adopt: (name, temporaryPath) => moveTo(privateKey(name), temporaryPath),
    },
    place: `s3://${place.bucket}/${place.prefix}`,
    folder: undefined,
    temporaryDir,
    async readPart(hash, { start, end }) {
      const part = { Bucket: place.bucket, Key: prefix + originalKey(hash), Range: `bytes=${start}-${end}` };
      const found = await unlessMissing(client.send(new GetObjectCommand(part)));
      return found?.Body as Readable | undefined;
    },
    adopt: (hash, temporaryPath) => moveTo(originalKey(hash), temporaryPath),
    async removeDerived(folder) {
      const beginning = `${prefix}${derivedKey(folder)}/`;
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(beginning, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        for (const entry of page.objects) {
          // The library leaves out the slash at the end, and would find neighbours with longer names as well.
          if (entry.isFile && entry.key.startsWith(beginning)) await disk.delete(entry.key);
        }
        ({ paginationToken } = page);
      } while (paginationToken);
    },
    writeDerived: async (key, bytes) => disk.put(prefix + derivedKey(key), bytes),
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: place.bucket }))),
  };
}
