import { defineServiceKey } from '#server/kernel/service.ts';
import type { Images } from './images/images.ts';
import type { PageUses } from './page-uses.ts';
import type { MediaStore } from './store/media-store.ts';
import type { Uploads } from './uploads.ts';

/** The store of originals and of what is made of them. */
export const mediaStore = defineServiceKey<MediaStore>('media/store');

/** The images of the library as pages show them. */
export const images = defineServiceKey<Images>('media/images');

/** Resumable uploads. */
export const uploads = defineServiceKey<Uploads>('media/uploads');

/** The port through which the library reaches the pages that use its files. */
export const pageUses = defineServiceKey<PageUses>('media/page-uses');
