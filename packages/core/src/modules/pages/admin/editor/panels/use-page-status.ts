import { useCallback, useSyncExternalStore } from 'react';
import type { PageStatus } from '#modules/pages/page.schema.ts';
import { useEditorContext } from '../context/editor-context.ts';
import type { SaverState } from '../save/saver-state.ts';
import { isDirty } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';

function statusOf({ livePath, hasUnpublishedChanges, held }: SaverState, state: EditorState): PageStatus {
  if (livePath === null) return 'draft';
  return hasUnpublishedChanges || held.length > 0 || isDirty(state) ? 'changed' : 'live';
}

/**
 * The status of the page at hand, what is not saved yet or cannot be stored included. Asked as a whole: whatever shows it
 * is drawn anew when it is another, and not when something was saved.
 */
export function usePageStatus(): PageStatus {
  const { store, saver } = useEditorContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), saver.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store, saver],
  );
  return useSyncExternalStore(subscribe, () => statusOf(saver.get(), store.get()));
}
