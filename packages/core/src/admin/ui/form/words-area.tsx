import type { ReactElement, ReactNode } from 'react';
import { useWordsScope, WordsContext } from './use-words-scope.ts';

/** Fields that stand in no form and hold words all the same, such as an answer with two buttons below it. */
export function WordsArea({ children }: { readonly children: ReactNode }): ReactElement {
  return <WordsContext value={useWordsScope()}>{children}</WordsContext>;
}
