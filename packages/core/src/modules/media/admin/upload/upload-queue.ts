import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { MediaFile } from '../../media.schema.ts';
import type { Failure, Result } from '#client/result.ts';

/** A file on its way into the library. */
export interface UploadJob {
  readonly file: File;
  /** Folder into which it goes. */
  readonly path: string;
  /** Id of that folder, by which it is found where it was moved meanwhile; undefined for the root. */
  readonly folderID?: string | undefined;
  /** The alternative text, asked for before it is sent; empty where it says nothing by itself. */
  readonly defaultAltText: string;
}

/** `stopped`: not sent because one before it failed. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'stopped' | 'cancelled';

export interface UploadEntry extends UploadJob {
  readonly id: number;
  readonly state: UploadState;
  /** Bytes that are there. */
  readonly sent: number;
  /** Why it failed. */
  readonly failure?: Failure;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Bytes that are there by now. */
  readonly onProgress: (sent: number) => void;
}

export type SendFile = (job: UploadJob, options: SendOptions) => Promise<Result<MediaFile>>;

interface QueueOptions {
  readonly send: SendFile;
  readonly onUploaded: (entry: UploadEntry, file: MediaFile) => void;
  readonly onFailed: (entry: UploadEntry) => void;
  readonly onCancelled: (entry: UploadEntry) => void;
  /** Nothing is waiting or under way any more. */
  readonly onIdle: () => void;
}

/** Files that go up one at a time. What fails stops all that wait behind it. */
export interface UploadQueue extends Store<readonly UploadEntry[]> {
  readonly add: (jobs: readonly UploadJob[]) => void;
  readonly cancel: (id: number) => void;
  readonly cancelAll: () => void;
  /** Sends what was stopped, and again what failed for a reason that may pass; a file that was refused stays where it is. */
  readonly retry: () => void;
  /** Forgets what has ended. */
  readonly clear: () => void;
}

/** Whether the same file may be taken another time: no answer, a session that ended, too many calls, a server in trouble. */
const mayPass = (failure: Failure | undefined): boolean => {
  const status = failure?.status ?? 0;
  return status < 400 || status >= 500 || [401, 403, 408, 429].includes(status);
};

const isOpen = ({ state }: UploadEntry): boolean => state === 'waiting' || state === 'sending';

export function createUploadQueue({ send, onUploaded, onFailed, onCancelled, onIdle }: QueueOptions): UploadQueue {
  const store = createStore<readonly UploadEntry[]>([]);
  const { get: entries, set } = store;
  let lastID = 0;
  let current: { readonly id: number; readonly abort: AbortController } | undefined;

  const change = (id: number, changed: Partial<UploadEntry>): UploadEntry | undefined => {
    set(entries().map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)));
    return entries().find((entry) => entry.id === id);
  };

  async function sendOne(entry: UploadEntry, abort: AbortController): Promise<void> {
    let result: Result<MediaFile> | undefined;
    try {
      const onProgress = (sent: number): void => void change(entry.id, { sent });
      result = await send(entry, { signal: abort.signal, onProgress });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
    if (abort.signal.aborted || !result) {
      const cancelled = change(entry.id, { state: 'cancelled' });
      if (cancelled) onCancelled(cancelled);
    } else if (result.ok) {
      const done = change(entry.id, { state: 'done', sent: entry.file.size });
      if (done) onUploaded(done, result.data);
    } else {
      const failed = change(entry.id, { state: 'failed', failure: result });
      set(entries().map((other) => (other.state === 'waiting' ? { ...other, state: 'stopped' } : other)));
      if (failed) onFailed(failed);
    }
  }

  async function run(): Promise<void> {
    if (current) return;
    for (;;) {
      const next = entries().find(({ state }) => state === 'waiting');
      if (!next) break;
      current = { id: next.id, abort: new AbortController() };
      change(next.id, { state: 'sending', sent: 0 });
      await sendOne(next, current.abort);
      current = undefined;
    }
    onIdle();
  }

  const cancel = (id: number): void => {
    if (current?.id === id) return current.abort.abort();
    const entry = entries().find((candidate) => candidate.id === id);
    if (entry?.state !== 'waiting') return;
    const cancelled = change(id, { state: 'cancelled' });
    if (cancelled) onCancelled(cancelled);
  };

  return {
    ...store,
    add(jobs) {
      set([
        ...entries(),
        ...jobs.map((job): UploadEntry => {
          lastID += 1;
          return { ...job, id: lastID, state: 'waiting', sent: 0 };
        }),
      ]);
      void run();
    },
    cancel,
    cancelAll() {
      // The waiting ones first, so that none of them starts when the one under way ends.
      for (const { id } of entries().filter(({ state }) => state === 'waiting')) cancel(id);
      current?.abort.abort();
    },
    retry() {
      set(
        entries().map((entry) => {
          const isWorthIt = entry.state === 'failed' && mayPass(entry.failure);
          if (!isWorthIt && entry.state !== 'stopped') return entry;
          const { failure: _, ...rest } = entry;
          return { ...rest, state: 'waiting', sent: 0 };
        }),
      );
      void run();
    },
    clear: () => set(entries().filter(isOpen)),
  };
}
