import { createStore } from '../store/create-store.ts';
import type { Store } from '../store/create-store.ts';
import { announce } from './announce.ts';

/** What may follow at once: a press here, or a page of the site in a tab of its own. */
export type NoticeAction = { readonly label: string } & (
  | { readonly onPress: () => void }
  | {
      /** Public path. */
      readonly href: string;
    }
);

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  readonly action?: NoticeAction;
}

interface NoticeOptions {
  /** Default: success. Errors stay until they are dismissed. */
  readonly kind?: Notice['kind'];
  readonly action?: NoticeAction | undefined;
}

const store = createStore<readonly Notice[]>([]);
let lastID = 0;

/** The notices on screen. */
export const noticeStore: Store<readonly Notice[]> = store;

export const dismiss = (id: number): void => store.set(store.get().filter((notice) => notice.id !== id));

/**
 * Shows a short message at the edge of the screen and says it aloud. A success passes by itself; an error stays.
 * Never the only place where an error is shown.
 */
export function notify(text: string, { kind = 'success', action }: NoticeOptions = {}): () => void {
  lastID += 1;
  const id = lastID;
  // The same words twice are one notice, and four are enough.
  const others = store.get().filter((notice) => notice.text !== text);
  store.set([...others.slice(-3), { id, kind, text, ...(action ? { action } : {}) }]);
  announce(text, kind === 'error' ? 'assertive' : 'polite');
  return () => dismiss(id);
}
