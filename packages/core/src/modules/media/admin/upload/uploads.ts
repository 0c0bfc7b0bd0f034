import type { Client } from '#client/create-client.ts';
import { createChannel } from '#admin/ui/store/create-channel.ts';
import { unsaved } from '#admin/state/unsaved.ts';
import type { MediaFile } from '../../media.schema.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { UploadEntry, UploadQueue } from './upload-queue.ts';

export type UploadNews =
  | { readonly kind: 'uploaded'; readonly entry: UploadEntry; readonly file: MediaFile }
  | { readonly kind: 'failed' | 'cancelled'; readonly entry: UploadEntry }
  | { readonly kind: 'idle' };

/** The uploads of this visit. They go on while their screen is left for another. */
export interface Uploads {
  readonly queue: UploadQueue;
  /** Returns what ends it. */
  readonly onNews: (listener: (news: UploadNews) => void) => () => void;
}

function createUploads(client: Client): Uploads {
  const { tell, subscribe } = createChannel<UploadNews>();
  const queue = createUploadQueue({
    send: sendFile(client),
    onUploaded: (entry, file) => tell({ kind: 'uploaded', entry, file }),
    onFailed: (entry) => tell({ kind: 'failed', entry }),
    onCancelled: (entry) => tell({ kind: 'cancelled', entry }),
    onIdle: () => tell({ kind: 'idle' }),
  });
  // Closing the tab would cut off what is under way.
  queue.subscribe(() =>
    unsaved.set(
      'media-uploads',
      queue.get().some(({ state }) => state === 'waiting' || state === 'sending'),
    ),
  );
  return { queue, onNews: subscribe };
}

const known = new WeakMap<Client, Uploads>();

/** The one queue of a client. */
export function uploadsOf(client: Client): Uploads {
  const existing = known.get(client);
  if (existing) return existing;
  const created = createUploads(client);
  known.set(client, created);
  return created;
}
