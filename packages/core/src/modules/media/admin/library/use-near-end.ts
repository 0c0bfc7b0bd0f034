import { useEffect } from 'react';

interface NearEnd {
  /** Last row that is drawn. */
  readonly last: number;
  readonly count: number;
  readonly onNearEnd: (() => void) | undefined;
}

/** Rows before the end at which what follows is asked for. */
const margin = 8;

/** Tells when a list is scrolled close to its end, so that what follows is there in time. */
export function useNearEnd({ last, count, onNearEnd }: NearEnd): void {
  const isNear = count > 0 && last >= count - margin;
  useEffect(() => {
    if (isNear) onNearEnd?.();
  }, [isNear, count, onNearEnd]);
}
