import { measureNode } from '../document/limits.ts';
import { isProperties } from '../document/node-kinds.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { BlockNode } from '../document/rich-text.types.ts';

/** Text of the clipboard that was copied here, in the editor's form, back to the stored one. Only called on shallow JSON. */
function storedForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedForm);
  if (!isProperties(value)) return value;
  if (value['type'] === 'embed' || value['type'] === 'inline-embed') return value['node'];
  return Array.isArray(value['children']) ? { ...value, children: value['children'].map(storedForm) } : value;
}

/**
 * Reads a fragment that was copied from an editor of ours. Anybody can put anything on a clipboard, so it is repaired like stored text;
 * undefined where it cannot be read.
 */
export function readOwnFragment(encoded: string): readonly BlockNode[] | undefined {
  let fragment: unknown;
  try {
    fragment = JSON.parse(decodeURIComponent(atob(encoded)));
  } catch {
    return undefined;
  }
  if (!Array.isArray(fragment) || measureNode(fragment, 0).isTooDeep) return undefined;
  return repairRichText({ kind: 'richtext', version: 1, children: storedForm(fragment) }).doc.children;
}
