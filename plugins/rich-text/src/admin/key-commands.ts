import type { KeyboardEvent, RefObject } from 'react';
import { Transforms } from 'slate';
import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { indent, outdent } from './list-commands.ts';
import { toggleMark } from './mark-commands.ts';
import type { Mark } from '../document/marks.ts';
import { above } from './node-queries.ts';

interface KeyContext {
  readonly editor: Editor;
  readonly history: { readonly undo: () => void; readonly redo: () => void };
  /** True after Escape: the next Tab leaves the text, in a list too. */
  readonly mayLeave: RefObject<boolean>;
  readonly isReadOnly: boolean;
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}

const markKeys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Which step of the history a browser asks for by its menu or a gesture. */
export const isHistoryInput = (event: InputEvent): 'undo' | 'redo' | undefined =>
  event.inputType === 'historyUndo' ? 'undo' : event.inputType === 'historyRedo' ? 'redo' : undefined;

function historyStep(key: string, isShifted: boolean): 'undo' | 'redo' | undefined {
  if (key === 'z') return isShifted ? 'redo' : 'undo';
  return key === 'y' && !isShifted ? 'redo' : undefined;
}

function handleModified(key: string, event: KeyboardEvent, context: KeyContext): boolean {
  const step = historyStep(key, event.shiftKey);
  if (step) {
    context.history[step]();
    return true;
  }
  if (event.shiftKey || context.isReadOnly) return false;
  const mark = markKeys[key];
  if (mark) toggleMark(context.editor, mark);
  else if (key === 'k') context.onLink();
  else return false;
  return true;
}

function handleTab(event: KeyboardEvent, context: KeyContext): boolean {
  if (context.mayLeave.current || context.isReadOnly || !above(context.editor, 'list')) return false;
  // At the outermost level Shift+Tab leaves, as it does everywhere: a list is left with Enter or Backspace.
  if (event.shiftKey) return isNested(context.editor) && outdent(context.editor);
  return indent(context.editor);
}

const isNested = (editor: Editor): boolean => {
  const list = above(editor, 'list');
  return list !== undefined && list[1].length > 1;
};

/** Slate hears of a new selection a moment after the browser; a command must not act on the old one. */
function takeSelection(editor: Editor): void {
  const selection = window.getSelection();
  if (!selection?.rangeCount) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) Transforms.select(editor, range);
}

/** Keys of the text. Answers true where Slate should do nothing more. */
export function handleKey(event: KeyboardEvent, context: KeyContext): boolean | undefined {
  if (event.nativeEvent.isComposing) return undefined;
  const key = event.key.toLowerCase();
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey;
  let isHandled = false;
  if (isModified || key === 'tab') takeSelection(context.editor);
  if (isModified) isHandled = handleModified(key, event, context);
  else if (key === 'tab' && !event.ctrlKey && !event.altKey) isHandled = handleTab(event, context);
  else if (key === 'f10' && event.altKey && !context.isReadOnly) {
    context.onToolbar();
    isHandled = true;
  }
  if (key !== 'shift') context.mayLeave.current = key === 'escape';
  if (!isHandled) return undefined;
  // Not the page's shortcut as well: one press is one step.
  event.preventDefault();
  event.stopPropagation();
  return true;
}
