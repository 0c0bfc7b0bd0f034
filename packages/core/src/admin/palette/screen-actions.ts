import { useEffect } from 'react';
import type { AdminIcon } from '../contributions.ts';
import { createStore } from '../ui/store/create-store.ts';

/** What the screen that is open can do now, for the command palette. */
export interface ScreenAction {
  /** Unique on the screen. */
  readonly key: string;
  readonly title: string;
  readonly icon?: AdminIcon;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[];
  readonly run: () => void;
}

interface ScreenActions {
  /** Heading of the actions. */
  readonly title: string;
  readonly actions: readonly ScreenAction[];
}

export const screenActions = createStore<ScreenActions>({ title: '', actions: [] });

/** Offers these in the command palette as long as the screen is open, first of all. `actions`: the same list while nothing changed. */
export function useScreenActions(title: string, actions: readonly ScreenAction[]): void {
  useEffect(() => {
    screenActions.set({ title, actions });
    return () => screenActions.set(screenActions.initial);
  }, [title, actions]);
}
