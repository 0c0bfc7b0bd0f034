import { useState } from 'react';
import { useCurrentUser } from '#admin/shell/app-context.ts';

/** How a comparison is shown: both versions as visitors see them, or what differs in words. */
export type ComparisonView = 'drawn' | 'words';

const keyOf = (userID: number): string => `lectern.comparison.${userID}`;

function readView(userID: number): ComparisonView {
  try {
    return window.localStorage.getItem(keyOf(userID)) === 'words' ? 'words' : 'drawn';
  } catch {
    return 'drawn';
  }
}

/** A person's choice, kept in this browser for the next time. */
export function useComparisonView(): readonly [ComparisonView, (view: ComparisonView) => void] {
  const { ID } = useCurrentUser();
  const [view, setView] = useState(() => readView(ID));
  const choose = (next: ComparisonView): void => {
    setView(next);
    try {
      window.localStorage.setItem(keyOf(ID), next);
    } catch {
      // A full or forbidden storage forgets the choice, nothing else.
    }
  };
  return [view, choose];
}
