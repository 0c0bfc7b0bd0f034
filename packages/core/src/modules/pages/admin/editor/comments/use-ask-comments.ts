import { useCallback } from 'react';
import { useEditorContext } from '../context/editor-context.ts';
import { revealPane } from '../focus/pane.ts';
import type { CommentsRequest } from '../state/comments.store.ts';
import { activityOf, tabOfActivity } from '../state/tab-activity.ts';

/** Shows the comments beside the blocks, and asks something of them. */
export function useAskComments(): (request: CommentsRequest) => void {
  const { store, comments } = useEditorContext();
  return useCallback(
    (request) => {
      if (tabOfActivity(store.get().activity) !== 'overview') store.dispatch({ type: 'activity', activity: activityOf.overview });
      comments.set({ ...comments.get(), isShown: true, request });
      revealPane('page');
    },
    [store, comments],
  );
}
