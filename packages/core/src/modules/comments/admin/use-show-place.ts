import { useCallback } from 'react';
import { markHit, revealPane, rowId, showField, unmark, useGoTo } from '../../pages/admin/editor/public.ts';
import type { PlacedThread } from './placed-threads.ts';

/** Opens the block that a comment is about, brings it into view, and marks its words there. The focus stays where it is. */
export function useShowPlace(): (placed: Pick<PlacedThread, 'thread' | 'place'>, pane: 'fields' | 'page') => void {
  const goTo = useGoTo();
  return useCallback(
    ({ thread: { blockKey, quote }, place }, pane) => {
      unmark();
      if (place.kind === 'page' || blockKey === null) return;
      const block = `blocks.${blockKey}`;
      goTo(block);
      requestAnimationFrame(() => document.getElementById(rowId(blockKey))?.scrollIntoView({ block: 'nearest' }));
      if (place.kind === 'words' && quote !== null) {
        const [start, end] = [place.start, place.start + quote.length];
        showField(`${block}.${place.path}`, (element) => markHit(element, { words: quote, start, end, index: 0 }));
      } else if (place.kind === 'field')
        showField(`${block}.${place.path}`, (element) => element.scrollIntoView({ block: 'center' }));
      revealPane(pane);
    },
    [goTo],
  );
}
