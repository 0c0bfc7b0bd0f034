import type { StoredBlock } from '#contract/content.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { FieldConflict } from './field-conflict.ts';
import { answerOf, createDevice, inStore } from './device-store.ts';
import type { PendingEdit } from './sent-edits.ts';

/** What one editor has and the server does not, as far as it knows. */
export interface JournalEntry {
  /** The editor. */
  readonly client: string;
  /** Of the last call that was answered. */
  readonly sequence: number;
  readonly versionID: string;
  /** The revision of which the operations are made. */
  readonly revision: number;
  readonly pending?: PendingEdit;
  /** What was changed after what is on its way. */
  readonly operations: readonly Operation[];
  /** The blocks in which that was, for where others take them away. */
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  /** Where others changed the same, and nobody has chosen yet. */
  readonly conflicts: readonly FieldConflict[];
  readonly slug?: string;
}

/** Keeps on this device what is not acknowledged, until it is. */
export interface Journal {
  /** Something changed: what `entryOf` gives is kept soon; undefined for nothing that is to be kept. */
  readonly note: (entryOf: () => JournalEntry | undefined) => void;
  /** Keeps what was noted at once. Never rejects: where the browser keeps nothing, the work goes on without. */
  readonly flush: () => Promise<void>;
  /** Whether the browser keeps nothing of what was noted: its room is full, or forbidden. */
  readonly trouble: Store<boolean>;
  /** Ends it; what is kept stays. */
  readonly close: () => void;
}

/** What windows that are closed left of a page of one person, on this device. */
export interface LeftEntries {
  readonly read: () => Promise<readonly JournalEntry[]>;
  /** Forgets what this editor left. */
  readonly forget: (client: string) => Promise<void>;
}

/** Milliseconds in which several changes are kept as one. */
const noteDelay = 25;
/** Milliseconds after them in which it waits for a moment without work. */
const patience = 75;

/** Runs it after a moment, between two keys rather than before the one that is being drawn. Returns what gives it up. */
function soon(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: patience });
    else work();
  }, noteDelay);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

const lockName = (client: string): string => `lectern-editor-${client}`;

/** Holds a lock as long as this window lives, by which others know that its words are in good hands. */
function holdLock(client: string): () => void {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Where it is forbidden, the words are kept as if the window were closed, which is better than not at all.
  navigator.locks.request(lockName(client), () => held).catch(() => {});
  return release;
}

/**
 * Without locks nobody could tell the words of a closed window from those of an open one. A browser that keeps nothing may throw
 * where it is only asked.
 */
function isPossible(): boolean {
  try {
    return typeof indexedDB !== 'undefined' && 'locks' in navigator;
  } catch {
    return false;
  }
}

/** The journal of one editor. `of`: the person and the page. */
export function openJournal(of: { readonly userID: number; readonly pageID: string }, client: () => string): Journal {
  const trouble = createStore(false);
  if (!isPossible()) return { note: () => trouble.set(true), flush: () => Promise.resolve(), trouble, close: () => {} };
  const device = createDevice();
  const locks = new Map<string, () => void>();
  let giveUp: (() => void) | undefined;
  let entryOf: (() => JournalEntry | undefined) | undefined;
  let queue: Promise<void> = Promise.resolve();
  /** Keys under which something is kept: an editor that begins to count anew leaves nothing behind. */
  const kept = new Set<string>();

  async function write(): Promise<void> {
    const entry = entryOf?.();
    entryOf = undefined;
    if (!entry && kept.size === 0) return;
    await device.inStore(['journal', 'readwrite'], async (store) => {
      for (const key of kept) if (key !== entry?.client) store.delete([of.userID, of.pageID, key]);
      if (entry) store.put(entry, [of.userID, of.pageID, entry.client]);
    });
    kept.clear();
    if (entry) kept.add(entry.client);
    trouble.set(false);
  }
  const flush = (): Promise<void> => {
    giveUp?.();
    giveUp = undefined;
    queue = queue.then(() => (entryOf ? write() : undefined)).catch(() => trouble.set(true));
    return queue;
  };
  const onHide = (): void => void flush();
  addEventListener('pagehide', onHide);
  return {
    note(next) {
      const name = client();
      if (!locks.has(name)) locks.set(name, holdLock(name));
      entryOf = next;
      giveUp ??= soon(() => void flush());
    },
    flush,
    trouble,
    close() {
      removeEventListener('pagehide', onHide);
      void flush().then(() => {
        for (const release of locks.values()) release();
        device.close();
      });
    },
  };
}

const rangeOf = (userID: number, pageID: string): IDBKeyRange =>
  // An array comes after every text.
  IDBKeyRange.bound([userID, pageID, ''], [userID, pageID, []]);

/** What windows that are closed left of a page, for whoever opens it next on this device. */
async function readLeft(userID: number, pageID: string): Promise<readonly JournalEntry[]> {
  if (!isPossible()) return [];
  try {
    const entries = await inStore(['journal', 'readonly'], (store) =>
      answerOf<JournalEntry[]>(store.getAll(rangeOf(userID, pageID))),
    );
    if (entries.length === 0) return [];
    const { held = [] } = await navigator.locks.query();
    const living = new Set(held.map(({ name }) => name));
    return entries.filter(({ client }) => !living.has(lockName(client)));
  } catch {
    return [];
  }
}

/** What windows that are closed left of a page of one person. */
export const leftEntries = (userID: number, pageID: string): LeftEntries => ({
  read: () => readLeft(userID, pageID),
  forget: (client) =>
    inStore(['journal', 'readwrite'], async (store) => void store.delete([userID, pageID, client])).catch(() => {}),
});
