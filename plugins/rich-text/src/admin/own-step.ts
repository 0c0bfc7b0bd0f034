import { Range, Transforms } from 'slate';
import type { Descendant, Editor } from 'slate';
import { fromSlate } from './from-slate.ts';
import { isSameText } from './same-nodes.ts';

/** The history of the page, as an editor in it needs it. */
interface PageHistory {
  /** What follows is a step of its own. */
  readonly endStep: () => void;
  readonly undo: () => void;
  /** Tells the page of what stands in the editor now, and not only once all is done. */
  readonly tell: () => void;
}

const histories = new WeakMap<Editor, PageHistory>();

export const setPageHistory = (editor: Editor, history: PageHistory): void => void histories.set(editor, history);

/** Changes a text after what was just typed in it, as a step of the history of its own. */
export async function asOwnStep(editor: Editor, change: () => void): Promise<void> {
  // A task later: the page has drawn what was typed by then, and would put it in the place of this otherwise.
  await new Promise((resolve) => setTimeout(resolve));
  histories.get(editor)?.endStep();
  change();
  // Slate tells of a change in the microtask after it.
  await Promise.resolve();
  histories.get(editor)?.endStep();
}

/** A text at a moment. */
interface Moment {
  readonly children: readonly Descendant[];
  readonly selection: Range | null;
}

/** How a conversion left the text. */
const conversions = new WeakMap<Editor, Moment>();
/** How it was typed, before. */
const typed = new WeakMap<Editor, Moment>();

const momentOf = ({ children, selection }: Editor): Moment => ({ children, selection });

/**
 * Turns what was just typed into what it stands for, at once and as a step of its own: an undo gives back what was typed, and so
 * does Backspace right after it.
 */
export function convertTyped(editor: Editor, change: () => void): void {
  const history = histories.get(editor);
  history?.tell();
  history?.endStep();
  typed.set(editor, momentOf(editor));
  change();
  conversions.set(editor, momentOf(editor));
  // Slate tells of the change in a microtask that waits already.
  queueMicrotask(() => histories.get(editor)?.endStep());
}

/** Takes the last conversion back where nothing was done since; says whether there was one. */
export function takeBackConversion(editor: Editor): boolean {
  const converted = conversions.get(editor);
  const history = histories.get(editor);
  conversions.delete(editor);
  if (!converted || !history) return false;
  const { children, selection } = converted;
  // The page draws the same nodes in a list of its own.
  const isSame = editor.children.length === children.length && editor.children.every((node, index) => node === children[index]);
  const isThere = selection !== null && editor.selection !== null && Range.equals(selection, editor.selection);
  if (!isSame || !isThere) return false;
  history.undo();
  return true;
}

/** Puts the caret behind what was typed, where the page has just brought that back. */
export function caretBehindTyped(editor: Editor): void {
  const before = typed.get(editor);
  if (!before?.selection || !isSameText(fromSlate(editor.children), fromSlate(before.children))) return;
  typed.delete(editor);
  Transforms.select(editor, before.selection);
}
