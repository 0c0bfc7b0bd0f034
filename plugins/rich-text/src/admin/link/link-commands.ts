import { linkTargetOf } from '@lectern/core';
import type { LinkTarget } from '@lectern/core';
import { Editor, Range, Transforms } from 'slate';
import { repairTarget } from '../../document/repair-target.ts';
import { above, isType } from '../node-queries.ts';

/** The target of an address as an editor types one; undefined where a visitor could not follow it. */
export function parseTarget(input: string): LinkTarget | undefined {
  const value = input.trim();
  const [page = '', anchor] = value.split('#');
  const own = repairTarget({ page, ...(anchor ? { anchor } : {}) });
  if (own && (!anchor || 'anchor' in own)) return own;
  return repairTarget(linkTargetOf(value));
}

/** The same as text, for the field in which it is changed. */
const targetText = (to: LinkTarget): string =>
  'page' in to ? to.page + (to.anchor ? `#${to.anchor}` : '') : 'file' in to ? `file:${to.file}` : to.href;

/** The link around the caret. */
export const linkAtCaret = (editor: Editor) => above(editor, 'link');

/** Links the selected text, changes the link at the caret, or inserts the address itself as a link. */
export function setLink(editor: Editor, to: LinkTarget, isNewTab: boolean): void {
  const { selection } = editor;
  if (!selection) return;
  const current = linkAtCaret(editor);
  Editor.withoutNormalizing(editor, () => {
    if (current && Range.isCollapsed(selection)) {
      Transforms.setNodes(editor, { to }, { at: current[1] });
      if (isNewTab) Transforms.setNodes(editor, { newTab: true }, { at: current[1] });
      else Transforms.unsetNodes(editor, ['newTab'] as never, { at: current[1] });
      return;
    }
    const link = { type: 'link' as const, to, ...(isNewTab ? { newTab: true as const } : {}), children: [] };
    if (Range.isCollapsed(selection)) {
      Transforms.insertNodes(editor, { ...link, children: [{ text: targetText(to) }] });
      Transforms.move(editor, { unit: 'offset' });
      return;
    }
    removeLinks(editor);
    Transforms.wrapNodes(editor, link, { split: true, at: editor.selection ?? selection });
  });
}

/** Takes the links out of the selection, or the one around the caret; their text stays. */
export function removeLinks(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: (node) => isType(node, 'link'), mode: 'all' });
}
