import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from './load-failure.ts';
import { retryDelay } from './retry-delay.ts';

interface Loading<Item> {
  /** Names the list. */
  readonly caption: string;
  readonly items: readonly Item[] | undefined;
  readonly totalItems: number;
  /** Of the page that is asked for. */
  readonly pageIndex: number;
  readonly isUpdating: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface Shown<Item> {
  readonly caption: string;
  readonly items: readonly Item[];
  readonly totalItems: number;
  /** Of the page that the rows are of. */
  readonly pageIndex: number;
}

interface Recovery<Item> {
  /** The rows to show: those that came last. Undefined where none ever came. */
  readonly shown: Shown<Item> | undefined;
  /** From a failure until the rows that were asked for are there. */
  readonly failure: { readonly error: unknown } | undefined;
}

/** The recovery of a list from a failed load: logs it, keeps the rows that it has, and tries again, less and less often. */
export function useListRecovery<Item>(loading: Loading<Item>): Recovery<Item> {
  const { caption, items, totalItems, pageIndex, isUpdating, error, onRetry } = loading;
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [shown, setShown] = useState<Shown<Item> | undefined>(() => items && { caption, items, totalItems, pageIndex });
  const tries = useRef(0);
  const isWhole = items !== undefined && !error && !isUpdating;

  if (error && error !== failure?.error) setFailure({ error });
  if (isWhole && failure) setFailure(undefined);
  if (items && (items !== shown?.items || totalItems !== shown.totalItems || caption !== shown.caption))
    setShown({ caption, items, totalItems, pageIndex });
  // Another list in the same place: its rows are not those of the one before.
  else if (!items && shown && shown.caption !== caption) setShown(undefined);

  useEffect(() => {
    if (!error) return;
    console.error(`The list "${caption}" could not be loaded (request ${failureOf(error)?.requestID ?? 'unknown'}).`, error);
  }, [caption, error]);

  useEffect(() => {
    if (isWhole) tries.current = 0;
  }, [isWhole]);

  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const delay = error && !isUpdating ? retryDelay(error, tries.current) : undefined;
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => {
      tries.current += 1;
      retry();
    }, delay);
    return () => clearTimeout(timer);
  }, [error, isUpdating]);

  return { shown, failure };
}
