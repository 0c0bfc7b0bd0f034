import { Editor, Range, Transforms } from 'slate';
import type { Descendant } from 'slate';

const histories = new WeakMap<Editor, () => void>();

/** Tells an editor how the page's history is told that what follows is a step of its own. */
export const setEndStep = (editor: Editor, endStep: () => void): void => void histories.set(editor, endStep);

/** Changes a text after what was just typed in it, as a step of the history of its own; at once where there is no history. */
export async function asOwnStep(editor: Editor, change: () => void): Promise<void> {
  const endStep = histories.get(editor);
  if (!endStep) return change();
  // A task later: the page has drawn what was typed by then, and would put it in the place of this otherwise.
  await new Promise((resolve) => setTimeout(resolve));
  endStep();
  change();
  // Slate tells of a change in the microtask after it.
  await Promise.resolve();
  endStep();
}

/** A text, and where the caret is. */
interface Stand {
  readonly children: readonly Descendant[];
  readonly selection: Range | null;
}

/** A text before and after the last conversion of it. */
interface Conversion {
  readonly before: Stand;
  readonly after: Stand;
}

const conversions = new WeakMap<Editor, Conversion>();

const standOf = ({ children, selection }: Editor): Stand => ({ children, selection });

/** Whether nothing was done since. The page draws the same nodes in a list of its own. */
function isStill(editor: Editor, { children, selection }: Stand): boolean {
  const isThere = selection !== null && editor.selection !== null && Range.equals(selection, editor.selection);
  return (
    isThere && editor.children.length === children.length && children.every((node, index) => node === editor.children[index])
  );
}

/**
 * Turns what was just typed into what it stands for, as a step of its own: an undo leaves what was typed, and Backspace right
 * after it gives it back.
 */
export function convertTyped(editor: Editor, change: () => void): void {
  void asOwnStep(editor, () => {
    const before = standOf(editor);
    change();
    if (editor.children !== before.children) conversions.set(editor, { before, after: standOf(editor) });
  });
}

/** Gives back what was typed before the last conversion, where nothing was done since; says whether it did. */
export function takeBackConversion(editor: Editor): boolean {
  const conversion = conversions.get(editor);
  conversions.delete(editor);
  if (!conversion || !isStill(editor, conversion.after)) return false;
  const { children, selection } = conversion.before;
  Editor.withoutNormalizing(editor, () => {
    const first = editor.children.findIndex((node, index) => node !== children[index]);
    if (first === -1) return;
    const shared = editor.children.toReversed().findIndex((node, index) => node !== children.at(-1 - index));
    const end = Math.max(first, editor.children.length - Math.max(0, shared));
    for (let index = end - 1; index >= first; index -= 1) Transforms.removeNodes(editor, { at: [index] });
    const formerEnd = children.length - (editor.children.length - first);
    Transforms.insertNodes(editor, children.slice(first, formerEnd), { at: [first] });
  });
  if (selection) Transforms.select(editor, selection);
  return true;
}
