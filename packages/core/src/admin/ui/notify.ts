import { announce } from './announce.ts';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface NoticeOptions {
  /** Default: success. Errors stay until they are dismissed. */
  readonly kind?: Notice['kind'];
  readonly action?: Notice['action'];
}

let notices: readonly Notice[] = [];
let lastID = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The notices on screen, for `useSyncExternalStore`. */
export const noticeStore = {
  get: (): readonly Notice[] => notices,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const dismiss = (id: number): void => set(notices.filter((notice) => notice.id !== id));

/**
 * Shows a short message at the edge of the screen and says it aloud. A success passes by itself; an error stays.
 * Never the only place where an error is shown.
 */
export function notify(text: string, { kind = 'success', action }: NoticeOptions = {}): () => void {
  lastID += 1;
  const id = lastID;
  // The same words twice are one notice, and four are enough.
  set([...notices.filter((notice) => notice.text !== text).slice(-3), { id, kind, text, ...(action ? { action } : {}) }]);
  announce(text, kind === 'error' ? 'assertive' : 'polite');
  return () => dismiss(id);
}
