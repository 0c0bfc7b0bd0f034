/**
 * Runs the steps of filling an index: beside each other while nobody searches, and one behind the other otherwise, so that a
 * core is left for whoever does.
 */
export function createSteps(isSearched: () => boolean): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = isSearched() ? underWay.then(work) : work();
    // Without their values: each would hold those of all before it.
    underWay = Promise.allSettled([underWay, own]).then(() => undefined);
    return own;
  };
}
