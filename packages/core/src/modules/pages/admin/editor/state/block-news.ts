import type { Store } from '#admin/ui/store/create-store.ts';
import { documentOf } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';

/** Tells what draws a single block when there may be something new about it, and nobody else. */
export interface BlockNews {
  /** Returns what ends it. */
  readonly subscribe: (key: string, listener: () => void) => () => void;
}

/**
 * Follows a store for the blocks that are drawn: a key typed into one of five hundred asks one. A block is told of its own
 * change, of its being selected or left, and of other problems on the page.
 */
export function createBlockNews(store: Store<EditorState>): BlockNews {
  const listeners = new Map<string, Set<() => void>>();
  let seen = store.get();
  let stop: (() => void) | undefined;

  const tell = (key: string | null): void => {
    for (const listener of listeners.get(key ?? '') ?? []) listener();
  };
  function onChange(): void {
    const [before, now] = [seen, store.get()];
    seen = now;
    const [former, blocks] = [documentOf(before).blocks, documentOf(now).blocks];
    if (before.problems !== now.problems) for (const key of listeners.keys()) tell(key);
    else {
      if (former !== blocks) for (const key of listeners.keys()) if (former[key] !== blocks[key]) tell(key);
      if (before.selected !== now.selected) for (const key of [before.selected, now.selected]) tell(key);
    }
  }
  return {
    subscribe(key, listener) {
      if (listeners.size === 0) {
        seen = store.get();
        stop = store.subscribe(onChange);
      }
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(key);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
