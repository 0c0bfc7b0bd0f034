import { useCallback, useEffect, useState } from 'react';

/** What was open when a tree was left, until the tab is closed: who comes back from a page goes on where they were. */
const left = new Map<string, ReadonlySet<string>>();

/** The pages of a locale's tree below which is shown what stands there. */
export function useUnfolded(locale: string) {
  const [unfolded, unfoldOnly] = useState<ReadonlySet<string>>(() => left.get(locale) ?? new Set());
  useEffect(() => void left.set(locale, unfolded), [locale, unfolded]);
  const unfold = useCallback((...ids: string[]): void => unfoldOnly((now) => new Set([...now, ...ids])), []);
  return { unfolded, unfoldOnly, unfold };
}
