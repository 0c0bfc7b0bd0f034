import { createElement, useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Boundary } from '#admin/ui/layout/boundary.tsx';
import { fetchedPart, usePart } from './fetched-part.ts';

/** A component whose code comes after the first letter, or when it is first drawn. */
export type Later<Props> = ComponentType<Props> & {
  /** Begins to fetch it. What fails is fetched again by who needs it. */
  readonly fetch: () => void;
};

/** Milliseconds after which somebody who does not begin to write may want something else. */
const patience = 3000;

const parts: (() => Promise<unknown>)[] = [];

const nothing = (): void => undefined;

function Failed(): ReactElement {
  const t = useText();
  return <ErrorBox errors={[t('app.failed.title')]} />;
}

/**
 * A part of the editor that the first letter does not need. Once it is there it is drawn at once, like any other; until
 * then `fallback` stands in its place.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): Later<Props> {
  const part = fetchedPart(load);
  parts.push(part.fetch);

  function Fetched({ props }: { readonly props: Props }): ReactNode {
    const Part = usePart(part);
    return Part ? createElement(Part, props) : fallback;
  }
  function LaterPart(props: Props): ReactElement {
    return (
      <Boundary fallback={<Failed />}>
        <Fetched props={props} />
      </Boundary>
    );
  }
  return Object.assign(LaterPart, { fetch: () => void part.fetch().catch(nothing) });
}

/** Fetches all of them one after the other, as the browser has time. */
async function fetchParts(): Promise<void> {
  for (const fetchOnce of parts) await fetchOnce().catch(nothing);
}

/** Fetches what comes later once somebody has begun to write, or rests. */
export function useLaterParts(): void {
  useEffect(() => {
    let handle: number | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      removeEventListener('input', begin, true);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) handle = requestIdleCallback(() => void fetchParts());
      else void fetchParts();
    };
    const timer = setTimeout(begin, patience);
    addEventListener('input', begin, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', begin, true);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, []);
}
