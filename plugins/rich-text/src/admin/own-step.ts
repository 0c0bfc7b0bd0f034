import type { Editor } from 'slate';

const histories = new WeakMap<Editor, () => void>();

/** Tells an editor how the page's history is told that what follows is a step of its own. */
export const setEndStep = (editor: Editor, endStep: () => void): void => void histories.set(editor, endStep);

/** Changes a text after what was just typed in it, as a step of the history of its own. */
export async function asOwnStep(editor: Editor, change: () => void): Promise<void> {
  // A task later: the page has drawn what was typed by then, and would put it in the place of this otherwise.
  await new Promise((resolve) => setTimeout(resolve));
  histories.get(editor)?.();
  change();
  // Slate tells of a change in the microtask after it.
  await Promise.resolve();
  histories.get(editor)?.();
}
