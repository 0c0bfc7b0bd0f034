import { Editor, Range, Transforms } from 'slate';
import { isType } from '../node-queries.ts';

/** A paragraph of nothing but a slash and perhaps a word or two. */
const pattern = /^\/([\p{L}\p{N} #>.-]{0,30})$/u;

/** The text after a slash at the start of an otherwise empty paragraph; undefined where nothing was asked for. */
export function slashQuery(editor: Editor): string | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const entry = Editor.above(editor, { match: (node) => isType(node, 'paragraph') });
  if (!entry || entry[1].length !== 1 || !Editor.isEnd(editor, selection.anchor, entry[1])) return undefined;
  return pattern.exec(Editor.string(editor, entry[1]))?.[1];
}

/** Takes out the slash and what follows it, so that the line is empty again. */
export function removeSlash(editor: Editor): void {
  const entry = Editor.above(editor, { match: (node) => isType(node, 'paragraph') });
  if (entry) Transforms.delete(editor, { at: Editor.range(editor, entry[1]) });
}
