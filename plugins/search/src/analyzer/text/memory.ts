/** What was made of texts before. */
export interface Memory<Value> {
  /** What was made of this text, or what is made of it now. */
  readonly read: (text: string) => Value;
}

/** The text by itself: a piece of a page holds on to all of it. */
const detached = (text: string): string => ` ${text}`.slice(1);

/**
 * Remembers what is made of texts: of the latest ones, as many as `most`, and at most twice as many. Two maps in turn, because
 * every word of every page is asked for, and keeping them in the order of their use would cost more than reading them.
 */
export function createMemory<Value extends object>(most: number, make: (text: string) => Value): Memory<Value> {
  let latest = new Map<string, Value>();
  let former = latest;
  function remember(text: string, value: Value): Value {
    if (latest.size >= most) {
      former = latest;
      latest = new Map();
    }
    latest.set(text, value);
    return value;
  }
  return {
    read(text) {
      const known = latest.get(text);
      if (known) return known;
      const own = detached(text);
      return remember(own, former.get(text) ?? make(own));
    },
  };
}
