import { LRUCache } from 'lru-cache';
import { cacheTags } from '../kernel/invalidations.ts';
import { covers, isPoint, isWindow, listOf } from '../kernel/list-tags.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly size: number;
}

/** A cache whose entries name what they depend on. Least recently used entries go first when it is full. */
export interface TagCache<Value> {
  get(key: string): Value | undefined;
  /** The same, which counts as no use of it. */
  peek(key: string): Value | undefined;
  /** A mark to take before something is made and to give to `set`: what became out of date in between is not kept. */
  mark(): number;
  set(
    key: string,
    value: Value,
    options: { readonly tags: Iterable<string>; readonly size: number; readonly since: number },
  ): void;
  /** Says that an entry takes more room than it did, where it is still there with this value. */
  grow(key: string, value: Value, by: number): void;
  drop(tags: readonly string[]): void;
  readonly size: number;
  /** Entries. */
  readonly count: number;
}

/** Tags of which it is known when they were dropped. */
const knownDrops = 10_000;

/** Adds to and takes from sets by a name; a set that is empty is gone. */
function createIndex() {
  const sets = new Map<string, Set<string>>();
  return {
    of: (name: string): ReadonlySet<string> => sets.get(name) ?? new Set<string>(),
    add(name: string, entry: string): void {
      const known = sets.get(name);
      if (known) known.add(entry);
      else sets.set(name, new Set([entry]));
    },
    remove(name: string, entry: string): boolean {
      const known = sets.get(name);
      known?.delete(entry);
      return known?.size === 0 && sets.delete(name);
    },
  };
}

/** `capacity` in the unit of the entries' sizes: bytes or characters. */
export function createTagCache<Value>(capacity: number): TagCache<Value> {
  const keysByTag = createIndex();
  const windowsByList = createIndex();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: capacity,
    // The key counts too: an entry may be empty, and a million of those are not nothing.
    sizeCalculation: ({ size }, key) => size + key.length,
    noDisposeOnSet: true,
    dispose({ tags }, key) {
      for (const tag of tags) if (keysByTag.remove(tag, key) && isWindow(tag)) windowsByList.remove(listOf(tag), tag);
    },
  });
  let drops = 0;
  let everythingAt = 0;
  /** When each tag was last dropped, counted in drops; the latest first. */
  const droppedAt = new LRUCache<string, number>({
    max: knownDrops,
    dispose(at, _tag, reason) {
      // Forgetting when a tag was dropped is safe only if everything made before then counts as old.
      if (reason === 'evict') everythingAt = Math.max(everythingAt, at);
    },
  });

  /** Whether a row that was dropped since a mark lies in a window. */
  function isCovered(window: string, since: number): boolean {
    for (const [tag, at] of droppedAt.entries()) {
      if (at <= since) return false;
      if (isPoint(tag) && listOf(tag) === listOf(window) && covers(window, tag)) return true;
    }
    return false;
  }

  const isOutdated = (tag: string, since: number): boolean =>
    (droppedAt.peek(tag) ?? 0) > since || (drops > since && isWindow(tag) && isCovered(tag, since));

  function dropTag(tag: string): void {
    droppedAt.set(tag, drops);
    for (const key of [...keysByTag.of(tag)]) entries.delete(key);
    if (!isPoint(tag)) return;
    for (const window of [...windowsByList.of(listOf(tag))])
      if (covers(window, tag)) for (const key of [...keysByTag.of(window)]) entries.delete(key);
  }

  return {
    get: (key) => entries.get(key)?.value,
    peek: (key) => entries.peek(key)?.value,
    mark: () => drops,
    set(key, value, { tags, size, since }) {
      const list = [...tags];
      if (everythingAt > since || list.some((tag) => isOutdated(tag, since))) return;
      entries.delete(key);
      entries.set(key, { value, tags: list, size });
      // It may be larger than all there is room for.
      if (!entries.has(key)) return;
      for (const tag of list) {
        keysByTag.add(tag, key);
        if (isWindow(tag)) windowsByList.add(listOf(tag), tag);
      }
    },
    grow(key, value, by) {
      const entry = entries.peek(key);
      if (entry?.value === value) entries.set(key, { ...entry, size: entry.size + by });
    },
    drop(tags) {
      drops += 1;
      if (tags.includes(cacheTags.everything)) {
        everythingAt = drops;
        entries.clear();
      } else for (const tag of tags) dropTag(tag);
    },
    get size() {
      return entries.calculatedSize;
    },
    get count() {
      return entries.size;
    },
  };
}
