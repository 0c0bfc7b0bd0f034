import { cacheTags } from '../kernel/invalidations.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly size: number;
}

/** A cache whose entries name what they depend on. Least recently used entries go first when it is full. */
export interface TagCache<Value> {
  get(key: string): Value | undefined;
  /** A mark to take before something is made and to give to `set`: what became out of date in between is not kept. */
  mark(): number;
  set(
    key: string,
    value: Value,
    options: { readonly tags: Iterable<string>; readonly size: number; readonly since: number },
  ): void;
  drop(tags: readonly string[]): void;
  readonly size: number;
}

/** `capacity` in the unit of the entries' sizes: bytes or characters. */
export function createTagCache<Value>(capacity: number): TagCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const keysByTag = new Map<string, Set<string>>();
  /** When each tag was last dropped, counted in drops. */
  const droppedAt = new Map<string, number>();
  let drops = 0;
  let everythingAt = 0;
  let size = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    size -= entry.size;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      // Only a cache that may soon have to choose needs to know what was used last.
      if (entry && size > capacity / 2) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry?.value;
    },
    mark: () => drops,
    set(key, value, { tags, size: entrySize, since }) {
      const list = [...tags];
      if (everythingAt > since || list.some((tag) => (droppedAt.get(tag) ?? 0) > since)) return;
      remove(key);
      if (entrySize > capacity) return;
      entries.set(key, { value, tags: list, size: entrySize });
      size += entrySize;
      for (const tag of list) {
        let keys = keysByTag.get(tag);
        if (!keys) keysByTag.set(tag, (keys = new Set()));
        keys.add(key);
      }
      // Oldest first: a Map keeps the order of insertion.
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        remove(oldest);
      }
    },
    drop(tags) {
      drops += 1;
      if (droppedAt.size > 10_000) {
        // Forgetting when single tags were dropped is safe only if everything made before now counts as old.
        droppedAt.clear();
        everythingAt = drops;
      }
      for (const tag of tags) {
        if (tag === cacheTags.everything) {
          everythingAt = drops;
          for (const key of entries.keys()) remove(key);
          return;
        }
        droppedAt.set(tag, drops);
        for (const key of keysByTag.get(tag) ?? []) remove(key);
      }
    },
    get size() {
      return size;
    },
  };
}
