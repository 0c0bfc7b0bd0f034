import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cacheTags } from '../kernel/invalidations.ts';
import { isPoint, isWindow, listOf } from '../kernel/list-tags.ts';

/** Bytes of a header: proxies give up on longer ones. */
const maxLength = 2000;

const digest = (text: string, length: number): string => hash('sha256', text, 'base64url').slice(0, length);

const kindOf = (tag: string): string => tag.slice(0, tag.indexOf(':')) || tag;

/** A list is one key, whatever part of it is shown: a proxy cannot compare. */
const nameOf = (tag: string): string => (isWindow(tag) || isPoint(tag) ? `list:${listOf(tag)}` : tag);

/** How coarse a key is: for the tag itself, a 64th of its kind, or its whole kind. */
type Level = 0 | 1 | 2;
const levels: readonly Level[] = [0, 1, 2];

/** The keys of names: pages share most of their tags, and hashing them is a twentieth of rendering one. */
const nameKeys = new LRUCache<string, string>({ max: 5000, memoMethod: (name) => digest(name, 8) });

/** The key under which a page may be kept for the name of a tag. */
function keyAt(level: Level, name: string): string {
  if (level === 0) return nameKeys.memo(name);
  const kind = kindOf(name);
  return digest(level === 1 ? `${kind} ${digest(name, 1)}` : `${kind} *`, 8);
}

/** The key under which every answer stands, so that all of them can be purged. */
const everyKey = keyAt(0, cacheTags.everything);

/** The keys that a proxy has to purge when these tags are dropped. */
export const purgeKeys = (tags: readonly string[]): string[] =>
  tags.includes(cacheTags.everything)
    ? [everyKey]
    : [...new Set(tags.map(nameOf).flatMap((name) => levels.map((level) => keyAt(level, name))))];

/**
 * The value of `Surrogate-Key`: a short key for each tag. Where these are too many, those of the commonest kinds give way
 * to the keys of 64ths, then to one of the whole kind, until the header is short enough.
 */
export function surrogateKeys(tags: Iterable<string>): string {
  const byKind = Map.groupBy(new Set([...tags].map(nameOf)), kindOf);
  const levelOf = new Map<string, Level>();
  const write = (): string =>
    [everyKey, ...new Set([...byKind].flatMap(([kind, names]) => names.map((name) => keyAt(levelOf.get(kind) ?? 0, name))))].join(
      ' ',
    );
  const kinds = [...byKind].toSorted(([, one], [, other]) => other.length - one.length).map(([kind]) => kind);
  let header = write();
  for (const level of [1, 2] as const)
    for (const kind of kinds) {
      if (header.length <= maxLength) return header;
      levelOf.set(kind, level);
      header = write();
    }
  return header;
}
