import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts the unpacked media in the place of what is there; `undo` puts that back. Both only rename. */
export async function swapMedia(options: {
  readonly unpacked: string;
  readonly mediaDir: string;
  readonly staging: string;
}): Promise<{ undo: () => Promise<void> }> {
  const { unpacked, mediaDir, staging } = options;
  const old = join(staging, 'media-before');
  const hadMedia = existsSync(mediaDir);
  await mkdir(unpacked, { recursive: true });
  await mkdir(dirname(mediaDir), { recursive: true });
  if (hadMedia) await rename(mediaDir, old);
  try {
    await rename(unpacked, mediaDir);
  } catch (error) {
    if (hadMedia) await rename(old, mediaDir);
    throw error;
  }
  return {
    async undo() {
      await rename(mediaDir, unpacked);
      if (hadMedia) await rename(old, mediaDir);
    },
  };
}
