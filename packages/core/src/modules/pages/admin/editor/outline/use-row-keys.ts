import type { KeyboardEvent } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusFirstField, focusRow } from '../focus/focus.ts';
import { isMarked } from '../state/several.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import type { useFold } from './use-fold.ts';
import { useOutlineJump } from './use-outline-jump.ts';

interface RowKeys {
  readonly blockKey: string;
  /** The blocks above and below in the outline, nested or not. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly commands: BlockCommands;
  readonly onInsert: (key: string, side: 'before' | 'after') => void;
  readonly fold: ReturnType<typeof useFold>;
  readonly onRename: () => void;
}

/** The keys of a row: those that work wherever in it the focus is, and those of the row itself. */
export function useRowKeys({ blockKey: key, previous, next, commands, onInsert, fold, onRename }: RowKeys) {
  const { isReadOnly } = useEditorContext();
  const isTogether = useEditor((state) => isMarked(state, key));
  const jumpFrom = useOutlineJump(key);

  /** True if the key was one of them. */
  const onShortcut = (event: KeyboardEvent): boolean => {
    if (isShortcut(event, keys.selectAll)) commands.selectAll();
    else if (isTogether && isShortcut(event, keys.back)) commands.selectOne();
    else if (isReadOnly) return false;
    else if (isShortcut(event, keys.up)) commands.step(key, -1);
    else if (isShortcut(event, keys.down)) commands.step(key, 1);
    else if (isShortcut(event, keys.duplicate)) commands.duplicate(key);
    else if (isShortcut(event, keys.remove)) commands.remove(key);
    else if (isShortcut(event, keys.rename)) onRename();
    else return false;
    event.preventDefault();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (onShortcut(event)) return;
    if (fold.onKey(event)) {
      event.preventDefault();
      return;
    }
    const other = isShortcut(event, keys.next) ? next : isShortcut(event, keys.previous) ? previous : jumpFrom(event);
    const side = isShortcut(event, keys.before) ? 'before' : isShortcut(event, keys.after) ? 'after' : undefined;
    if (isShortcut(event, keys.selectNext)) commands.extend(next, 1);
    else if (isShortcut(event, keys.selectPrevious)) commands.extend(previous, -1);
    else if (other !== undefined) {
      commands.select(other);
      focusRow(other);
    } else if (side) {
      if (!isReadOnly) onInsert(key, side);
    } else if (isShortcut(event, keys.fields)) {
      commands.select(key);
      focusFirstField(key);
    } else return;
    event.preventDefault();
  };
  return { onShortcut, onKeyDown };
}
