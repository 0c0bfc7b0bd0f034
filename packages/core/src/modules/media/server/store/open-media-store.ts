import { join } from 'node:path';
import type { MediaPlace } from '#server/kernel/media-environment.ts';
import type { MediaStore } from './media-store.ts';

/** Opens the store; nothing is read or written there yet. */
export async function openMediaStore(place: MediaPlace, dataDir: string): Promise<MediaStore> {
  if (place.kind === 's3') {
    const { createS3Store } = await import('./s3-store.ts');
    return createS3Store(place, join(dataDir, 'incoming'));
  }
  const { createFolderStore } = await import('./folder-store.ts');
  return createFolderStore(place.dir);
}
