import type { Text } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { focusRow } from '../focus/focus.ts';
import type { Registry } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import { severalTexts } from './place-texts.ts';

interface Speaking {
  readonly t: Text;
  readonly store: EditorStore;
  readonly registry: Registry;
  readonly undo: () => void;
}

/** The commands on several blocks at once: each is one step, says once what it did, and keeps the focus. */
export interface SeveralCommands {
  readonly move: (
    keys: readonly string[],
    place: Place,
    options: { readonly isSilent: boolean; readonly focus: string | undefined },
  ) => void;
  /** `said`: what was done with them, where it was more than deleting. */
  readonly remove: (keys: readonly string[], said?: string) => void;
  readonly duplicate: (keys: readonly string[]) => void;
}

export function severalCommands({ t, store, registry, undo }: Speaking): SeveralCommands {
  const document = () => documentOf(store.get());
  const texts = (keys: readonly string[]) => severalTexts({ t, registry, document: document() }, keys);
  /** Runs one and gives whether it changed anything. */
  const change = (run: () => void): boolean => {
    const before = document();
    run();
    return document() !== before;
  };
  return {
    move(keys, place, { isSilent, focus }) {
      if (!change(() => store.dispatch({ type: 'moveBlocks', keys, place }))) return;
      if (!isSilent) announce(t('several.moved', texts(keys)));
      focusRow(store.get().selected, focus);
    },
    remove(keys, said = t('several.deleted', { count: keys.length })) {
      if (!change(() => store.dispatch({ type: 'deleteBlocks', keys }))) return;
      focusRow(store.get().selected);
      notify(said, { action: { label: t('action.undo'), onPress: undo } });
    },
    duplicate(keys) {
      if (!change(() => store.dispatch({ type: 'duplicateBlocks', keys }))) return;
      const { several, selected } = store.get();
      announce(t('several.duplicated', texts(several)));
      focusRow(selected);
    },
  };
}
