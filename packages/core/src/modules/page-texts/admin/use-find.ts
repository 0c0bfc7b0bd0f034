import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/result.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { pageTextCalls } from '../page-texts.client.ts';
import type { FindInput, FoundPage, Wanted } from '../page-texts.schema.ts';

/** Hits after which nobody looks on: nobody reads more. */
const mostHits = 5000;

/** A search as it goes on. */
export interface Finding {
  readonly wanted: Wanted;
  readonly state: 'looking' | 'done' | 'stopped' | 'full' | 'failed';
  readonly pages: readonly FoundPage[];
  readonly looked: number;
  readonly total: number;
  readonly failure?: Failure;
}

type Narrowing = Pick<FindInput, 'locale' | 'type'>;

/** Looks through all pages, part after part, and tells how far it is. */
export function useFind() {
  const client = useClient();
  const [finding, setFinding] = useState<Finding>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const find = useCallback(
    async (wanted: Wanted, narrowing: Narrowing): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      let now: Finding = { wanted, state: 'looking', pages: [], looked: 0, total: 0 };
      setFinding(now);
      let [after, hits] = [undefined as FindInput['after'], 0];
      while (now.state === 'looking') {
        const body = { wanted, ...narrowing, ...(after ? { after } : {}) };
        const result = await client.call(pageTextCalls.find, { body, signal });
        if (signal.aborted) return;
        if (result.ok) {
          const { pages, next, looked, total } = result.data;
          hits += pages.reduce((sum, page) => sum + page.hits.length, 0);
          after = next ?? undefined;
          const state = next === null ? 'done' : hits >= mostHits ? 'full' : 'looking';
          now = { ...now, state, pages: [...now.pages, ...pages], looked: now.looked + looked, total };
        } else now = { ...now, state: 'failed', failure: result };
        setFinding(now);
      }
    },
    [client],
  );
  const stop = useCallback(() => {
    running.current?.abort();
    setFinding((now) => now && { ...now, state: 'stopped' });
  }, []);
  const forget = useCallback(() => setFinding(undefined), []);
  return { finding, find, stop, forget };
}
