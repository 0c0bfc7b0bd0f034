import { useCallback } from 'react';
import { useEditorContext } from '../context/editor-context.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { blockKeyOf, tabOf } from '../state/problems.ts';
import { activityOf } from '../state/tab-activity.ts';

/** Opens the block, or the part of the page, in which the field at a path stands. */
export function useGoTo(): (path: string) => void {
  const { store } = useEditorContext();
  return useCallback(
    (path) => {
      const { selected, activity, main } = store.get();
      const { blocks, order } = documentOf(store.get());
      const tab = tabOf(path, main);
      const named = blockKeyOf(path);
      // What the page opens with stands above the form of its first block.
      const key =
        named !== undefined && Object.hasOwn(blocks, named) ? named : tab === 'overview' ? (order[0] ?? null) : undefined;
      if (key === undefined) store.dispatch({ type: 'activity', activity: activityOf[tab] });
      else if (selected !== key || activity !== activities.Editing) store.dispatch({ type: 'select', key });
    },
    [store],
  );
}
