import { useEffect } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { outlineShortcuts } from '../../shortcuts.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';

const modifiers = new Set(['Control', 'Meta', 'Shift', 'Alt']);

/** In a field of a block, "select all" selects its text; pressed once more, with nothing done in between, the blocks. */
export function useSelectAll(commands: BlockCommands): void {
  useEffect(() => {
    let before: EventTarget | null = null;
    const forget = () => {
      before = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isInForm = event.target instanceof Element && event.target.closest('.lc-block-pane__body') !== null;
      if (!isInForm || !isShortcut(event, outlineShortcuts.selectAll)) {
        if (!modifiers.has(event.key)) forget();
      } else if (before === event.target) {
        event.preventDefault();
        event.stopPropagation();
        forget();
        commands.selectAll();
      } else before = event.target;
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('pointerdown', forget, true);
    window.addEventListener('focusin', forget, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('pointerdown', forget, true);
      window.removeEventListener('focusin', forget, true);
    };
  }, [commands]);
}
