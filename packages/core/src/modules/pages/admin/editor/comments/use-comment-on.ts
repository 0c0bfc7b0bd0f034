import { useCallback } from 'react';
import { formId } from '../focus/focus.ts';
import { selectedWordsIn } from './selected-words.ts';
import { useAskComments } from './use-ask-comments.ts';

/** Begins a comment on a block, or on the words that are marked in it. */
export function useCommentOn(): (blockKey: string) => void {
  const ask = useAskComments();
  return useCallback(
    (blockKey) => {
      const form = document.getElementById(formId(blockKey));
      ask({ kind: 'new', about: { blockKey, ...(form ? selectedWordsIn(form, blockKey) : undefined) } });
    },
    [ask],
  );
}
