/** Lets everybody who asks for the same thing at once wait for one and the same piece of work. */
export function createSharedWork<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
