import { useEffect, useReducer, useState } from 'react';
import type { ComponentType } from 'react';

/** A component whose code is fetched when it is first needed, once for all who draw it. */
export interface FetchedPart<Props> {
  /** Undefined until it is there. */
  readonly get: () => ComponentType<Props> | undefined;
  /** A fetch that failed is tried again by who asks next. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

export function fetchedPart<Props>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  return {
    get: () => part,
    fetch: () =>
      (loading ??= load().then(
        (found) => (part = found),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

const nothing = (): void => undefined;

/**
 * The component of a part once it is there; throws where it could not be fetched. Not by Suspense: of what it shows one after the
 * other, React holds each back for 300 ms.
 */
export function usePart<Props>(part: FetchedPart<Props>): ComponentType<Props> | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ readonly of: FetchedPart<Props>; readonly error: unknown }>();
  const found = part.get();
  // Before anything is drawn: effects come after it.
  if (!found) part.fetch().catch(nothing);
  useEffect(() => {
    // It may have come since this was drawn: then its promise says so at once.
    if (found) return;
    let isOver = false;
    part.fetch().then(
      () => isOver || drawAgain(),
      (error: unknown) => isOver || setFailure({ of: part, error }),
    );
    return () => {
      isOver = true;
    };
  }, [part, found]);
  if (!found && failure?.of === part) throw failure.error;
  return found;
}
