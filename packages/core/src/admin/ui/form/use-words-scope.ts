import { createContext, useContext, useEffect, useId, useState } from 'react';
import { words } from './words.ts';
import { createWordsScope } from './words-scope.ts';
import type { WordsScope } from './words-scope.ts';

/** The form or dialog to which fields say what they hold. Null where what they hold is no loss. */
export const WordsContext = createContext<WordsScope | null>(null);

/** A scope of one's own, inside the nearest one. What it holds goes with it. */
export function useWordsScope(): WordsScope {
  const nearest = useContext(WordsContext);
  const outer = nearest ?? words;
  const id = useId();
  const [scope] = useState(() => createWordsScope((isHeld) => outer.set(id, isHeld)));
  useEffect(() => {
    outer.set(id, scope.has());
    const stop = outer.onSettle(scope.settle);
    return () => {
      stop();
      outer.set(id, false);
    };
  }, [outer, id, scope]);
  return scope;
}
