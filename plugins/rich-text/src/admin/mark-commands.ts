import { Editor, Range, Text, Transforms } from 'slate';
import { marks } from '../document/marks.ts';
import type { Mark } from '../document/marks.ts';

export const hasMark = (editor: Editor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;

/** Marks that shut each other out: a text cannot stand above and below the line at once. */
const opposites: Partial<Record<Mark, Mark>> = { sub: 'sup', sup: 'sub' };

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) return Editor.removeMark(editor, mark);
  const opposite = opposites[mark];
  if (opposite) Editor.removeMark(editor, opposite);
  Editor.addMark(editor, mark, true);
}

/** Removes every mark, and the language, from the selected text. */
export function clearMarks(editor: Editor): void {
  const { selection } = editor;
  if (!selection) return;
  const names = [...marks, 'lang'];
  if (Range.isCollapsed(selection)) for (const name of names) Editor.removeMark(editor, name);
  else Transforms.unsetNodes(editor, names as never, { match: Text.isText, split: true });
}

/** Says in which language the selected text is, or that it is in that of the page. */
export function setLanguage(editor: Editor, language: string | undefined): void {
  if (language === undefined) Editor.removeMark(editor, 'lang');
  else Editor.addMark(editor, 'lang', language);
}
