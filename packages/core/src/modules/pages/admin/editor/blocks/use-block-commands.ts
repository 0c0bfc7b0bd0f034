import { useMemo } from 'react';
import { dayIn } from '#contract/time-zone.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusFirstField, focusRow } from '../focus/focus.ts';
import { useBlockUses } from './block-uses.ts';
import { nameOfBlock } from '../registry/registry.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { newBlocks } from '../state/new-blocks.ts';
import { beyondSelected, neighbourOf, togetherWith } from '../state/several.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { nextPlace } from './next-place.ts';
import { placeTexts } from './place-texts.ts';
import { severalCommands } from './several-commands.ts';

/**
 * The commands on a block, from a button, a key or a drag alike: each says what it did and keeps the focus. What is done to
 * one of several that are selected is done to all of them.
 */
export interface BlockCommands {
  readonly select: (key: string) => void;
  /**
   * Selects all blocks up to this one too, and gives the focus to the one that was reached. A step down leaves out what the
   * block before it brings along.
   */
  readonly extend: (key: string | undefined, direction?: 1 | -1) => void;
  readonly selectAll: () => void;
  /** Leaves one of several selected. */
  readonly selectOne: () => void;
  readonly move: (key: string, place: Place, options?: { readonly isSilent?: boolean; readonly focus?: string }) => void;
  /** Moves a block to the place before or after its own: of its list, into a slot, or out of one. */
  readonly step: (key: string, direction: 1 | -1, options?: { readonly focus?: string }) => void;
  /** `said`: what was done, where it was more than deleting. */
  readonly remove: (key: string, said?: string) => void;
  readonly duplicate: (key: string) => void;
  readonly insert: (type: string, place: Place) => void;
  /** Empty: it is called as its type is. */
  readonly rename: (key: string, name: string) => void;
  /** Asks which type shall take the place of a block. */
  readonly askReplacement: (key: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useBlockCommands(): BlockCommands {
  const t = useText();
  const { boot } = useApp();
  const { store, registry, page } = useEditorContext();
  const habit = useBlockUses();
  return useMemo(() => {
    const document = () => documentOf(store.get());
    const nameOf = (key: string) => nameOfBlock(registry, document().blocks[key] ?? { type: '' });
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
    const together = (key: string) => togetherWith(store.get(), key);
    const several = severalCommands({ t, store, registry, undo: () => goBack('undo') });
    const sayHowMany = () => {
      const { several: keys, selected } = store.get();
      if (keys.length > 0) announce(t('several.selected', { count: keys.length }));
      else if (selected !== null) announce(t('several.one', { name: nameOf(selected) }));
      focusRow(selected);
    };
    const move: BlockCommands['move'] = (key, place, { isSilent = false, focus } = {}) => {
      const { several: keys } = store.get();
      if (keys.includes(key)) {
        several.move(keys, place, { isSilent, focus });
        return;
      }
      const before = document();
      store.dispatch({ type: 'move', key, place });
      if (document() === before) return;
      if (!isSilent) announce(t('outline.moved', texts(key)));
      focusRow(key, focus);
    };
    return {
      select: (key) => store.dispatch({ type: 'select', key }),
      extend(key, direction) {
        const to = direction === 1 && key !== undefined ? beyondSelected(store.get(), key) : key;
        if (to === undefined) return;
        store.dispatch({ type: 'extend', key: to });
        sayHowMany();
      },
      selectAll() {
        store.dispatch({ type: 'selectAll' });
        sayHowMany();
      },
      selectOne() {
        store.dispatch({ type: 'select', key: store.get().selected });
        sayHowMany();
      },
      move,
      step(key, direction, options) {
        const keys = together(key);
        const around = { registry, document: document(), onPage: registry.pageTypes[page.type]?.blocks };
        const place = nextPlace(around, keys, direction);
        if (place) move(keys.includes(key) ? key : (keys[0] ?? key), place, options);
      },
      remove(key, said) {
        const keys = together(key);
        if (keys.length > 1) {
          several.remove(keys, said);
          return;
        }
        const name = nameOf(key);
        const next = neighbourOf(document(), [key]);
        store.dispatch({ type: 'delete', key });
        focusRow(next);
        notify(said ?? t('outline.deletedNamed', { name }), {
          action: { label: t('action.undo'), onPress: () => goBack('undo') },
        });
      },
      duplicate(key) {
        const keys = together(key);
        if (keys.length > 1) {
          several.duplicate(keys);
          return;
        }
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
        habit.count(type);
        announce(t('outline.added', texts(block.key)));
        focusFirstField(block.key);
      },
      rename(key, name) {
        const before = document().blocks[key];
        if (!before || name === (before.name ?? '')) return;
        store.dispatch({ type: 'name', key, value: name });
        announce(t('outline.renamed', { former: nameOfBlock(registry, before), name: nameOf(key) }));
      },
      askReplacement(key) {
        store.dispatch({ type: 'select', key });
        store.dispatch({ type: 'activity', activity: activities.ReplaceBlock });
      },
      undo: () => goBack('undo'),
      redo: () => goBack('redo'),
    };
  }, [store, registry, page.type, boot.siteTimeZone, habit, t]);
}
