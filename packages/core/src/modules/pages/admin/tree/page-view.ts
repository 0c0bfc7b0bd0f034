import { useSyncExternalStore } from 'react';

/** How the page overview shows pages. */
export type PageView = 'list' | 'tree';

const keyOf = (userID: number): string => `lectern-page-view-${userID}`;
type Memory = Pick<Storage, 'getItem' | 'setItem'>;
const inBrowser = (): Memory => window.localStorage;

/** The view that a person chose last in this browser; the list where it keeps nothing. */
export function keptView(userID: number, storage = inBrowser): PageView {
  try {
    return storage().getItem(keyOf(userID)) === 'tree' ? 'tree' : 'list';
  } catch {
    return 'list';
  }
}

/** Keeps the view that a person chose, where the browser keeps anything. */
export function keepView(userID: number, view: PageView, storage = inBrowser): void {
  try {
    storage().setItem(keyOf(userID), view);
  } catch {
    // The next visit begins with the list.
  }
}

const never = () => () => undefined;

/** The view that was kept. The server draws the list: it does not know what a browser keeps. */
export const useKeptView = (userID: number): PageView =>
  useSyncExternalStore(
    never,
    () => keptView(userID),
    () => 'list' as const,
  );
