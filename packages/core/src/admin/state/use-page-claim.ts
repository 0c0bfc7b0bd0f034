import { useEffect, useMemo } from 'react';
import { useStore } from '../ui/store/use-store.ts';
import { claimedBefore, pageClaims } from './page-claims.ts';
import type { PageConcern } from './page-claims.ts';

/** Ids of the pages that another card shows, which asks for more than one of this concern. */
export function useClaimed(concern: PageConcern): ReadonlySet<string> {
  const claims = useStore(pageClaims);
  return useMemo(() => claimedBefore(claims, concern), [claims, concern]);
}

/** Tells the cards that ask for less which pages this one shows, by their ids, for as long as it stands. */
export function usePageClaim(concern: PageConcern, ids: readonly string[]): void {
  const joined = ids.join(' ');
  useEffect(() => {
    pageClaims.set({ ...pageClaims.get(), [concern]: joined === '' ? [] : joined.split(' ') });
    return () => pageClaims.set({ ...pageClaims.get(), [concern]: [] });
  }, [concern, joined]);
}
