import type { Client } from '#client/create-client.ts';
import type { ComparedMark, ComparedWords, DrawnBlock, FromPreview, PreviewGreeting } from '#contract/preview-messages.ts';
import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { linkFrame } from '../preview/frame-link.ts';
import type { FrameLink } from '../preview/frame-link.ts';
import { differingWords } from './differing-words.ts';

export type Side = 'before' | 'after';
export const sides = ['before', 'after'] as const;

export interface DrawnPairState {
  readonly before: 'loading' | 'current' | 'failed';
  readonly after: 'loading' | 'current' | 'failed';
  /** Keys of blocks that look the same in both, although they differ. */
  readonly equal: ReadonlySet<string>;
  /** By key, what blocks that differ begin with. */
  readonly summaries: Readonly<Record<string, string>>;
}

export interface DrawnPairOptions {
  readonly client: Pick<Client, 'url'>;
  readonly notes: PreviewGreeting['notes'];
  /** Ids of both versions; none before a page that is new. */
  readonly versions: { readonly before: string | undefined; readonly after: string };
  /** Keys of all blocks of both, in the order of the later one. */
  readonly order: readonly string[];
  readonly marks: readonly ComparedMark[];
  /** Whether words are compared: not between languages. */
  readonly hasWords: boolean;
  readonly onPick: (key: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Milliseconds in which a page that was loaded has to speak. */
  readonly patience?: number;
}

/** Two versions in two frames, each with its blocks marked by what became of them. Plain, so that it works without React. */
export interface DrawnPair extends Store<DrawnPairState> {
  /** Loads a version into a frame. Returns what ends it. */
  readonly open: (side: Side, frame: HTMLIFrameElement) => () => void;
  /** Brings a block into sight in both, or what stands before it where it is not. */
  readonly show: (key: string) => void;
  /** The part of its size in which both are shown. */
  readonly scale: (scale: number) => void;
  readonly retry: () => void;
}

interface Shown {
  readonly link: FrameLink;
  keys: ReadonlySet<string>;
  drawn: Readonly<Record<string, DrawnBlock>> | undefined;
}

const other = (side: Side): Side => (side === 'before' ? 'after' : 'before');
/** What a version can say of a block: what was added is not in the earlier one. */
const isSaidOf = (side: Side, { kind }: ComparedMark): boolean => kind !== (side === 'before' ? 'added' : 'removed');

export function createDrawnPair(options: DrawnPairOptions): DrawnPair {
  const { client, notes, versions, order, marks, hasWords, patience = 10_000 } = options;
  const state = createStore<DrawnPairState>({ before: 'loading', after: 'loading', equal: new Set(), summaries: {} });
  const shown = new Map<Side, Shown>();
  const changed = marks.filter(({ kind }) => kind === 'changed' || kind === 'movedChanged').map(({ key }) => key);
  let scale = 1;
  let wanted: string | undefined;

  const load = (side: Side): void => {
    const id = versions[side];
    const one = shown.get(side);
    if (id === undefined || !one) return;
    one.drawn = undefined;
    state.set({ ...state.get(), [side]: 'loading' });
    one.link.load(client.url(pageCalls.preview, { params: { id } }));
  };

  /** The nearest block at or before one that a version has. */
  const nearest = (keys: ReadonlySet<string>, key: string): string | undefined =>
    order.slice(0, order.indexOf(key) + 1).findLast((candidate) => keys.has(candidate));

  function showIn(side: Side, key: string): void {
    const one = shown.get(side);
    if (!one?.link.isOpen()) return;
    const place = nearest(one.keys, key);
    const isThere = place === key;
    one.link.tell({ type: 'select', key: isThere ? key : null, name: '', isFollowed: false });
    // At the same height in both.
    one.link.tell({ type: 'scrollTo', key: place ?? null, part: isThere || place === undefined ? 0 : 1 });
  }

  function compare(): void {
    const [before, after] = [shown.get('before')?.drawn, shown.get('after')?.drawn];
    if (!before || !after) return;
    const equal = new Set<string>();
    const words: Record<Side, Record<string, readonly ComparedWords[]>> = { before: {}, after: {} };
    for (const key of changed) {
      const [was, is] = [before[key], after[key]];
      if (!was || !is) continue;
      if (was.html === is.html) equal.add(key);
      const { removed, added } = differingWords(was.lines, is.lines);
      words.before[key] = removed;
      words.after[key] = added;
    }
    state.set({ ...state.get(), equal });
    if (!hasWords) return;
    shown.get('before')?.link.tell({ type: 'words', kind: 'removed', blocks: words.before });
    shown.get('after')?.link.tell({ type: 'words', kind: 'added', blocks: words.after });
  }

  function hear(side: Side, message: FromPreview): void {
    const one = shown.get(side);
    if (!one) return;
    if (message.type === 'ready') {
      one.keys = new Set(message.blocks);
      one.link.tell({ type: 'scale', scale });
      const said = marks.filter((mark) => isSaidOf(side, mark));
      one.link.tell({ type: 'compare', marks: said, asked: said.map(({ key }) => key) });
    } else if (message.type === 'compared') {
      one.drawn = message.blocks;
      const begins = Object.entries(message.blocks).map(([key, { lines }]) => [key, lines[0] ?? '']);
      state.set({ ...state.get(), [side]: 'current', summaries: { ...state.get().summaries, ...Object.fromEntries(begins) } });
      compare();
      if (wanted !== undefined) showIn(side, wanted);
    } else if (message.type === 'scrolled') {
      const facing = shown.get(other(side));
      if (!facing?.link.isOpen()) return;
      const key = message.key === null ? null : (nearest(facing.keys, message.key) ?? null);
      const isLost = key !== message.key;
      facing.link.tell({ type: 'scrollTo', key, part: isLost ? (key === null ? 0 : 1) : message.part });
    } else if (message.type === 'pick') options.onPick(message.key);
    else if (message.type === 'step') options.onStep(message.by);
  }

  return {
    ...state,
    open(side, frame) {
      const onSilence = (): void => state.set({ ...state.get(), [side]: 'failed' });
      const link = linkFrame(frame, { notes, hear: (message) => hear(side, message), onSilence, patience });
      shown.set(side, { link, keys: new Set(), drawn: undefined });
      load(side);
      return () => {
        link.close();
        shown.delete(side);
      };
    },
    show(key) {
      wanted = key;
      for (const side of sides) showIn(side, key);
    },
    scale(next) {
      scale = next;
      for (const { link } of shown.values()) link.tell({ type: 'scale', scale });
    },
    retry() {
      for (const side of sides) if (state.get()[side] === 'failed') load(side);
    },
  };
}
