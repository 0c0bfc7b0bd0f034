import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefCallback } from 'react';

/** Rows that come near together. */
const partSize = 10;
/** As many are all drawn whole. */
const few = 40;

const partOf = (index: number): number => Math.floor(index / partSize);
const around = (part: number): readonly number[] => [part - 1, part, part + 1];

/** The rows of a long list that are in sight or nearly so, by their position in it. */
interface NearRows {
  readonly has: (index: number) => boolean;
  /** The ref of a row: one in each part is looked at. */
  readonly watch: (index: number) => RefCallback<HTMLElement> | undefined;
}

/** Finds out which rows are near, by the first row of each part. At first those at the top. */
export function useNearRows(count: number): NearRows {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0, 1, 2]));
  const seen = useRef(new Set<number>());
  const elements = useRef(new Map<number, HTMLElement>());
  const observer = useRef<IntersectionObserver>(undefined);
  const isLong = count > few;

  useEffect(() => {
    if (!isLong) return undefined;
    const made = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const part = Number((target as HTMLElement).dataset['part']);
        if (isIntersecting) seen.current.add(part);
        else seen.current.delete(part);
      }
      // One of them is always in sight, but for a moment of a long jump, or where the outline is not shown.
      if (seen.current.size === 0) return;
      const next = new Set([...seen.current].flatMap(around));
      setNear((former) => (next.size === former.size && [...next].every((part) => former.has(part)) ? former : next));
    });
    observer.current = made;
    for (const element of elements.current.values()) made.observe(element);
    return () => made.disconnect();
  }, [isLong]);

  const refs = useRef(new Map<number, RefCallback<HTMLElement>>());
  return useMemo(() => {
    const refFor = (part: number): RefCallback<HTMLElement> => {
      const known = refs.current.get(part);
      if (known) return known;
      const made: RefCallback<HTMLElement> = (element) => {
        const former = elements.current.get(part);
        if (former) observer.current?.unobserve(former);
        elements.current.delete(part);
        seen.current.delete(part);
        if (!element) return;
        element.dataset['part'] = String(part);
        elements.current.set(part, element);
        observer.current?.observe(element);
      };
      refs.current.set(part, made);
      return made;
    };
    return {
      has: (index) => !isLong || near.has(partOf(index)),
      watch: (index) => (isLong && index % partSize === 0 ? refFor(partOf(index)) : undefined),
    };
  }, [isLong, near]);
}
