import { LRUCache } from 'lru-cache';
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

/** Tags of which it is known when they were dropped. */
const knownDrops = 10_000;

/** `capacity` in the unit of the entries' sizes: bytes or characters. */
export function createTagCache<Value>(capacity: number): TagCache<Value> {
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: capacity,
    // The key counts too: an entry may be empty, and a million of those are not nothing.
    sizeCalculation: ({ size }, key) => size + key.length,
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  let drops = 0;
  let everythingAt = 0;
  /** When each tag was last dropped, counted in drops. */
  const droppedAt = new LRUCache<string, number>({
    max: knownDrops,
    dispose(at, _tag, reason) {
      // Forgetting when a tag was dropped is safe only if everything made before then counts as old.
      if (reason === 'evict') everythingAt = Math.max(everythingAt, at);
    },
  });

  return {
    get: (key) => entries.get(key)?.value,
    mark: () => drops,
    set(key, value, { tags, size, since }) {
      const list = [...tags];
      if (everythingAt > since || list.some((tag) => (droppedAt.peek(tag) ?? 0) > since)) return;
      entries.set(key, { value, tags: list, size });
      // It may be larger than all there is room for.
      if (!entries.has(key)) return;
      for (const tag of list) {
        let keys = keysByTag.get(tag);
        if (!keys) keysByTag.set(tag, (keys = new Set()));
        keys.add(key);
      }
    },
    drop(tags) {
      drops += 1;
      for (const tag of tags) {
        if (tag === cacheTags.everything) {
          everythingAt = drops;
          entries.clear();
          return;
        }
        droppedAt.set(tag, drops);
        for (const key of keysByTag.get(tag) ?? []) entries.delete(key);
      }
    },
    get size() {
      return entries.calculatedSize;
    },
  };
}
