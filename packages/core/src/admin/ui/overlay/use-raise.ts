import { useEffect } from 'react';
import type { RefObject } from 'react';
import { raiseAbove } from './raise-above.ts';

/** Raises notices above what has the focus, again with each of them that comes or goes. */
export function useRaise(region: RefObject<HTMLElement | null>, notices: readonly unknown[]): void {
  useEffect(() => {
    const raise = (): void => {
      const list = region.current?.firstElementChild;
      const { activeElement } = document;
      if (!(list instanceof HTMLElement) || !activeElement || list.contains(activeElement)) return;
      // From where it stands when nothing raises it.
      list.style.removeProperty('--lc-notices-raise');
      const pixels = raiseAbove(list.getBoundingClientRect(), activeElement.getBoundingClientRect());
      if (pixels > 0) list.style.setProperty('--lc-notices-raise', `${pixels}px`);
    };
    raise();
    document.addEventListener('focusin', raise);
    return () => document.removeEventListener('focusin', raise);
  }, [region, notices]);
}
