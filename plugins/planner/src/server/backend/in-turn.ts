/** The last of those who wait, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Lets what is done for one key take turns in this process. Whoever waits here waits for nobody's connection: of hundreds
 * who want the same time none keeps the database from the rest of the site.
 */
export function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const made = (last.get(key) ?? Promise.resolve()).then(work);
  const ended = made
    .catch(() => undefined)
    .then(() => {
      if (last.get(key) === ended) last.delete(key);
    });
  last.set(key, ended);
  return made;
}
