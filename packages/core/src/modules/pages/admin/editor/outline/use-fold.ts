import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { isShortcut } from '#admin/shell/shortcuts.ts';
import { useStore, useStorePart } from '#admin/ui/store/use-store.ts';
import { keysAt, placeOf } from '#modules/pages/edits/place.ts';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import { useBlock, useEditor, useEditorContext } from '../context/editor-context.ts';
import { focusRow } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { blocksAround } from '../state/folded.store.ts';
import type { Folded } from '../state/folded.store.ts';
import { slotsOf } from '../blocks/outline-rows.ts';

/** Whether a block has something to fold away, and whether it is. */
export function useFold(key: string) {
  const { store, registry, folded } = useEditorContext();
  const canFold = useBlock(key, (state) => slotsOf(registry, documentOf(state), key).length > 0);
  const isFolded = useStorePart(folded, (all) => all.has(key)) && canFold;
  const toggle = (): void => {
    if (isFolded) {
      folded.unfold([key]);
      return;
    }
    const { selected } = store.get();
    // What is selected stays in sight.
    if (selected !== null && blocksAround(documentOf(store.get()), selected).includes(key))
      store.dispatch({ type: 'select', key });
    folded.fold([key]);
  };
  const go = (to: string | null | undefined): boolean => {
    if (!to) return false;
    store.dispatch({ type: 'select', key: to });
    focusRow(to);
    return true;
  };
  return {
    canFold,
    isFolded,
    toggle,
    /** Folds and unfolds; leads out of a block and into it where there is nothing to fold or unfold. True if it was such a key. */
    onKey(event: KeyboardEvent): boolean {
      const isOut = isShortcut(event, keys.fold);
      if (!isOut && !isShortcut(event, keys.unfold)) return false;
      const document = documentOf(store.get());
      if (canFold && isFolded !== isOut) toggle();
      else if (isOut) return go(placeOf(document, key)?.parent);
      else return go(slotsOf(registry, document, key).flatMap((slot) => keysAt(document, { parent: key, slot }))[0]);
      return true;
    },
  };
}

/** What is folded away; a block that comes to be selected is shown. */
export function useFolded(): Folded {
  const { store, folded } = useEditorContext();
  const selected = useEditor((state) => state.selected);
  useEffect(() => {
    if (selected !== null) folded.unfold(blocksAround(documentOf(store.get()), selected));
  }, [selected, store, folded]);
  return useStore(folded);
}
