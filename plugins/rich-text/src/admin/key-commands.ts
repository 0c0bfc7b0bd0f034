import { announce } from '@lectern/core/admin';
import type { KeyboardEvent, RefObject } from 'react';
import { Range, Transforms } from 'slate';
import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { toggleQuote } from './block-commands.ts';
import { leaveBlock, selectedEmbed } from './embeds/embed-commands.ts';
import { indent, outdent, toggleList } from './list-commands.ts';
import { t } from './editor-texts.ts';
import { clearMarks, toggleMark } from './mark-commands.ts';
import type { Mark } from '../document/marks.ts';
import { above } from './node-queries.ts';
import { moveToCell } from './tables/table-commands.ts';
import { isComposing } from '@lectern/core';

interface KeyContext {
  readonly editor: Editor;
  readonly history: { readonly undo: () => void; readonly redo: () => void };
  /** True after Escape: the next Tab leaves the text, in a list and a table too. */
  readonly mayLeave: RefObject<boolean>;
  readonly isReadOnly: boolean;
  readonly onPanel: (kind: 'link' | 'find' | 'keys') => void;
  readonly onToolbar: () => void;
  /** Opens the form of the selected part; says whether it has one. */
  readonly onEdit: () => boolean;
}

const markKeys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline', e: 'code', ',': 'sub', '.': 'sup' };

/** By the place of the key: with Shift, digits have other signs on other keyboards. */
const shiftedKeys: Readonly<Record<string, (editor: Editor) => void>> = {
  KeyX: (editor) => toggleMark(editor, 'strike'),
  Digit7: (editor) => toggleList(editor, true),
  Digit8: (editor) => toggleList(editor, false),
  Digit9: toggleQuote,
};

const panelKeys = { k: 'link', f: 'find', '/': 'keys' } as const;

/** Goes through the page's history where a browser asks for it by its menu or a gesture. */
export function handleHistoryInput(event: InputEvent, history: KeyContext['history']): void {
  const step = event.inputType === 'historyUndo' ? 'undo' : event.inputType === 'historyRedo' ? 'redo' : undefined;
  if (!step) return;
  event.preventDefault();
  history[step]();
}

function historyStep(key: string, isShifted: boolean): 'undo' | 'redo' | undefined {
  if (key === 'z') return isShifted ? 'redo' : 'undo';
  return key === 'y' && !isShifted ? 'redo' : undefined;
}

const isPanelKey = (key: string): key is keyof typeof panelKeys => Object.hasOwn(panelKeys, key);

function handleModified(key: string, event: KeyboardEvent, context: KeyContext): boolean {
  const { editor, isReadOnly } = context;
  const step = historyStep(key, event.shiftKey);
  const shifted = event.shiftKey ? shiftedKeys[event.code] : undefined;
  const mark = event.shiftKey ? undefined : markKeys[key];
  if (step) context.history[step]();
  else if (isPanelKey(key) && !(isReadOnly && key === 'k') && (!event.shiftKey || key === '/')) context.onPanel(panelKeys[key]);
  else if (isReadOnly) return false;
  else if (shifted) shifted(editor);
  else if (mark) toggleMark(editor, mark);
  else if (key === '\\') clearMarks(editor);
  else return false;
  return true;
}

function handleTab(event: KeyboardEvent, { editor, mayLeave, isReadOnly }: KeyContext): boolean {
  if (mayLeave.current || isReadOnly) return false;
  if (above(editor, 'table')) return moveToCell(editor, event.shiftKey ? 'previous' : 'next');
  if (!above(editor, 'list')) return false;
  // At the outermost level Shift+Tab leaves, as it does everywhere: a list is left with Enter or Backspace.
  if (event.shiftKey) return isNested(editor) && outdent(editor);
  // An item that goes no deeper stays: the next words are for the text, and Escape before Tab leaves it.
  if (!indent(editor)) announce(t('list.stays'));
  return true;
}

const isNested = (editor: Editor): boolean => {
  const list = above(editor, 'list');
  return list !== undefined && list[1].length > 1;
};

/** Whether a caret is on the first or last line of a table, or on a part, from which an arrow leads out. */
function isAtEdge(editor: Editor, side: 'before' | 'after'): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  if (selectedEmbed(editor)) return true;
  const table = above(editor, 'table');
  const row = selection.focus.path[1];
  return table !== undefined && row === (side === 'before' ? 0 : table[0].children.length - 1);
}

function handlePlain(key: string, event: KeyboardEvent, context: KeyContext): boolean {
  const { editor, isReadOnly } = context;
  if (isReadOnly || event.shiftKey) return false;
  if (key === ' ') return selectedEmbed(editor) !== undefined && context.onEdit();
  const side = key === 'arrowdown' ? 'after' : key === 'arrowup' ? 'before' : undefined;
  return side !== undefined && isAtEdge(editor, side) && leaveBlock(editor, side);
}

/** Slate hears of a new selection a moment after the browser; a command must not act on the old one. */
function takeSelection(editor: Editor): void {
  const selection = window.getSelection();
  if (!selection?.rangeCount) return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) Transforms.select(editor, range);
}

/** Keys of the text. Answers true where Slate should do nothing more. */
export function handleKey(event: KeyboardEvent, context: KeyContext): boolean | undefined {
  if (isComposing(event)) return undefined;
  const key = event.key.toLowerCase();
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  let isHandled = false;
  // A text that may not be changed has no selection of its own: it would take that of a panel's field away.
  if (!context.isReadOnly && (isModified || ['tab', ' ', 'arrowup', 'arrowdown'].includes(key))) takeSelection(context.editor);
  if (isModified) isHandled = handleModified(key, event, context);
  else if (key === 'tab' && isPlain) isHandled = handleTab(event, context);
  else if (key === 'f10' && event.altKey && !context.isReadOnly) {
    context.onToolbar();
    isHandled = true;
  } else if (isPlain) isHandled = handlePlain(key, event, context);
  if (key !== 'shift') context.mayLeave.current = key === 'escape';
  if (!isHandled) return undefined;
  // Not the page's shortcut as well: one press is one step.
  event.preventDefault();
  event.stopPropagation();
  return true;
}
