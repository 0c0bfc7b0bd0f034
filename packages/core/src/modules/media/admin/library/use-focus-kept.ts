import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Milliseconds in which a dialog gives the focus back by itself. */
const patience = 250;

/**
 * Where what had the focus went with what was moved or deleted, the list gets it; where the list went too, whatever else
 * can be used there. `changes`: what may take the focus away.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const list = place.current?.querySelector<HTMLElement>('[role=listbox], [role=grid]');
      (list ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    }, patience);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what may take the focus away
  }, changes);
}
