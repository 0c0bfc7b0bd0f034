import { useEffect, useRef } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';

interface MenuKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const keys = [
  [{ keys: 'mod+S' }, 'save'],
  [{ keys: 'mod+Z' }, 'undo'],
  [{ keys: 'mod+Shift+Z' }, 'redo'],
  [{ keys: 'mod+Y' }, 'redo'],
] as const;

/** Keys that work anywhere on the screen: save, undo, redo. The menu has one history, so its fields have none of their own. */
export function useMenuKeys(commands: MenuKeys): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog has keys of its own.
      if (document.querySelector('.lc-backdrop')) return;
      const [, command] = keys.find(([shortcut]) => isShortcut(event, shortcut)) ?? [];
      if (!command) return;
      latest.current[command]();
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
