import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { editorShortcuts } from '../../shortcuts.ts';

/** Id of the field in which one types what to look for. */
export const findFieldId = 'find-in-page';
export const findBarId = 'find-bar';

/** Whether the find bar is open. Its key opens it, or goes to it; pressed in it, the browser's own comes. */
export function useFindKey(): { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above the editor has keys of its own.
      if (!isShortcut(event, editorShortcuts.find) || document.querySelector('.lc-backdrop')) return;
      if (document.getElementById(findBarId)?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
      const field = document.getElementById(findFieldId);
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return { isOpen, open: useCallback(() => setOpen(true), []), close: useCallback(() => setOpen(false), []) };
}
