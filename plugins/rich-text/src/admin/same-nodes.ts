import { canonicalJson } from '@lectern/core';
import type { Descendant } from 'slate';
import type { RichText } from '../document/rich-text.types.ts';

/** Whether two documents are the same. */
export const isSameText = (one: RichText, other: RichText): boolean =>
  one === other || canonicalJson(one.children) === canonicalJson(other.children);

/**
 * Blocks that come from outside, with those of the editor itself in the place of their equals: Slate then knows which of them moved,
 * and the caret goes with the words around it when somebody else writes above them.
 */
export function withSameNodes(standing: readonly Descendant[], coming: readonly Descendant[]): Descendant[] {
  const known = new Map<string, Descendant[]>();
  for (const node of standing) {
    const name = canonicalJson(node);
    known.set(name, [...(known.get(name) ?? []), node]);
  }
  return coming.map((node) => known.get(canonicalJson(node))?.shift() ?? node);
}
