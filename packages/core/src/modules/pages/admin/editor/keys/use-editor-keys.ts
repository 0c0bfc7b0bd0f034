import { useEffect } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { editorShortcuts } from '../../shortcuts.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { useCommentOn } from '../comments/use-comment-on.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { useSave } from '../unsaved/use-save.ts';

/** The second shortcut of Windows for it. */
const otherRedo = { keys: 'mod+Y' };

/** What is typed here is no part of the page, and has the history that browsers give it. */
const hasOwnHistory = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-own-history]') !== null;

/** Keys that work anywhere in the editor: save, undo, redo, comment. The page has one history, so fields have none of their own. */
export function useEditorKeys(commands: BlockCommands): void {
  const { store, isReadOnly } = useEditorContext();
  const commentOn = useCommentOn();
  const save = useSave();

  useEffect(() => {
    const runOf = (event: KeyboardEvent) => {
      const editor = editorShortcuts;
      const { selected } = store.get();
      if (isShortcut(event, editor.comment)) return selected === null ? undefined : () => commentOn(selected);
      if (isReadOnly) return undefined;
      if (isShortcut(event, editor.save)) return () => void save();
      if (hasOwnHistory(event)) return undefined;
      if (isShortcut(event, editor.undo)) return commands.undo;
      return isShortcut(event, editor.redo) || isShortcut(event, otherRedo) ? commands.redo : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const run = runOf(event);
      // A dialog above the editor has keys of its own. Looked for last: it goes through the whole document.
      if (!run || document.querySelector('.lc-backdrop')) return;
      run();
      event.preventDefault();
      event.stopPropagation();
    };
    // The menu's and the phone's own Undo.
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      if (isReadOnly || hasOwnHistory(event)) return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') commands.undo();
      else commands.redo();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('beforeinput', onBeforeInput, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('beforeinput', onBeforeInput, true);
    };
  }, [save, commands, commentOn, store, isReadOnly]);
}
