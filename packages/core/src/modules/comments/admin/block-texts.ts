import type { StoredBlock } from '#contract/content.ts';
import { seenText } from '../../pages/admin/editor/public.ts';
import type { Registry } from '../../pages/admin/editor/public.ts';
import type { BlockText } from './place-of.ts';

/** Every text in a value, whatever it is for. */
function stringsIn(value: unknown, path: string): readonly BlockText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => stringsIn(child, path === '' ? name : `${path}.${name}`));
}

/** The texts of a block as people read them, then all else in it that is words. */
export function textsOf({ blocks }: Registry, { type, props }: StoredBlock): readonly BlockText[] {
  const strings = stringsIn(props, '');
  try {
    const read = (blocks[type]?.segments(props as never) ?? []).map((segment) => ({
      path: segment.path,
      text: seenText(segment),
    }));
    const known = new Set(read.map(({ path }) => path));
    return [...read, ...strings.filter(({ path }) => !known.has(path))];
  } catch {
    // A block of a plugin that fails costs nobody their comments.
    return strings;
  }
}

/** Whether a block has a field at a path. */
export function hasField({ props }: StoredBlock, property: string): boolean {
  let value: unknown = props;
  for (const name of property.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return true;
}
