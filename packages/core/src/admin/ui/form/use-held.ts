import { useEffect, useId } from 'react';
import type { WordsScope } from './words-scope.ts';

/** Says of what compares its own draft whether it differs from what is stored. Undefined: its fields say so. */
export function useHeld(scope: WordsScope, isHeld: boolean | undefined): void {
  const id = useId();
  useEffect(() => {
    if (isHeld === undefined) return undefined;
    scope.set(id, isHeld);
    return () => scope.set(id, false);
  }, [scope, id, isHeld]);
}
