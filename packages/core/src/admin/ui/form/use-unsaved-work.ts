import { useEffect, useId } from 'react';
import { words } from './words.ts';

/** Names in the query of the address that say what is edited, by the editor that edits it. */
const edited = new Map<string, readonly string[]>();

/** Whether another address with this query leaves what is edited, though it is of the same screen. */
export function isOfOtherWork(from: string, to: string): boolean {
  const [before, after] = [new URLSearchParams(from), new URLSearchParams(to)];
  return [...edited.values()].some((names) => names.some((name) => before.get(name) !== after.get(name)));
}

const none: readonly string[] = [];

/**
 * For an editor that keeps a draft of its own and is no form: it is left only after a question while it is unsaved.
 * `editedBy` are the names in the query of the address that say what it edits: another value leaves it too.
 */
export function useUnsavedWork(isUnsaved: boolean, editedBy: readonly string[] = none): void {
  const id = useId();
  useEffect(() => {
    words.set(id, isUnsaved);
    if (isUnsaved) edited.set(id, editedBy);
    return () => {
      words.set(id, false);
      edited.delete(id);
    };
  }, [id, isUnsaved, editedBy]);
}
