import { createHash } from 'node:crypto';
import { isPoint, isWindow, listOf } from '../kernel/list-tags.ts';

/** Bytes of a header: proxies give up on longer ones. */
const maxLength = 2000;

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('base64url').slice(0, length);

const kindOf = (tag: string): string => tag.slice(0, tag.indexOf(':')) || tag;

/** A list is one key, whatever part of it is shown: a proxy cannot compare. */
const nameOf = (tag: string): string => (isWindow(tag) || isPoint(tag) ? `list:${listOf(tag)}` : tag);

/** The keys under which a page may be kept for a tag, finest first: the tag itself, a 64th of its kind, its whole kind. */
function keysOf(tag: string): readonly [string, string, string] {
  const name = nameOf(tag);
  const kind = kindOf(name);
  return [hash(name, 8), hash(`${kind} ${hash(name, 1)}`, 8), hash(`${kind} *`, 8)];
}

/** The keys that a proxy has to purge when these tags are dropped. */
export const purgeKeys = (tags: readonly string[]): string[] => [...new Set(tags.flatMap(keysOf))];

/**
 * The value of `Surrogate-Key`: a short key for each tag. Where these are too many, those of the commonest kinds give way
 * to the keys of 64ths, then to one of the whole kind, until the header is short enough.
 */
export function surrogateKeys(tags: Iterable<string>): string {
  const byKind = Map.groupBy(new Set([...tags].map(nameOf)), kindOf);
  const levels = new Map([...byKind.keys()].map((kind) => [kind, 0]));
  const write = (): string =>
    [...new Set([...byKind].flatMap(([kind, names]) => names.map((name) => keysOf(name)[levels.get(kind) ?? 0] ?? '')))].join(
      ' ',
    );
  const kinds = [...byKind].toSorted(([, one], [, other]) => other.length - one.length).map(([kind]) => kind);
  let header = write();
  for (const level of [1, 2])
    for (const kind of kinds) {
      if (header.length <= maxLength) return header;
      levels.set(kind, level);
      header = write();
    }
  return header;
}
