import type { Client } from '../../../../../client/create-client.ts';
import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import { createStore } from '../../../../../admin/ui/store/create-store.ts';
import type { Store } from '../../../../../admin/ui/store/create-store.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { EditorStore } from '../state/editor.store.ts';
import { documentOf, hasVersionChanges, isDirty } from '../state/editor-state.ts';
import { otherSaveOf } from './other-save.ts';
import type { OtherSave } from './other-save.ts';
import { pageCalls } from '../../../pages.client.ts';

/** What the person is told about their work. */
export type SaveStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Will be tried again by itself; after a 401 not before `retry`. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Was refused as it is; tried again after the next edit. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Somebody else saved in the meantime; nothing is sent until that is resolved. */
  | { readonly kind: 'conflict'; readonly other: OtherSave };

export interface SaverState {
  readonly status: SaveStatus;
  readonly pageVersionID: string;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly hasUnpublishedChanges: boolean;
}

interface SaverOptions {
  readonly client: Pick<Client, 'call'>;
  readonly store: EditorStore;
  readonly pageID: string;
  readonly start: Omit<SaverState, 'status'>;
  /** Milliseconds after the last edit. */
  readonly autosaveDelay?: number;
  /** Milliseconds before the first retry; doubled up to a minute. */
  readonly retryDelay?: number;
}

interface SaveRequest {
  /** Saves the slug too, which an autosave never does. */
  readonly isExplicit?: boolean;
  readonly shouldUpdateLinks?: boolean;
}

/** Keeps the page stored. Its answers move the revision on; they never touch the document. */
export interface PageSaver extends Store<SaverState> {
  /** Stores what is not stored yet. False where that did not work. */
  readonly save: (request?: SaveRequest) => Promise<boolean>;
  /** Stores, then publishes. Problems go to the store. */
  readonly publish: () => Promise<Failure | undefined>;
  readonly unpublish: () => Promise<Failure | undefined>;
  /** After a conflict: goes on from the other's revision, with what stands here. */
  readonly keepMine: () => Promise<boolean>;
  /** Tries at once what failed before, after a login what waited for it. */
  readonly retry: () => void;
  /** Begins to watch the store. Returns what ends it. */
  readonly watch: () => () => void;
}

const maxRetryDelay = 60_000;
const isSignedOut = (failure: Failure): boolean => failure.status === 401;
const isTemporary = (failure: Failure): boolean =>
  failure.status === 0 || isSignedOut(failure) || failure.status === 403 || failure.status === 429 || failure.status >= 500;

export function createPageSaver(options: SaverOptions): PageSaver {
  const { client, store, pageID, start, autosaveDelay = 2000, retryDelay = 4000 } = options;
  const state = createStore<SaverState>({ ...start, status: { kind: 'idle' } });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  /** What is to be saved after the login that the session's end made necessary. Until then nothing is sent. */
  let awaiting: SaveRequest | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let seen = documentOf(store.get());

  const set = (change: Partial<SaverState>): void => state.set({ ...state.get(), ...change });

  /** One at a time and in order: each is based on the revision that the one before it came to. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  }

  function plan(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  function failed(failure: Failure): false {
    if (hasCode(failure, 'G_03')) set({ status: { kind: 'conflict', other: otherSaveOf(failure) } });
    else if (isTemporary(failure)) {
      set({ status: { kind: 'failed', failure } });
      if (isSignedOut(failure)) return false;
      plan(Math.min(maxRetryDelay, retryDelay * 2 ** attempts));
      attempts += 1;
    } else {
      store.dispatch({ type: 'problems', errors: failure.errors });
      set({ status: { kind: 'refused', failure } });
    }
    return false;
  }

  async function storeVersion(document: EditorDocument): Promise<boolean> {
    const { title, typeData, blocks, order, seo } = document;
    const result = await client.call(pageCalls.store, {
      params: { id: state.get().pageVersionID },
      body: { revision: state.get().revision, title, typeData, blocks, blockOrder: order, seoSettings: seo },
    });
    if (!result.ok) return failed(result);
    const { pageVersionID, revision, warnings } = result.data;
    set({ pageVersionID, revision, hasUnpublishedChanges: state.get().isPublished });
    const { saved } = store.get();
    store.dispatch({ type: 'saved', document: { ...document, slug: saved.slug } });
    // What is merely not finished yet is named when somebody publishes.
    const unshown = warnings.filter(({ code }) => code === 'G_19');
    if (unshown.length > 0) store.dispatch({ type: 'problems', errors: unshown, isAddition: true });
    return true;
  }

  async function storeSlug(slug: string, shouldUpdateLinks: boolean): Promise<boolean> {
    const result = await client.call(pageCalls.save, { params: { id: pageID }, body: { slug, shouldUpdateLinks } });
    if (!result.ok) return failed(result);
    store.dispatch({ type: 'saved', document: { ...store.get().saved, slug } });
    return true;
  }

  async function saveNow({ isExplicit = false, shouldUpdateLinks = false }: SaveRequest): Promise<boolean> {
    clearTimeout(timer);
    if (state.get().status.kind === 'conflict') return false;
    if (awaiting) {
      if (isExplicit) awaiting = { isExplicit, shouldUpdateLinks };
      return false;
    }
    const document = documentOf(store.get());
    const { saved } = store.get();
    const hasVersion = hasVersionChanges(document, saved);
    const hasSlug = isExplicit && document.slug !== saved.slug;
    if (!hasVersion && !hasSlug) {
      if (['failed', 'refused'].includes(state.get().status.kind)) set({ status: { kind: 'idle' } });
      return true;
    }
    set({ status: { kind: 'saving' } });
    const isStored =
      (!hasVersion || (await storeVersion(document))) && (!hasSlug || (await storeSlug(document.slug, shouldUpdateLinks)));
    if (!isStored) {
      const { status } = state.get();
      if ('failure' in status && isSignedOut(status.failure)) awaiting = { isExplicit, shouldUpdateLinks };
      return false;
    }
    attempts = 0;
    set({ status: { kind: 'saved', at: new Date() } });
    if (hasVersionChanges(documentOf(store.get()), store.get().saved)) plan(autosaveDelay);
    return true;
  }

  const save = (request: SaveRequest = {}): Promise<boolean> => inTurn(() => saveNow(request));

  function onChange(): void {
    const document = documentOf(store.get());
    if (document === seen) return;
    seen = document;
    if (state.get().status.kind === 'conflict') return;
    if (hasVersionChanges(document, store.get().saved)) plan(autosaveDelay);
  }

  /** After a change of what visitors see. */
  async function publication(kind: 'publish' | 'unpublish'): Promise<Failure | undefined> {
    const result =
      kind === 'publish'
        ? await client.call(pageCalls.publish, { params: { id: pageID }, body: { revision: state.get().revision } })
        : await client.call(pageCalls.unpublish, { params: { id: pageID } });
    if (!result.ok) {
      if (hasCode(result, 'G_03')) set({ status: { kind: 'conflict', other: otherSaveOf(result) } });
      return result;
    }
    const isPublished = kind === 'publish';
    const hasUnpublishedChanges = isPublished && isDirty(store.get());
    set({ isPublished, hasUnpublishedChanges });
    return undefined;
  }

  return {
    ...state,
    save,
    publish: () =>
      inTurn(async () => {
        if (!(await saveNow({ isExplicit: true }))) {
          const { status } = state.get();
          return 'failure' in status ? status.failure : { ok: false, status: 409, errors: [{ code: 'G_03' }], message: '' };
        }
        const failure = await publication('publish');
        store.dispatch({ type: 'problems', errors: failure?.status === 400 ? failure.errors : [] });
        return failure;
      }),
    unpublish: () => inTurn(() => publication('unpublish')),
    keepMine: () =>
      inTurn(async () => {
        const page = await client.call(pageCalls.get, { params: { id: pageID } });
        if (!page.ok) return false;
        const { pageVersionID, revision } = page.data;
        // What is stored is no longer what this editor loaded: everything here counts as a change again.
        const present = documentOf(store.get());
        store.dispatch({ type: 'saved', document: { ...present, blocks: { ...present.blocks }, slug: page.data.slug } });
        set({ pageVersionID, revision, status: { kind: 'idle' } });
        return saveNow({});
      }),
    retry() {
      if (state.get().status.kind !== 'failed') return;
      const request = awaiting;
      awaiting = undefined;
      void save(request);
    },
    watch() {
      const stop = store.subscribe(onChange);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
