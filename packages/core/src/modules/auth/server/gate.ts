/** Lets a few in at once; the others wait in the order in which they came. */
export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createGate(size: number): Gate {
  let free = size;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // Whoever leaves hands the place on, so that nobody who comes later slips in between.
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
