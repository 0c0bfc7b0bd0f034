import type { Client } from '#client/create-client.ts';
import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { MergeOf } from '#modules/pages/edits/merge-of.ts';
import type { EditorStore } from '../state/editor.store.ts';
import type { LeavingAddress, Present } from '#modules/pages/page.schema.ts';
import { noPublication } from '#modules/pages/publication-ids.ts';
import { documentOf, hasUnsavedVersion, hasVersionChanges } from '../state/editor-state.ts';
import type { FindProblems } from '../state/find-problems.ts';
import type { Journal } from './journal.ts';
import { journalEntry } from './journal-entry.ts';
import type { FieldKeeper } from './kept-fields.ts';
import type { LoadPage } from './edited-page.ts';
import { createPace } from './pace.ts';
import { publish, storeSlug, unpublish } from './page-writes.ts';
import { refuseHeld } from './keep-held.ts';
import { chooseSide, closeVersion, meet, outrun, sendEdits, settleOverruled } from './send-edits.ts';
import type { SaverState } from './saver-state.ts';
import type { SentEdits } from './sent-edits.ts';
import { isSignedOut, isTemporary } from './temporary.ts';

interface SaverOptions {
  readonly client: Pick<Client, 'call'>;
  readonly store: EditorStore;
  readonly pageID: string;
  readonly keeper: FieldKeeper;
  readonly findProblems: FindProblems;
  readonly start: Omit<SaverState, 'status' | 'isHeldSafe' | 'overruled'>;
  /** Reads the page as the server has it. */
  readonly load: LoadPage;
  readonly edits: SentEdits;
  readonly journal: Journal;
  readonly mergeOf: MergeOf;
  /** Milliseconds after the last edit. */
  readonly autosaveDelay?: number;
  /** Milliseconds before the first retry; doubled up to 15 seconds. */
  readonly retryDelay?: number;
}

export interface SaveRequest {
  /** Saves the slug too, which an autosave never does. */
  readonly isExplicit?: boolean;
  /** What is published next needs no closing off. */
  readonly isPublishing?: boolean;
  readonly shouldUpdateLinks?: boolean;
  /** Saves the slug with what else changed, though it is what it was. */
  readonly hasSameSlug?: boolean;
}

/** How a page is taken from the site. */
export interface Unpublishing {
  readonly storesFirst?: boolean;
  /** What becomes of its addresses; 404 where it is left out. */
  readonly address?: LeavingAddress | undefined;
}

/** Keeps the page stored. Its answers move the revision on; they never touch the document. */
export interface PageSaver extends Store<SaverState> {
  /** Stores what is not stored yet. False where that did not work, and where somebody asked for all of it and something waits for a choice. */
  readonly save: (request?: SaveRequest) => Promise<boolean>;
  /** Stores, then publishes. Problems go to the store. */
  readonly publish: () => Promise<Failure | undefined>;
  /** Takes the page from the site; `storesFirst`: once everything is stored, and only then. */
  readonly unpublish: (options?: Unpublishing) => Promise<Failure | undefined>;
  /** Somebody asked here for the publication of what stands here. */
  readonly noteRequest: () => void;
  /** Chooses of what both changed (`blocks.k3.title`): what stands here, or what the others have. */
  readonly choose: (property: string, side: 'mine' | 'theirs') => Promise<boolean>;
  /** Forgets what others chose over, or puts it back. */
  readonly settleOverruled: (property: string, isPutBack: boolean) => void;
  /** Tells at which block somebody is, takes in what others did, and answers with who else is there. */
  readonly meet: (block: string | null) => Promise<readonly Present[] | undefined>;
  /** Under which id the server knows this editor, and the revision that it has. */
  readonly self: () => { readonly client: string; readonly revision: number };
  /** Keeps on this device what is not sent, before anything changes. */
  readonly noteNow: () => void;
  /** Tries at once what failed before, after a login what waited for it. */
  readonly retry: () => void;
  /** Begins to watch the store. Returns what ends it. */
  readonly watch: () => () => void;
}

/** The failure that keeps the work from being stored: what is told, or that others changed the same. */
const failureOf = ({ status }: SaverState): Failure => ('failure' in status ? status.failure : outrun);

export function createPageSaver(options: SaverOptions): PageSaver {
  const { client, store, pageID, keeper, findProblems, load, start, autosaveDelay = 500, retryDelay = 4000 } = options;
  const { edits, journal, mergeOf } = options;
  const state = createStore<SaverState>({ status: { kind: 'idle' }, ...start, isHeldSafe: true, overruled: [] });
  /** The save that waits for the login that the session's end made necessary. Until then nothing is sent. */
  let awaiting: SaveRequest | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let seen = documentOf(store.get());

  const page = { client, store, state, pageID, keeper, findProblems, edits, load, journal, mergeOf };
  const set = (change: Partial<SaverState>): void => state.set({ ...state.get(), ...change });

  /** One at a time and in order: each is based on the revision that the one before it came to. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  }

  const pace = createPace({ autosaveDelay, retryDelay, run: () => void save() });

  function show(failure: Failure): void {
    if (isTemporary(failure) || hasCode(failure, 'G_03')) {
      set({ status: { kind: 'failed', failure } });
      if (isSignedOut(failure)) return;
      pace.failed();
    } else {
      store.dispatch({ type: 'problems', errors: failure.errors });
      set({ status: { kind: 'refused', failure } });
    }
  }

  async function saveNow(request: SaveRequest): Promise<boolean> {
    const { isExplicit = false, isPublishing = false, shouldUpdateLinks = false, hasSameSlug = false } = request;
    pace.begun();
    if (awaiting) {
      if (isExplicit) awaiting = { isExplicit, shouldUpdateLinks };
      return false;
    }
    /** Whoever asked for everything is told what waits for them. */
    const isAll = (): boolean => !isExplicit || state.get().conflicts.length === 0;
    const document = documentOf(store.get());
    const { saved } = store.get();
    const isAnew = isExplicit && state.get().held.length > 0;
    const isUnsent = isAnew ? hasVersionChanges(document, saved) : hasUnsavedVersion(store.get());
    const hasVersion = isUnsent || edits.pending !== undefined;
    const closes = isExplicit && !isPublishing && (edits.isOpen || hasVersion);
    const hasSlug = isExplicit && (document.slug !== saved.slug || (hasSameSlug && closes));
    if (!hasVersion && !hasSlug && !closes) {
      if (['failed', 'refused'].includes(state.get().status.kind)) set({ status: { kind: 'idle' } });
      return isAll();
    }
    set({ status: { kind: 'saving' } });
    const failure =
      (hasVersion ? await sendEdits(page, isAnew) : undefined) ??
      (closes ? await closeVersion(page) : undefined) ??
      (hasSlug ? await storeSlug(page, { slug: document.slug, shouldUpdateLinks }) : undefined);
    if (failure) {
      show(failure);
      const { status } = state.get();
      if ('failure' in status && isSignedOut(status.failure)) awaiting = { isExplicit, shouldUpdateLinks };
      return false;
    }
    pace.succeeded();
    set({ status: { kind: 'saved', at: new Date() } });
    if (documentOf(store.get()) !== document && hasUnsavedVersion(store.get())) pace.changed();
    return isAll();
  }

  const save = (request: SaveRequest = {}): Promise<boolean> => inTurn(() => saveNow(request));

  function onChange(): void {
    const document = documentOf(store.get());
    if (document === seen) return;
    seen = document;
    if (hasUnsavedVersion(store.get())) pace.changed();
  }

  function noteInJournal(): void {
    journal.note(() => journalEntry(page));
  }

  /** Stores everything, and says what kept it from that. */
  const storeAll = async (request: SaveRequest): Promise<Failure | undefined> =>
    (await saveNow(request)) ? undefined : failureOf(state.get());

  return {
    ...state,
    save,
    publish: () =>
      inTurn(async () => {
        const unstored = await storeAll({ isExplicit: true, isPublishing: true });
        if (unstored) return unstored;
        if (state.get().held.length > 0) return refuseHeld(page);
        const failure = await publish(page);
        store.dispatch({ type: 'problems', errors: failure?.status === 400 ? failure.errors : [] });
        return failure;
      }),
    unpublish: ({ storesFirst = false, address } = {}) =>
      inTurn(async () => (storesFirst ? await storeAll({ isExplicit: true }) : undefined) ?? unpublish(page, address)),
    noteRequest: () => set({ published: noPublication }),
    choose(property, side) {
      // At once: what is on its way has nothing of it.
      chooseSide(page, property, side);
      return save();
    },
    settleOverruled(property, isPutBack) {
      settleOverruled(page, property, isPutBack);
      if (isPutBack) void save();
    },
    meet: (block) => (awaiting ? Promise.resolve(undefined) : meet(page, block, inTurn)),
    self: () => ({ client: edits.client, revision: state.get().revision }),
    noteNow: noteInJournal,
    retry() {
      if (state.get().status.kind !== 'failed') return;
      const request = awaiting;
      awaiting = undefined;
      void save(request);
    },
    watch() {
      pace.start();
      if (hasUnsavedVersion(store.get())) pace.changed();
      const stop = store.subscribe(() => {
        onChange();
        noteInJournal();
      });
      const stopState = state.subscribe(noteInJournal);
      return () => {
        stop();
        stopState();
        pace.stop();
      };
    },
  };
}
