import type { ReactElement, ReactNode } from 'react';
import { WordsContext } from './use-words-scope.ts';

/** Fields whose values are no words to lose, such as the filters of a list in a dialog. */
export function NoWords({ children }: { readonly children: ReactNode }): ReactElement {
  return <WordsContext value={null}>{children}</WordsContext>;
}
