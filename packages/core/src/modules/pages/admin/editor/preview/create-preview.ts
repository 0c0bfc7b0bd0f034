import type { Client } from '#client/create-client.ts';
import type { Failure } from '#client/result.ts';
import type { CaretPlace, ClickedWords, FromPreview, PreviewGreeting } from '#contract/preview-messages.ts';
import { debounce } from '#admin/ui/debounce.ts';
import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import type { AccessAnswer } from './access-question.ts';
import { linkFrame } from './frame-link.ts';
import type { FrameLink } from './frame-link.ts';
import { createRetries } from './retry-later.ts';
import { createSelectionTeller } from './tell-selection.ts';
import { drawParts } from './preview-parts.ts';
import { planPreview } from './preview-plan.ts';

/** `waiting`: it does not show the last change, because of this; it tries again by itself. `failed`: it could not be loaded. */
export type PreviewState =
  { readonly kind: 'loading' | 'current' | 'drawing' | 'failed' } | { readonly kind: 'waiting'; readonly failure: Failure };

export interface PreviewOptions {
  readonly client: Pick<Client, 'call' | 'url'>;
  readonly store: EditorStore;
  /** Id of a version of the page. */
  readonly versionID: () => string;
  /** The name of a type of block, for the frame around a block and for the place of one of which nothing is seen. */
  readonly nameOf: (type: string) => string;
  readonly notes: PreviewGreeting['notes'];
  readonly onPick: (pick: Extract<FromPreview, { readonly type: 'pick' }>) => void;
  /** Words were clicked of what stands around the blocks. */
  readonly onPickAround: (words: ClickedWords) => void;
  readonly onLeave: () => void;
  readonly onShortcut: (shortcut: Extract<FromPreview, { readonly type: 'shortcut' }>) => void;
  /** Milliseconds of quiet after the last change. */
  readonly pause?: number;
  /** Milliseconds before the first retry; doubled up to a minute. */
  readonly retryDelay?: number;
  /** Milliseconds in which a page that was loaded has to speak. */
  readonly patience?: number;
}

/** Keeps a frame showing the page as it stands in the editor. Plain, so that it works without React. */
export interface Preview extends Store<PreviewState> {
  /** Loads the page into a frame. Returns what ends it. */
  readonly open: (frame: HTMLIFrameElement) => () => void;
  /** The part of its size in which the frame is shown. */
  readonly scale: (scale: number) => void;
  /** Tries at once what waits. */
  readonly retry: () => void;
  /** Somebody writes here, in the selected block: it stays in sight. */
  readonly follow: (place: CaretPlace) => void;
  /** Checks what it shows for accessibility. */
  readonly checkAccess: () => Promise<AccessAnswer>;
}

/** A change that the frame was told of, and has not said yet that it shows it. */
interface Told {
  readonly id: number;
  readonly keys: readonly string[];
  /** When it was asked for, in milliseconds of the page. */
  readonly from: number;
}

/** What somebody did in the frame. */
function hearPerson(
  message: FromPreview,
  { onPick, onPickAround, onLeave, onShortcut }: PreviewOptions,
  selection: ReturnType<typeof createSelectionTeller>,
): void {
  if (message.type === 'pick') {
    selection.pick(message.key);
    onPick(message);
  } else if (message.type === 'pickAround') onPickAround(message.words);
  else if (message.type === 'leave') onLeave();
  else if (message.type === 'shortcut') onShortcut(message);
}

/** What the blocks of a document are called, by key. */
const namesIn = ({ blocks }: EditorDocument, nameOf: PreviewOptions['nameOf']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(blocks).map(([key, { type }]) => [key, nameOf(type)]));

export function createPreview(options: PreviewOptions): Preview {
  const { client, store, versionID, nameOf, notes, pause = 250, retryDelay = 2000, patience = 5000 } = options;
  const state = createStore<PreviewState>({ kind: 'loading' });
  const selection = createSelectionTeller(store, nameOf);
  const later = debounce<void>(() => void draw(), { wait: pause });
  const retries = createRetries(() => void draw(), retryDelay);
  let link: FrameLink | undefined;
  let shown = documentOf(store.get());
  let seen = shown;
  let drawn: ReadonlySet<string> = new Set();
  let told: Told | undefined;
  let count = 0;
  let isBusy = false;
  /** Pages that were loaded into the frame: what was asked for an earlier one is of no use. */
  let loads = 0;
  /** What was drawn and stands nowhere: a block that its neighbours' view leaves out. */
  let missed = new Set<string>();
  /** What the server had when the frame could not show a change: what it has next is loaded. */
  let outdated: unknown;
  let scale = 1;

  async function draw(): Promise<void> {
    later.cancel();
    if (isBusy || !link?.isOpen()) return;
    const document = documentOf(store.get());
    const next = planPreview({ document: shown, drawn }, document);
    const keys = next.draw.filter((key) => !missed.has(key));
    const needsCall = keys.length > 0 || next.hasLayout;
    if (!needsCall && !next.isMoved) {
      shown = document;
      state.set({ kind: 'current' });
      return;
    }
    const load = loads;
    isBusy = true;
    state.set({ kind: 'drawing' });
    const from = performance.now();
    const wanted = { draw: keys, hasLayout: next.hasLayout, versionID: versionID() };
    const result = needsCall ? await drawParts(client, document, wanted) : undefined;
    isBusy = false;
    if (load !== loads) return draw();
    if (result && !result.ok) {
      state.set({ kind: 'waiting', failure: result });
      return retries.plan(result);
    }
    retries.reset();
    shown = document;
    count += 1;
    told = { id: count, keys, from };
    const { blocks = {}, layout, stylesheets = [] } = result?.data ?? {};
    const names = namesIn(document, nameOf);
    link.tell({ type: 'change', id: count, order: document.order, blocks, names, layout, stylesheets });
    selection.tell(link);
  }

  function hear(message: FromPreview): void {
    if (message.type === 'ready') {
      drawn = new Set(message.blocks);
      missed = new Set();
      state.set({ kind: 'current' });
      selection.forget();
      link?.tell({ type: 'scale', scale });
      if (link) selection.tell(link);
      void draw();
    } else if (message.type === 'drawn') {
      drawn = new Set(message.blocks);
      if (told?.id !== message.id) return;
      for (const key of told.keys) if (!drawn.has(key)) missed.add(key);
      performance.measure('lectern:preview', { start: told.from });
      told = undefined;
      if (state.get().kind !== 'waiting') state.set({ kind: 'current' });
      // Whoever is still writing has a pause to come.
      if (!later.isPending() && !retries.isPlanned()) void draw();
    } else if (message.type === 'outdated') {
      outdated = store.get().saved;
      state.set({ kind: 'current' });
    } else hearPerson(message, options, selection);
  }

  function reload(): void {
    if (!link) return;
    loads += 1;
    outdated = undefined;
    state.set({ kind: 'loading' });
    // What the server has by now, or had; what differs is drawn when it has come.
    shown = store.get().saved;
    link.load(client.url(pageCalls.preview, { params: { id: versionID() } }));
  }

  function onChange(): void {
    if (link) selection.tell(link);
    if (outdated !== undefined && store.get().saved !== outdated) reload();
    const document = documentOf(store.get());
    if (document === seen) return;
    seen = document;
    missed = new Set();
    retries.reset();
    later();
  }

  const retry = (): void => {
    retries.reset();
    if (state.get().kind === 'waiting') void draw();
    else if (state.get().kind === 'failed') reload();
  };
  return {
    ...state,
    retry,
    follow: ({ line, offset }) => link?.tell({ type: 'caret', line, offset }),
    checkAccess: () => link?.checkAccess() ?? Promise.resolve(null),
    scale(next) {
      scale = next;
      link?.tell({ type: 'scale', scale });
    },
    open(frame) {
      const onSilence = () => state.set({ kind: 'failed' });
      link = linkFrame(frame, { notes, namesNow: () => namesIn(shown, nameOf), hear, onSilence, patience });
      const stop = store.subscribe(onChange);
      reload();
      return () => {
        stop();
        later.cancel();
        retries.reset();
        link?.close();
        link = undefined;
        loads += 1;
      };
    },
  };
}
