import { useMemo } from 'react';
import { dayIn } from '../../../../../contract/time-zone.ts';
import { useApp } from '../../../../../admin/shell/app-context.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { announce } from '../../../../../admin/ui/overlay/announce.ts';
import { notify } from '../../../../../admin/ui/overlay/notify.ts';
import { useEditorContext } from '../editor-context.ts';
import { focusFirstField, focusRow } from '../focus.ts';
import { blockName } from '../registry.ts';
import { activities } from '../state/editor-document.ts';
import { neighbour } from '../state/editor.reducer.ts';
import { documentOf } from '../state/editor-state.ts';
import { newBlocks } from '../state/new-blocks.ts';
import type { Place } from '../../../edits/place.ts';
import { nextPlace } from './next-place.ts';
import { placeTexts } from './place-texts.ts';

/** The commands on a block, from a button, a key or a drag alike: each says what it did and keeps the focus. */
export interface BlockCommands {
  readonly select: (key: string) => void;
  readonly move: (key: string, place: Place, options?: { readonly isSilent?: boolean; readonly focus?: string }) => void;
  /** Moves a block to the place before or after its own: of its list, into a slot, or out of one. */
  readonly step: (key: string, direction: 1 | -1, options?: { readonly focus?: string }) => void;
  readonly remove: (key: string) => void;
  readonly duplicate: (key: string) => void;
  readonly insert: (type: string, place: Place) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useBlockCommands(): BlockCommands {
  const t = useText();
  const { boot } = useApp();
  const { store, registry, page } = useEditorContext();
  return useMemo(() => {
    const document = () => documentOf(store.get());
    const nameOf = (key: string) => blockName(registry, document().blocks[key]?.type ?? '');
    const texts = (key: string) => placeTexts({ t, registry, document: document() }, key);
    const goBack = (direction: 'undo' | 'redo') => {
      const before = document();
      store.dispatch({ type: direction });
      if (document() === before) return;
      announce(t(direction === 'undo' ? 'outline.restored' : 'outline.redone'));
      // What had the focus may be gone with the change.
      requestAnimationFrame(() => {
        const { selected, activity } = store.get();
        if (globalThis.document.activeElement === globalThis.document.body && activity === activities.Editing) focusRow(selected);
      });
    };
    const move: BlockCommands['move'] = (key, place, { isSilent = false, focus } = {}) => {
      const before = document();
      store.dispatch({ type: 'move', key, place });
      if (document() === before) return;
      if (!isSilent) announce(t('outline.moved', texts(key)));
      focusRow(key, focus);
    };
    return {
      select: (key) => store.dispatch({ type: 'select', key }),
      move,
      step(key, direction, options) {
        const place = nextPlace(
          { registry, document: document(), onPage: registry.pageTypes[page.type]?.blocks },
          key,
          direction,
        );
        if (place) move(key, place, options);
      },
      remove(key) {
        const name = nameOf(key);
        const next = neighbour(document(), key);
        store.dispatch({ type: 'delete', key });
        focusRow(next);
        notify(t('outline.deletedNamed', { name }), { action: { label: t('action.undo'), onPress: () => goBack('undo') } });
      },
      duplicate(key) {
        store.dispatch({ type: 'duplicate', key });
        const { selected } = store.get();
        if (selected === null || selected === key) return;
        announce(t('outline.duplicated', texts(selected)));
        focusRow(selected);
      },
      insert(type, place) {
        const [block] = newBlocks(registry, [{ type, props: {} }], { taken: document().blocks, today: dayIn(boot.siteTimeZone) });
        if (!block) return;
        store.dispatch({ type: 'insert', place, block });
        announce(t('outline.added', texts(block.key)));
        focusFirstField(block.key);
      },
      undo: () => goBack('undo'),
      redo: () => goBack('redo'),
    };
  }, [store, registry, page.type, boot.siteTimeZone, t]);
}
