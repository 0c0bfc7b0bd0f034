import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { createTypeAhead, nextThatBegins } from '#admin/ui/tree/type-ahead.ts';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { blockSummary, nameOfBlock } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { keysInSight } from '../blocks/outline-rows.ts';

/** One for all rows: the focus goes from row to row while a word is typed. */
const ahead = createTypeAhead();

const isLetter = ({ key, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey && (key !== ' ' || ahead.isTyping(timeStamp));

/** To which block a key leads from a row: the first, the last, or the next whose name or words begin as was typed. */
export function useOutlineJump(from: string): (event: KeyboardEvent) => string | undefined {
  const { store, registry, folded } = useEditorContext();
  return useMemo(
    () => (event) => {
      const document = documentOf(store.get());
      const inSight = () => keysInSight(document, folded.get());
      if (isShortcut(event, keys.first)) return inSight().at(0);
      if (isShortcut(event, keys.last)) return inSight().at(-1);
      if (!isLetter(event)) return undefined;
      const all = inSight();
      const names = all.map((key) => {
        const block = document.blocks[key];
        return block ? [nameOfBlock(registry, block), blockSummary(registry, block)] : [];
      });
      const found = nextThatBegins(names, ahead.press(event.key, event.timeStamp), all.indexOf(from));
      return found === undefined ? undefined : all[found];
    },
    [store, registry, folded, from],
  );
}
