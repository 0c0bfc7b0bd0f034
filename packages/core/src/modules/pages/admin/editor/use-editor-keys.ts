import { useEffect } from 'react';
import { isShortcut } from '../../../../admin/shell/shortcuts.ts';
import { editorShortcuts } from '../shortcuts.ts';
import { useEditorContext } from './editor-context.ts';
import type { BlockCommands } from './outline/use-block-commands.ts';
import { useSave } from './save/use-save.ts';

/** The second shortcut of Windows for it. */
const otherRedo = { keys: 'mod+Y' };

/** Keys that work anywhere in the editor: save, undo, redo. The page has one history, so fields have none of their own. */
export function useEditorKeys(commands: BlockCommands): void {
  const { isReadOnly } = useEditorContext();
  const save = useSave();

  useEffect(() => {
    if (isReadOnly) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above the editor has keys of its own.
      if (document.querySelector('.lc-backdrop')) return;
      const editor = editorShortcuts;
      if (isShortcut(event, editor.save)) void save();
      else if (isShortcut(event, editor.undo)) commands.undo();
      else if (isShortcut(event, editor.redo) || isShortcut(event, otherRedo)) commands.redo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The menu's and the phone's own Undo.
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
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
  }, [save, commands, isReadOnly]);
}
